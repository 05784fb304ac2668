import Linting

struct BetaSdk: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/beta-sdk", "an app was built with the beta of an SDK", .warning, .store,
    scope: RuleScope(stage: .product, products: [.iOSApp, .tvOSApp, .watchOSApp, .visionOSApp, .appClip, .macOSApp]),
    rationale:
      "The build numbers of betas end in a small letter behind a number from 5000 on. The App Store refuses apps that "
      + "were built with them; TestFlight takes them for a while.",
    remedy: "Build with a released Xcode before the app goes to the store.",
    citations: [
      .store("ITMS-90111", seenAt: "adidshaft/atria#42"), .store("ITMS-90534", seenAt: "dotnet/macios#19157"), .store("ITMS-90270"),
      .store("ITMS-90512", seenAt: "dotnet/macios#4680"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>DTSDKBuild</key>\n<string>«22A5282m»</string>", stage: .product, product: .iOSApp),
        .info("<key>DTPlatformBuild</key>\n<string>«18K5027e»</string>", stage: .product, product: .iOSApp),
      ],
      passing: [
        .info("<key>DTSDKBuild</key>\n<string>22A3362</string>", stage: .product, product: .iOSApp),
        .info(
          "<key>DTXcodeBuild</key>\n<string>16C5032a</string>", stage: .product, product: .iOSApp,
          note: "releases of Xcode have such numbers too"),
        .info(
          "<key>DTSDKBuild</key>\n<string>18K5027e</string>\n<key>DTPlatformName</key>\n<string>appletvsimulator</string>", stage: .product,
          product: .tvOSApp, note: "a build for the simulator"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard
      let value: PlacedValue = ["DTSDKBuild", "DTPlatformBuild"].lazy.compactMap({ info[$0] }).first(where: { value in
        value.literal.map(BuildStamps.isBeta(build:)) ?? false
      }), let build: String = value.string, !BuildStamps.isSimulated(info)
    else { return }
    context.report(
      "build '\(build)' of the SDK is a beta", at: .content(value), notes: [DiagnosticNote("the App Store refuses apps built with it")],
      help: "build with a released Xcode")
  }
}
