import Linting

struct MissingBuildStamps: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/missing-build-stamps", "an app lacks keys that say with what it was built", .warning, .store,
    scope: RuleScope(
      stage: .product, platforms: [.iOS, .tvOS, .watchOS, .visionOS],
      products: [.iOSApp, .tvOSApp, .watchOSApp, .visionOSApp, .appClip, .appExtension]),
    rationale:
      "The App Store reads in DTPlatformName, DTSDKName, DTSDKBuild and DTXcode whether an app was built with an SDK and an Xcode "
      + "that it accepts, and refuses uploads without them as made with an invalid tool chain.",
    remedy: "Build with Xcode, or let the packaging tool write the keys of the SDK that it used.",
    citations: [
      .store("ITMS-90534", seenAt: "microsoft/appcenter#1045"), .store("ITMS-90507"), Citation(.swiftBuild), .store("ITMS-90270"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>DTPlatformName</key>\n<string>iphoneos</string>", stage: .product,
          product: .iOSApp)
      ],
      passing: [
        .info(
          "<key>DTPlatformName</key>\n<string>iphoneos</string>\n<key>DTSDKName</key>\n<string>iphoneos26.0</string>\n"
            + "<key>DTSDKBuild</key>\n<string>23A339</string>\n<key>DTXcode</key>\n<string>2600</string>", stage: .product,
          product: .iOSApp),
        .info("<key>CFBundleName</key>\n<string>x</string>", platform: .iOS, product: .iOSApp, note: "the build adds them"),
        .info("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .macOS, product: .macOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    // The store refuses empty stamps too; the build takes those out.
    let missing: [String] = ["DTPlatformName", "DTSDKName", "DTSDKBuild", "DTXcode"].filter {
      info[$0]?.string?.isEmpty ?? (info[$0] == nil)
    }
    guard !missing.isEmpty, !BuildStamps.isSimulated(info), !Products.isTestBundle(info) else { return }
    context.report(
      "the bundle lacks \(missing.joined(separator: ", "))", at: info.opening,
      notes: [DiagnosticNote("the App Store refuses it as built with an invalid tool chain")], help: "let the build write the keys")
  }
}
