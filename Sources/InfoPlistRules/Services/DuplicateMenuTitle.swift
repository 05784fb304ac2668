import Linting

struct DuplicateMenuTitle: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "services/duplicate-menu-title", "two services of an app have the same title", .warning, .runtime,
    rationale:
      "People cannot tell two entries of one title apart: the system adds the name of the app, which is the same for "
      + "both.",
    remedy: "Give one of them another title.",
    citations: [.reference(.cocoa), .keyPage("nsservices/nsmenuitem")],
    requirements: ["R-SVC-032", "R-SVC-035"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>«Add Note»</string>\n</dict>\n<key>NSMessage</key>\n<string>other</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n</array>"
        )
      ],
      passing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add List</string>\n</dict>\n<key>NSMessage</key>\n<string>other</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n</array>"
        ),
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendFileTypes</key>\n<array>\n<string>public.image</string>\n</array>\n</dict>\n</array>",
          note: "one service for two kinds of data"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    var seen: [String: String] = [:]
    for service in info["NSServices"]?.elements ?? [] {
      guard let value: PlacedValue = service["NSMenuItem"]?["default"], let text: String = value.literal, !text.isEmpty else { continue }
      // Two entries that call the same method are one service for two kinds of data.
      let message: String = service["NSMessage"]?.string ?? ""
      guard let first: String = seen.updateValue(message, forKey: text), first != message else { continue }
      context.report("another service has the title '\(text)' too", at: .content(value), help: "choose another title")
    }
  }
}
