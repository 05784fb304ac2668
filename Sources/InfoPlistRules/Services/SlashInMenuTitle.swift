import Linting

struct SlashInMenuTitle: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "services/slash-in-menu-title", "a slash stands in the title of a service", .info, .runtime, activation: .onRequest,
    rationale:
      "Up to Mac OS X 10.5 a slash made a submenu. Since then only what follows the last slash is shown, which may not "
      + "say enough by itself.",
    remedy: "Write the title as it is to be shown.",
    citations: [.reference(.cocoa), .keyPage("nsservices/nsmenuitem")],
    requirements: ["R-SVC-033", "R-SVC-034"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>«Notes/Add»</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n</array>"
        )
      ],
      passing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n</array>"
        )
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for service in info["NSServices"]?.elements ?? [] {
      guard let value: PlacedValue = service["NSMenuItem"]?["default"], let text: String = value.literal,
        let slash: String.Index = text.lastIndex(of: "/")
      else { continue }
      context.report(
        "of '\(text)' only '\(text[text.index(after: slash)...])' is shown", at: .content(value),
        help: "write the title as it is to be shown")
    }
  }
}
