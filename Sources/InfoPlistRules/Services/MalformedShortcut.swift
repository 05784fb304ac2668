import Linting

struct MalformedShortcut: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "services/malformed-shortcut", "the keyboard shortcut of a service is not a single character", .warning, .runtime,
    rationale:
      "A shortcut is one character, called together with Command; a capital letter asks for Shift. Any other text gives "
      + "no shortcut.",
    remedy: "Write one character.",
    citations: [.reference(.cocoa), .keyPage("nsservices/nskeyequivalent")],
    requirements: ["R-SVC-037", "R-SVC-038"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSKeyEquivalent</key>\n<dict>\n<key>default</key>\n<string>«Cmd+N»</string>\n</dict>\n</dict>\n</array>"
        )
      ],
      passing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSKeyEquivalent</key>\n<dict>\n<key>default</key>\n<string>N</string>\n</dict>\n</dict>\n</array>"
        ),
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSKeyEquivalent</key>\n<dict>\n<key>default</key>\n<string></string>\n</dict>\n</dict>\n</array>"
        ),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for service in info["NSServices"]?.elements ?? [] {
      guard let value: PlacedValue = service["NSKeyEquivalent"]?["default"], let text: String = value.literal, text.count > 1 else {
        continue
      }
      context.report("the shortcut '\(text)' is not a single character", at: .content(value), help: "write one character, such as 'N'")
    }
  }
}
