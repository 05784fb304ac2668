import Linting

struct TooManyShortcuts: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/too-many-shortcuts", "an app declares more shortcuts than the Home Screen shows", .info, .runtime,
    rationale:
      "The Home Screen shows four shortcuts of an app, those of the Info.plist first. Later ones, and those made at run "
      + "time, are never seen.",
    remedy: "Keep the four most useful ones.",
    citations: [.keyPage("uiapplicationshortcutitems"), .applePage("uikit/menus-and-shortcuts")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIApplicationShortcutItems</key>\n«<array>\n<dict>\n<key>UIApplicationShortcutItemType</key>\n"
            + "<string>t0</string>\n<key>UIApplicationShortcutItemTitle</key>\n<string>x</string>\n</dict>\n<dict>\n"
            + "<key>UIApplicationShortcutItemType</key>\n<string>t1</string>\n<key>UIApplicationShortcutItemTitle</key>\n"
            + "<string>x</string>\n</dict>\n<dict>\n<key>UIApplicationShortcutItemType</key>\n<string>t2</string>\n"
            + "<key>UIApplicationShortcutItemTitle</key>\n<string>x</string>\n</dict>\n<dict>\n"
            + "<key>UIApplicationShortcutItemType</key>\n<string>t3</string>\n<key>UIApplicationShortcutItemTitle</key>\n"
            + "<string>x</string>\n</dict>\n<dict>\n<key>UIApplicationShortcutItemType</key>\n<string>t4</string>\n"
            + "<key>UIApplicationShortcutItemTitle</key>\n<string>x</string>\n</dict>\n</array>»")
      ],
      passing: [
        .info(
          "<key>UIApplicationShortcutItems</key>\n<array>\n<dict>\n<key>UIApplicationShortcutItemType</key>\n"
            + "<string>t</string>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = info["UIApplicationShortcutItems"], list.elements.count > 4 else { return }
    context.report(
      "the Home Screen shows four of these \(list.elements.count) shortcuts", at: .value(list), help: "keep the four most useful ones")
  }
}
