import Linting

struct OneOfTwoLandscapes: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/one-of-two-landscapes", "an app works in one of the two landscape orientations only", .info, .style, activation: .onRequest,
    rationale:
      "People turn the device to either side. An app that works in one landscape only stands on its head for half of them.",
    remedy: "List both landscapes.",
    citations: [.repository("dotnet/macios", "warning 0020", .medium)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UISupportedInterfaceOrientations</key>\n«<array>\n<string>UIInterfaceOrientationPortrait</string>\n"
            + "<string>UIInterfaceOrientationLandscapeLeft</string>\n</array>»")
      ],
      passing: [
        .info(
          "<key>UISupportedInterfaceOrientations</key>\n<array>\n<string>UIInterfaceOrientationPortrait</string>\n"
            + "<string>UIInterfaceOrientationPortraitUpsideDown</string>\n"
            + "<string>UIInterfaceOrientationLandscapeLeft</string>\n<string>UIInterfaceOrientationLandscapeRight</string>\n"
            + "</array>"),
        "<key>UISupportedInterfaceOrientations</key>\n<array>\n<string>UIInterfaceOrientationPortrait</string>\n</array>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for entry in info.entries where entry.key.hasPrefix("UISupportedInterfaceOrientations") && entry.kind == .array {
      let present: [String] = entry.elements.compactMap(\.string)
      let left: Bool = present.contains("UIInterfaceOrientationLandscapeLeft")
      guard left != present.contains("UIInterfaceOrientationLandscapeRight") else { continue }
      context.report(
        "the app works in \(left ? "the left" : "the right") landscape only", at: .value(entry), help: "list the other one too")
    }
  }
}
