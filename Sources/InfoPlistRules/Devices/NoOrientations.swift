import Linting

struct NoOrientations: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/no-orientations", "an app does not say in which orientations it works", .warning, .runtime,
    scope: .of(.iOSApp, stage: .product),
    rationale:
      "Without UISupportedInterfaceOrientations the system takes portrait alone on iPhone, and the store refuses an iPad "
      + "app.",
    remedy: "Add UISupportedInterfaceOrientations.",
    citations: [.reference(.iOS), .repository("dotnet/macios", "warning 0019", .medium)],
    requirements: ["R-IOS-031"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .iOSApp)
      ],
      passing: [
        .info(
          "<key>UISupportedInterfaceOrientations</key>\n<array>\n<string>UIInterfaceOrientationPortrait</string>\n</array>",
          stage: .product, platform: .iOS, product: .iOSApp),
        .info(
          "<key>UISupportedInterfaceOrientations~iphone</key>\n<array>\n<string>UIInterfaceOrientationPortrait</string>\n</array>",
          stage: .product, platform: .iOS, product: .iOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard DeviceKeys.isStartedApp(info), info["UIInterfaceOrientation"] == nil else { return }
    guard !info.entries.contains(where: { $0.key.hasPrefix("UISupportedInterfaceOrientations") }) else { return }
    context.report("the app does not say in which orientations it works", at: info.opening, help: "add UISupportedInterfaceOrientations")
  }
}
