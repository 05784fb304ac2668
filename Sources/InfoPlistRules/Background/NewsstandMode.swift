import Linting

struct NewsstandMode: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "background/newsstand-mode", "the background mode of Newsstand is set", .info, .style,
    rationale:
      "Newsstand went away with iOS 9. Its mode does nothing any more; downloads in the background use URL sessions, "
      + "and new content is announced by notifications.",
    remedy: "Delete the mode.",
    citations: [.keyPage("uibackgroundmodes"), Citation(.swiftBuild)],
    requirements: ["R-IOS-018"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n<string>«newsstand-content»</string>\n</array>",
          fixed: "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>")
      ],
      passing: [
        .info("<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = BackgroundModes.mode("newsstand-content", in: info) else { return }
    context.report("'newsstand-content' does nothing any more", at: .content(value), help: "delete it", fixes: [.remove(value)])
  }
}
