import Linting

struct EmptyPurposeString: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/empty-purpose-string", "a purpose string is empty", .error, .store,
    rationale:
      "The text explains to people why the app wants their camera, location or other data. An empty one counts as missing: the store refuses "
      + "the app, and people would see a question without a reason. White space alone is empty, too.",
    remedy: "Write why the app needs the data, or delete the key together with the code that asks for it.",
    citations: [
      Citation(.swiftBuild), .store("ITMS-90683", seenAt: "TelegramMessenger/Telegram-iOS#1061"),
      .applePage("uikit/requesting-access-to-protected-resources"), .reference(.cocoa), .store("ITMS-90738", .low),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSCameraUsageDescription</key>\n«<string></string>»",
        "<key>NSMicrophoneUsageDescription</key>\n«<string>  \n </string>»",
        .info(
          "<key>NSLocationTemporaryUsageDescriptionDictionary</key>\n<dict>\n<key>Navigation</key>\n«<string></string>»\n</dict>",
          note: "a reason for full accuracy"),
      ],
      passing: [
        "<key>NSCameraUsageDescription</key>\n<string>Scan the code on a ticket.</string>",
        "<key>NSCameraUsageDescription</key>\n<string>$(CAMERA_TEXT)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (value, text) in PurposeStrings.all(in: info) where PurposeStrings.isBlank(text) {
      context.report(
        "'\(value.key)' is \(text.isEmpty ? "empty" : "only white space")", at: .value(value),
        notes: [DiagnosticNote("it counts as missing: the store refuses the app, or the system ends it when it asks")],
        help: "write why the app needs it, or delete the key",
        // Templates of system extensions have this one, which no store looks for.
        severity: value.key == "NSSystemExtensionUsageDescription" ? .warning : nil)
    }
  }
}
