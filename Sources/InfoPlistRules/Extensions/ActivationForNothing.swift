import Linting

struct ActivationForNothing: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/activation-for-nothing", "the activation rule of an extension never holds", .warning, .runtime,
    rationale:
      "The extension is offered when its rule supports all that is shared. Where every kind of content is missing, false or limited to zero, "
      + "or the predicate is FALSEPREDICATE, nobody ever sees the extension.",
    remedy: "Include each kind of content that the extension handles, with a value that is not zero.",
    citations: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule")],
    requirements: ["R-EXT-014"])

  private static func example(_ rule: String) -> String {
    "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>NSExtensionActivationRule</key>\n\(rule)\n</dict>\n"
      + "<key>NSExtensionPointIdentifier</key>\n<string>com.apple.share-services</string>\n</dict>"
  }

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          example(
            "«<dict>»\n<key>NSExtensionActivationSupportsText</key>\n<false/>\n"
              + "<key>NSExtensionActivationSupportsImageWithMaxCount</key>\n<integer>0</integer>\n</dict>")),
        .info(example("<string>«FALSEPREDICATE»</string>")),
      ],
      passing: [
        .info(example("<dict>\n<key>NSExtensionActivationSupportsText</key>\n<true/>\n</dict>")),
        .info(
          example("<dict>\n<key>NSExtensionActivationSupportsAttachmentsWithMaxCount</key>\n<integer>2</integer>\n</dict>"),
          note: "attachments of any kind"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let rule: PlacedValue = ExtensionPoints.activationRule(info),
      let point: String = info["NSExtension"]?["NSExtensionPointIdentifier"]?.literal, ExtensionPoints.withActivationRule.contains(point)
    else { return }
    if let text: String = rule.literal {
      guard ExtensionPoints.word(text) == "FALSEPREDICATE" else { return }
      context.report(
        "the activation rule is FALSEPREDICATE", at: .content(rule), notes: [DiagnosticNote("the extension is never offered")],
        help: "say what the extension handles", severity: .info)
      return
    }
    guard rule.kind == .dictionary else { return }
    let supported: [PlacedValue] = rule.members.filter { $0.key.hasPrefix("NSExtensionActivationSupports") && !Self.isNothing($0) }
    // Unknown members may say something; another rule tells of them.
    let unknown: Bool = rule.members.contains { !$0.key.hasPrefix("NSExtensionActivation") }
    guard supported.isEmpty, !unknown else { return }
    context.report(
      "the activation rule supports no kind of content", at: .opening(of: rule), notes: [DiagnosticNote("the extension is never offered")],
      help: "include each kind of content that the extension handles")
  }

  private static func isNothing(_ value: PlacedValue) -> Bool {
    if value.node.boolean == false { return true }
    if let number: PropertyListInteger = value.node.integer { return number.description == "0" }
    return value.literal.map { $0 == "0" || Shapes.boolean($0) == false } ?? false
  }
}
