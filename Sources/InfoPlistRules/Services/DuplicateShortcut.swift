import Linting

struct DuplicateShortcut: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "services/duplicate-shortcut", "two services of an app have the same keyboard shortcut", .warning, .runtime,
    rationale:
      "A shortcut calls one service. Of two with the same one, the other can be reached by the menu only.",
    remedy: "Give one of them another shortcut. A capital letter is another one than a small letter.",
    citations: [.reference(.cocoa), .keyPage("nsservices/nskeyequivalent")],
    requirements: ["R-SVC-039"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>A</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSKeyEquivalent</key>\n<dict>\n<key>default</key>\n<string>N</string>\n</dict>\n</dict>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>B</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSKeyEquivalent</key>\n<dict>\n<key>default</key>\n<string>«N»</string>\n</dict>\n</dict>\n</array>"
        )
      ],
      passing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>A</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSKeyEquivalent</key>\n<dict>\n<key>default</key>\n<string>N</string>\n</dict>\n</dict>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>B</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSKeyEquivalent</key>\n<dict>\n<key>default</key>\n<string>n</string>\n</dict>\n</dict>\n</array>"
        )
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    var seen: Set<String> = []
    for service in info["NSServices"]?.elements ?? [] {
      guard let value: PlacedValue = service["NSKeyEquivalent"]?["default"], let text: String = value.literal, !text.isEmpty else {
        continue
      }
      guard !seen.insert(text).inserted else { continue }
      context.report("another service has the shortcut '\(text)' too", at: .content(value), help: "choose another one")
    }
  }
}
