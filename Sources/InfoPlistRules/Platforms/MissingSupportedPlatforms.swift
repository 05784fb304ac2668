import Linting

struct MissingSupportedPlatforms: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/missing-supported-platforms", "an app or extension does not name its platform", .warning, .store,
    scope: RuleScope(
      stage: .product, platforms: [.iOS, .tvOS, .watchOS, .visionOS],
      products: [
        .iOSApp, .tvOSApp, .watchOSApp, .visionOSApp, .appClip, .appExtension, .extensionKitExtension, .watchKitExtension,
      ]),
    rationale:
      "Builds write CFBundleSupportedPlatforms into every bundle. Without it installers and the App Store cannot tell "
      + "the platform of an app; tools that check apps refuse it.",
    remedy: "Let the build write the key: build with Xcode, or add the name of the platform, such as iPhoneOS.",
    citations: [.repository("dotnet/macios", "error E7043"), Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .iOSApp),
        .missing("<key>CFBundleSupportedPlatforms</key>\n<array/>", stage: .product, platform: .iOS, product: .appExtension),
      ],
      passing: [
        .info(
          "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>", stage: .product, platform: .iOS,
          product: .iOSApp),
        .info(
          "<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .framework,
          note: "some tools leave it out of frameworks"),
        .info("<key>CFBundleName</key>\n<string>x</string>", platform: .iOS, product: .iOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    if let value: PlacedValue = info["CFBundleSupportedPlatforms"], value.kind != .array || !value.elements.isEmpty { return }
    guard !Products.isTestBundle(info) else { return }
    context.report(
      "the bundle has no CFBundleSupportedPlatforms", at: info.opening, help: "let the build write it, or add the name of the platform")
  }
}
