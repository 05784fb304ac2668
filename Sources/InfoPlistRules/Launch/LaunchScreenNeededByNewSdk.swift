import Linting

struct LaunchScreenNeededByNewSdk: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/launch-screen-needed-by-new-sdk", "an app built with the SDK of iOS 27 has no launch screen", .error, .store,
    scope: RuleScope(stage: .product, products: [.iOSApp], sdkFrom: "27.0"), activation: .preview,
    rationale:
      "From the SDK of iOS 27 on every app needs a launch screen, whatever the oldest system that it runs on. Launch images do not count.",
    remedy: "Add UILaunchScreen or UILaunchStoryboardName.",
    citations: [.store("ITMS-90870", .low), Citation(Source("Apple technote TN3208"), .low)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing(
          "<key>UILaunchImageFile</key>\n<string>Default</string>", stage: .product, platform: .iOS, product: .iOSApp, sdk: "27.0")
      ],
      passing: [
        .info("<key>UILaunchScreen</key>\n<dict/>", stage: .product, platform: .iOS, product: .iOSApp, sdk: "27.0"),
        .info("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .iOSApp, sdk: "26.0"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info.facts.sdk != nil, DeviceKeys.isStartedApp(info), !DeviceKeys.hasLaunchScreen(info) else { return }
    context.report(
      "the app has no launch screen", at: info.opening, notes: [DiagnosticNote("the App Store refuses it from this SDK on")],
      help: "add UILaunchScreen or UILaunchStoryboardName")
  }
}
