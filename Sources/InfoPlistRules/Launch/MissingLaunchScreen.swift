import Linting

struct MissingLaunchScreen: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/missing-launch-screen", "an iOS app has no launch screen", .error, .store, scope: .of(.iOSApp, stage: .product),
    rationale:
      "The launch screen is shown while the app starts and tells the system that it fills modern screens. Without one the "
      + "app runs in a small window of old size, and the store refuses it.",
    remedy: "Add UILaunchScreen or UILaunchStoryboardName.",
    citations: [
      .store("ITMS-90475", seenAt: "rhomobile/rhodes#818"), .store("ITMS-90475", seenAt: "bakerframework/baker#559"), Citation(.swiftBuild),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .iOSApp, deploymentTarget: "13.0")
      ],
      passing: [
        .info("<key>UILaunchScreen</key>\n<dict/>", stage: .product, platform: .iOS, product: .iOSApp),
        .info("<key>UILaunchStoryboardName</key>\n<string>Launch</string>", stage: .product, platform: .iOS, product: .iOSApp),
        .info("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .iOSApp, deploymentTarget: "9.0"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard DeviceKeys.isStartedApp(info) else { return }
    let families: [Int] = DeviceKeys.families(info)
    let devices: [(family: Int, suffix: String, name: String)] = [(1, "iphone", "iPhone"), (2, "ipad", "iPad")]
    // Which screens are missing: that of every device of the app, or that of one.
    let lacking: [String] = devices.filter { device in
      (families.contains(device.family) || families.isEmpty && device.family == 1) && !DeviceKeys.hasLaunchScreen(info, on: device.suffix)
    }.map(\.name)
    guard !lacking.isEmpty else { return }
    let isForOne: Bool = DeviceKeys.hasLaunchScreen(info)
    // Old apps did with images; nobody asks that of them.
    guard let target: OSVersion = info.facts.deploymentTarget, target >= OSVersion(11) else { return }
    let hasImages: Bool = info.entries.contains { $0.key.hasPrefix("UILaunchImage") }
    context.report(
      isForOne ? "the app has no launch screen for \(lacking[0])" : "the app has no launch screen", at: info.opening,
      notes: [DiagnosticNote("the App Store refuses it, and it does not fill the screen")],
      help: isForOne ? "write the key without '~'" : "add UILaunchScreen or UILaunchStoryboardName", severity: hasImages ? .warning : nil)
  }
}
