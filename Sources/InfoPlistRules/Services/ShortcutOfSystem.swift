import Linting

struct ShortcutOfSystem: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "services/shortcut-of-system", "the keyboard shortcut of a service is that of a standard command", .info, .runtime,
    rationale:
      "The shortcut of a service works with Command in all apps, unless the app in front has a command with the same one. Copy, Paste, Save, Quit and "
      + "other standard commands exist in nearly every app, so that the service is never called by the shortcut.",
    remedy: "Choose a capital letter, which adds Shift, or none: people set shortcuts of services in System Settings.",
    citations: [
      .reference(.cocoa), .keyPage("nsservices/nskeyequivalent"), Citation(Source("Human Interface Guidelines: Keyboards, Apple")),
    ],
    requirements: ["R-SVC-039"])

  private static func service(_ key: String) -> String {
    "<key>NSServices</key>\n<array>\n<dict>\n<key>NSKeyEquivalent</key>\n<dict>\n<key>default</key>\n<string>\(key)</string>\n</dict>\n"
      + "<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n"
      + "<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n"
      + "</array>"
  }

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.info(service("«c»")), .info(service("«q»"))],
      passing: [.info(service("N")), .info(service("y")), .info(service(""))])
  }

  /// With Command: About all of the menus of an app, Files, Edit and Window.
  private static let standard: [String: String] = [
    "a": "Select All", "c": "Copy", "f": "Find", "h": "Hide", "m": "Minimize", "n": "New", "o": "Open", "p": "Print", "q": "Quit",
    "s": "Save",
    "v": "Paste", "w": "Close", "x": "Cut", "z": "Undo", "Z": "Redo", ",": "Settings", "?": "Help",
  ]

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for service in info["NSServices"]?.elements ?? [] {
      guard let value: PlacedValue = service["NSKeyEquivalent"]?["default"], let text: String = value.literal,
        let command: String = Self.standard[text]
      else { continue }
      context.report("'\(text)' with Command is '\(command)' in nearly every app", at: .content(value), help: "choose another shortcut")
    }
  }
}
