import Linting

struct OutdatedSdk: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/outdated-sdk", "an app was built with an SDK that the App Store does not accept any more", .error, .store,
    scope: RuleScope(
      stage: .product, platforms: [.iOS, .tvOS, .watchOS, .visionOS], products: [.iOSApp, .tvOSApp, .watchOSApp, .visionOSApp, .appClip]),
    period: RulePeriod(from: "2026-04-28"),
    rationale:
      "Each spring the App Store raises the oldest SDK that it accepts. Since 28 April 2026 uploads have to be built "
      + "with the SDKs of version 26; apps that are in the store already stay there.",
    remedy: "Build with a current Xcode.",
    citations: [
      .store("ITMS-90725", seenAt: "codenameone/CodenameOne#4534"), .store("ITMS-90725", seenAt: "GameTec-live/ChameleonUltraGUI#822"),
      .store("ITMS-90994", .low),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>DTSDKName</key>\n<string>«iphoneos18.5»</string>", stage: .product, platform: .iOS, product: .iOSApp),
        .info("<key>DTSDKName</key>\n<string>«xros2.0»</string>", stage: .product, platform: .visionOS, product: .visionOSApp),
      ],
      passing: [
        .info("<key>DTSDKName</key>\n<string>iphoneos26.0</string>", stage: .product, platform: .iOS, product: .iOSApp),
        .info(
          "<key>DTSDKName</key>\n<string>iphonesimulator18.5</string>", stage: .product, platform: .iOS, product: .iOSApp,
          note: "never uploaded"),
        .info(
          "<key>DTSDKName</key>\n<string>macosx15.0</string>", stage: .product, platform: .macOS, product: .macOSApp,
          note: "no limit is known for the Mac"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["DTSDKName"], let name: String = value.literal, let sdk = BuildStamps.parts(ofSDK: name) else {
      return
    }
    guard sdk.version < OSVersion(26), !BuildStamps.isSimulated(info), !Products.isRunnerOfTests(info) else { return }
    context.report(
      "the app was built with \(name), but the App Store asks for an SDK of version 26 or later", at: .content(value),
      help: "build with Xcode 26 or later before the next upload")
  }
}
