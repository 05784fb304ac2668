import Linting

struct ExitsOnSuspend: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/exits-on-suspend", "an app asks to be ended instead of suspended", .warning, .runtime,
    rationale:
      "Systems have ignored UIApplicationExitsOnSuspend since iOS 13: the app is suspended like any other. Older ones end "
      + "it, which loses what the person was doing.",
    remedy: "Delete the key, and save state when the app leaves the foreground.",
    citations: [.keyPage("uiapplicationexitsonsuspend"), .repository("1kode/ios-appstore-accelerator")], fix: .unsafe,
    supersedes: ["keys/deprecated-key"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«UIApplicationExitsOnSuspend»</key>\n<true/>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>")
      ],
      passing: [
        "<key>UIApplicationExitsOnSuspend</key>\n<false/>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["UIApplicationExitsOnSuspend"], value.node.boolean == true else { return }
    context.report(
      "systems have ignored UIApplicationExitsOnSuspend since iOS 13", at: .key(value), help: "delete it", fixes: [.remove(value)])
  }
}
