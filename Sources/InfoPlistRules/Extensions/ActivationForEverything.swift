import Linting

struct ActivationForEverything: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/activation-for-everything", "an extension is offered for everything", .error, .store,
    rationale:
      "Templates set the activation rule to TRUEPREDICATE, so that the extension shows up while it is being developed. The store refuses an "
      + "app with such an extension, and people are offered it for content that it cannot handle.",
    remedy: "List the kinds of content that the extension handles, or write a predicate that names their types.",
    citations: [
      .reference(.appExtensions), .store("ITMS-90362", seenAt: "mindlib-capacitor/send-intent#86"),
      .repository("alinz/react-native-share-extension", "issue 7"),
    ],
    requirements: ["R-EXT-025"])

  static var examples: RuleExamples {
    func rule(_ text: String) -> String {
      "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>NSExtensionActivationRule</key>\n"
        + "<string>\(text)</string>\n</dict>\n</dict>"
    }
    return RuleExamples(
      failing: [.info(rule("«TRUEPREDICATE»"), stage: .product), .info(rule("«TRUEPREDICATE»"))],
      passing: [.info(rule("SUBQUERY(extensionItems, $item, $item.attachments.@count == 1).@count == 1"))])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let rule: PlacedValue = ExtensionPoints.activationRule(info), let text: String = rule.literal,
      ExtensionPoints.word(text) == "TRUEPREDICATE"
    else { return }
    context.report(
      "the activation rule is TRUEPREDICATE", at: .content(rule),
      notes: [DiagnosticNote("the extension is offered for everything, and the App Store refuses that")],
      help: "say what the extension handles", severity: info.facts.stage == .source ? .warning : nil)
  }
}
