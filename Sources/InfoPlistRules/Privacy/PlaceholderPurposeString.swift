import Linting

struct PlaceholderPurposeString: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/placeholder-purpose-string", "a purpose string is a placeholder", .warning, .store,
    rationale:
      "A text that was left for later is shown to people word for word, and reviewers of the store refuse it. It stands between the app and the "
      + "permission.",
    remedy: "Write what the app does with the data.",
    citations: [
      Citation(Source("App Review Guidelines, 5.1.1 (ii)"), .high), .store("ITMS-90683", seenAt: "TelegramMessenger/Telegram-iOS#1061"),
      .applePage("uikit/requesting-access-to-protected-resources"), .store("ITMS-90738", .low),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSCameraUsageDescription</key>\n<string>«TODO»</string>",
        "<key>NSContactsUsageDescription</key>\n<string>«Lorem ipsum dolor sit amet»</string>",
        "<key>NSMotionUsageDescription</key>\n<string>«Your description here»</string>",
      ],
      passing: [
        "<key>NSCameraUsageDescription</key>\n<string>Take a picture of your to-do list.</string>",
        "<key>MYText</key>\n<string>TODO</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (value, text) in PurposeStrings.all(in: info) where Self.isPlaceholder(text) {
      context.report(
        "'\(value.key)' is a placeholder: '\(text.prefix(60))'", at: .content(value), help: "write what the app does with it")
    }
  }

  private static let wholes: Set<String> = [
    "todo", "tbd", "fixme", "test", "testing", "text", "string", "description", "reason", "reason here", "usage", "usage description",
    "n/a",
    "na", "none", "null", "nil", "undefined", "placeholder", "sample", "example", "xxx", "asdf", "abc", "foo", "bar", "?", "-", ".", "...",
    "…", "privacy", "permission", "message", "your message", "some text", "some description", "dummy",
  ]

  private static let parts: [String] = [
    "lorem ipsum", "todo:", "todo ", "fixme", "tbd.", "your description", "description here", "description goes here", "your reason",
    "reason goes here", "insert reason", "insert text", "your text", "text here", "your message here", "enter description", "replace this",
    "replace me", "change me", "changeme", "usage description here", "put your", "add a description", "<#",
  ]

  static func isPlaceholder(_ text: String) -> Bool {
    guard text.utf8.count <= 200 else { return text.lowercased().contains("lorem ipsum") }
    let lower: String = KeyNames.trim(text).lowercased()
    return wholes.contains(lower)
      || parts.contains { part in
        // A part that begins with a word must stand at the start of a word, so that "a todo list" in a sentence passes.
        part.hasPrefix("todo") ? lower.hasPrefix(part) : lower.contains(part)
      }
  }
}
