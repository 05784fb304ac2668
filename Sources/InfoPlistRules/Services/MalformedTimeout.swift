import Linting

struct MalformedTimeout: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "services/malformed-timeout", "the time that a service may take is no number", .warning, .runtime,
    rationale:
      "NSTimeout is the number of milliseconds that the system waits for an answer, as digits in a string. Another text "
      + "is not read, and the system waits as long as it likes.",
    remedy: "Write milliseconds as digits.",
    citations: [.reference(.cocoa), .keyPage("nsservices/nstimeout")],
    requirements: ["R-SVC-041"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSTimeout</key>\n<string>«30s»</string>\n</dict>\n</array>"
        )
      ],
      passing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSTimeout</key>\n<string>30000</string>\n</dict>\n</array>"
        )
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for service in info["NSServices"]?.elements ?? [] {
      guard let value: PlacedValue = service["NSTimeout"], let text: String = value.literal, !Grammar.isDigits(KeyNames.trim(text)[...])
      else { continue }
      context.report("'\(text)' is no number of milliseconds", at: .content(value), help: "write digits, such as '30000'")
    }
  }
}
