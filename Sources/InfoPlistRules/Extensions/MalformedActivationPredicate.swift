import Linting

struct MalformedActivationPredicate: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/malformed-activation-predicate", "the activation rule of an extension is a predicate that cannot be parsed", .error,
    .runtime,
    rationale:
      "A predicate that does not parse never holds: the extension is not offered for anything, and the store refuses it. Quotation marks "
      + "that a word processor or a web page has made typographic are the usual reason, an unbalanced bracket the next.",
    remedy: "Correct the predicate. NSPredicate(format:) in a playground shows whether it parses.",
    citations: [
      .reference(.appExtensions), .store("ITMS-90362", seenAt: "mindlib-capacitor/send-intent#86"),
      .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule"),
    ],
    requirements: ["R-EXT-025"])

  private static func example(_ predicate: String) -> String {
    "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>NSExtensionActivationRule</key>\n"
      + "<string>\(predicate)</string>\n</dict>\n</dict>"
  }

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          example(
            "«SUBQUERY(extensionItems, $i, SUBQUERY($i.attachments, $a, ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "
              + "\u{201C}public.url\u{201D}).@count == 1).@count == 1»")),
        .info(example("«SUBQUERY(extensionItems, $i, $i.attachments.@count == 1.@count == 1»")),
        .info(example("«SUBQUERY(extensionItems, $i.attachments.@count == 1).@count == 1»")),
      ],
      passing: [
        .info(example("SUBQUERY (extensionItems, $i, $i.attachments.@count == 1).@count == 1")),
        .info(
          example(
            "SUBQUERY(extensionItems,$i,SUBQUERY($i.attachments,$a,ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "
              + "'public.html').@count==$i.attachments.@count).@count&gt;0")),
        .info(example("TRUEPREDICATE"), note: "another rule tells of it"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    // Predicates have variables of their own, `$name`; only references to build settings hide what will stand there.
    guard let rule: PlacedValue = ExtensionPoints.activationRule(info), let text: String = rule.string,
      BuildVariable.firstReference(in: text) == nil, !text.contains("{{"),
      let problem: PredicateText.Problem = PredicateText.problem(in: text)
    else { return }
    context.report(
      "the predicate of the activation rule cannot be parsed: \(problem.message)", at: text.isEmpty ? .value(rule) : .content(rule),
      notes: [DiagnosticNote("the extension is never offered")], help: problem.help)
  }
}
