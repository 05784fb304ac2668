import Linting

struct DuplicateShortcutType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/duplicate-shortcut-type", "two shortcuts have the same type", .warning, .runtime,
    rationale:
      "The type is all that the app gets to know which shortcut was chosen. With one type twice it cannot tell them apart.",
    remedy: "Give each shortcut a type of its own.",
    citations: [.keyPage("uiapplicationshortcutitems/uiapplicationshortcutitemtype")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIApplicationShortcutItems</key>\n<array>\n<dict>\n<key>UIApplicationShortcutItemType</key>\n"
            + "<string>t</string>\n</dict>\n<dict>\n<key>UIApplicationShortcutItemType</key>\n<string>«t»</string>\n</dict>\n"
            + "</array>")
      ],
      passing: [
        .info(
          "<key>UIApplicationShortcutItems</key>\n<array>\n<dict>\n<key>UIApplicationShortcutItemType</key>\n"
            + "<string>t</string>\n</dict>\n<dict>\n<key>UIApplicationShortcutItemType</key>\n<string>t</string>\n"
            + "<key>UIApplicationShortcutItemUserInfo</key>\n<dict/>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    var seen: Set<String> = []
    for item in info["UIApplicationShortcutItems"]?.elements ?? [] {
      guard let type: PlacedValue = item["UIApplicationShortcutItemType"], let text: String = type.literal else { continue }
      // User info may tell them apart.
      guard !seen.insert(text).inserted, item["UIApplicationShortcutItemUserInfo"] == nil else { continue }
      context.report("another shortcut has the type '\(text)' too", at: .content(type), help: "give each shortcut a type of its own")
    }
  }
}
