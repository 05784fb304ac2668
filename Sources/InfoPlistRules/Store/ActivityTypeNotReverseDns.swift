import Linting

struct ActivityTypeNotReverseDns: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "store/activity-type-not-reverse-dns", "a type of activity is not in reverse DNS form", .info, .style,
    rationale:
      "Types of activities are compared across all apps of a team and with the web. A plain word can mean the activity of another app; the "
      + "documentation asks for reverse DNS form. Names of intents are the exception.",
    remedy: "Write it as com.example.app.activity.",
    citations: [.keyPage("nsuseractivitytypes"), Citation(.applePage("foundation/nsuseractivity"), .high)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: ["<key>NSUserActivityTypes</key>\n<array>\n<string>«reading»</string>\n</array>"],
      passing: [
        .info(
          "<key>NSUserActivityTypes</key>\n<array>\n<string>com.example.reading</string>\n<string>INSendMessageIntent</string>\n"
            + "<string>OrderSoupIntent</string>\n<string>$(PRODUCT_BUNDLE_IDENTIFIER).reading</string>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for element in info["NSUserActivityTypes"]?.elements ?? [] {
      guard let type: String = element.literal, !type.isEmpty, !type.contains("."), !type.hasSuffix("Intent") else { continue }
      context.report(
        "the activity '\(type)' is not in reverse DNS form", at: .content(element), help: "write it as 'com.example.app.\(type)'")
    }
  }
}
