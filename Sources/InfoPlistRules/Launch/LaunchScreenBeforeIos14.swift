import Linting

struct LaunchScreenBeforeIos14: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/launch-screen-before-ios14", "the only launch screen is one that older systems do not read", .warning, .runtime,
    scope: .on(.iOS, stage: .product),
    rationale:
      "UILaunchScreen is read from iOS 14 on. On older systems that the app supports there is then no launch screen, and it "
      + "runs in a small window.",
    remedy: "Add UILaunchStoryboardName, or raise the deployment target.",
    citations: [Citation(.swiftBuild), .keyPage("uilaunchscreen")], supersedes: ["keys/key-newer-than-target"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«UILaunchScreen»</key>\n<dict/>", stage: .product, platform: .iOS, deploymentTarget: "13.0")
      ],
      passing: [
        .info("<key>UILaunchScreen</key>\n<dict/>", stage: .product, platform: .iOS, deploymentTarget: "14.0"),
        .info(
          "<key>UILaunchScreen</key>\n<dict/>\n<key>UILaunchStoryboardName</key>\n<string>L</string>", stage: .product, platform: .iOS,
          deploymentTarget: "13.0"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let target: OSVersion = info.facts.deploymentTarget, target < OSVersion(14), let value: PlacedValue = info["UILaunchScreen"]
    else { return }
    guard !info.entries.contains(where: { $0.key.hasPrefix("UILaunchStoryboard") }) else { return }
    context.report(
      "systems before iOS 14 do not read UILaunchScreen, but the app runs on \(target)", at: .key(value), help: "add UILaunchStoryboardName"
    )
  }
}
