import Linting

struct InitialOrientationNotSupported: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/initial-orientation-not-supported", "the orientation at the start is not among the supported ones", .warning, .runtime,
    rationale:
      "UIInterfaceOrientation says how the app starts, the list how it may stand. A start outside the list is turned at "
      + "once or ignored.",
    remedy: "Add the orientation to the list, or delete UIInterfaceOrientation.",
    citations: [.reference(.iOS)],
    requirements: ["R-IOS-030"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIInterfaceOrientation</key>\n<string>«UIInterfaceOrientationLandscapeLeft»</string>\n"
            + "<key>UISupportedInterfaceOrientations</key>\n<array>\n<string>UIInterfaceOrientationPortrait</string>\n</array>")
      ],
      passing: [
        .info(
          "<key>UIInterfaceOrientation</key>\n<string>UIInterfaceOrientationPortrait</string>\n"
            + "<key>UISupportedInterfaceOrientations</key>\n<array>\n<string>UIInterfaceOrientationPortrait</string>\n</array>"),
        "<key>UIInterfaceOrientation</key>\n<string>UIInterfaceOrientationPortrait</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["UIInterfaceOrientation"], let text: String = value.literal, !text.isEmpty else { return }
    let lists: [PlacedValue] = info.entries.filter { $0.key.hasPrefix("UISupportedInterfaceOrientations") && $0.kind == .array }
    guard !lists.isEmpty, !lists.contains(where: { $0.elements.contains { $0.string == text } }) else { return }
    context.report(
      "the app starts in '\(text)', which it does not support", at: .content(value), help: "add it to the list, or delete the key")
  }
}
