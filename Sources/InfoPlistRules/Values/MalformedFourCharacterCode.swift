import Linting

struct MalformedFourCharacterCode: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/malformed-four-character-code", "a code does not have four characters", .warning, .runtime,
    rationale:
      "Codes of types and of audio components are exactly four characters, spaces included. A shorter or longer text is no "
      + "code.",
    remedy: "Write four characters.",
    citations: [.reference(.coreFoundation), .applePage("audiotoolbox")],
    requirements: ["R-DOC-022"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeOSTypes</key>\n<array>\n<string>«TEXTS»</string>\n</array>\n</dict>\n</array>"
      ],
      passing: [
        "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeOSTypes</key>\n<array>\n<string>TEXT</string>\n</array>\n</dict>\n</array>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, format) in Formats.strings(of: [.fourCharacterCode], in: info) {
      guard !Formats.isValid(KeyNames.trim(text), format) else { continue }
      context.report(
        "'\(text)' does not have four characters", at: .content(item.value),
        help: "write a code of exactly four characters")
    }
  }
}
