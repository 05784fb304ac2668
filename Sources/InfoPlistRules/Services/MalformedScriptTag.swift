import Linting

struct MalformedScriptTag: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "services/malformed-script-tag", "a script is not written as a tag of four letters", .warning, .runtime,
    rationale:
      "NSTextScript compares with tags of ISO 15924, such as Latn or Cyrl. A service with another text is never "
      + "offered.",
    remedy: "Write the tag of the script.",
    citations: [.reference(.cocoa)],
    requirements: ["R-SVC-021"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSRequiredContext</key>\n<dict>\n<key>NSTextScript</key>\n<string>«Latin»</string>\n</dict>\n</dict>\n</array>"
        )
      ],
      passing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSRequiredContext</key>\n<dict>\n<key>NSTextScript</key>\n<string>Latn</string>\n</dict>\n</dict>\n</array>"
        )
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for service in info["NSServices"]?.elements ?? [] {
      guard let conditions: PlacedValue = service["NSRequiredContext"] else { continue }
      for condition in conditions.kind == .array ? conditions.elements : [conditions] {
        guard let scripts: PlacedValue = condition["NSTextScript"] else { continue }
        for script in scripts.kind == .array ? scripts.elements : [scripts] {
          guard let text: String = script.literal, text.count != 4 || !text.allSatisfy({ $0.isASCII && $0.isLetter }) else { continue }
          context.report("'\(text)' is not the tag of a script", at: .content(script), help: "write four letters, such as 'Latn'")
        }
      }
    }
  }
}
