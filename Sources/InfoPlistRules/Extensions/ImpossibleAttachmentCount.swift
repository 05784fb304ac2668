import Linting

struct ImpossibleAttachmentCount: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/impossible-attachment-count", "an activation rule asks for more attachments than it allows", .warning, .runtime,
    rationale: "No number of attachments is at least the minimum and at most the maximum, so that the extension is never offered.",
    remedy: "Make the maximum at least as large as the minimum.",
    citations: [
      .reference(.appExtensions),
      .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule/nsextensionactivationsupportsattachmentswithmaxcount"),
    ],
    requirements: ["R-EXT-015"])

  private static func example(_ least: String, _ most: String) -> String {
    "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>NSExtensionActivationRule</key>\n<dict>\n"
      + "<key>NSExtensionActivationSupportsAttachmentsWithMaxCount</key>\n\(most)\n"
      + "<key>NSExtensionActivationSupportsAttachmentsWithMinCount</key>\n\(least)\n</dict>\n</dict>\n</dict>"
  }

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.info(example("<integer>«3»</integer>", "<integer>2</integer>"))],
      passing: [.info(example("<integer>1</integer>", "<integer>2</integer>"))])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let rule: PlacedValue = ExtensionPoints.activationRule(info),
      let value: PlacedValue = rule["NSExtensionActivationSupportsAttachmentsWithMinCount"],
      let least: Int = value.node.integer.flatMap({ Int($0.description) }),
      let most: Int = rule["NSExtensionActivationSupportsAttachmentsWithMaxCount"]?.node.integer.flatMap({ Int($0.description) }),
      least > most
    else { return }
    context.report(
      "at least \(least) attachments are asked for, but at most \(most) allowed", at: .content(value),
      notes: [DiagnosticNote("the extension is never offered")], help: "make the maximum at least as large as the minimum")
  }
}
