import Linting

struct StatusBarStyleAtLaunchOnly: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/status-bar-style-at-launch-only", "a setting of the status bar holds while the app starts only", .info, .runtime,
    activation: .onRequest,
    rationale:
      "With UIViewControllerBasedStatusBarAppearance each view controller decides about the status bar. UIStatusBarStyle and "
      + "UIStatusBarHidden then hold until the first one is shown.",
    remedy: "Answer preferredStatusBarStyle and prefersStatusBarHidden in the view controllers, or set the key to false.",
    citations: [.keyPage("uiviewcontrollerbasedstatusbarappearance"), .keyPage("uistatusbarstyle")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«UIStatusBarStyle»</key>\n<string>UIStatusBarStyleLightContent</string>\n"
            + "<key>UIViewControllerBasedStatusBarAppearance</key>\n<true/>")
      ],
      passing: [
        .info(
          "<key>UIStatusBarStyle</key>\n<string>UIStatusBarStyleLightContent</string>\n"
            + "<key>UIViewControllerBasedStatusBarAppearance</key>\n<false/>"),
        .info(
          "<key>UIStatusBarStyle</key>\n<string>UIStatusBarStyleDefault</string>\n"
            + "<key>UIViewControllerBasedStatusBarAppearance</key>\n<true/>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["UIViewControllerBasedStatusBarAppearance"]?.node.boolean == true else { return }
    for entry in info.entries {
      let isSet: Bool =
        entry.key.hasPrefix("UIStatusBarStyle") && entry.literal != nil && entry.literal != "UIStatusBarStyleDefault"
        || entry.key.hasPrefix("UIStatusBarHidden") && entry.node.boolean == true
      guard isSet else { continue }
      context.report(
        "\(entry.key) holds while the app starts only", at: .key(entry), notes: [DiagnosticNote("then the view controllers decide")],
        help: "decide in the view controllers, or set UIViewControllerBasedStatusBarAppearance to false")
    }
  }
}
