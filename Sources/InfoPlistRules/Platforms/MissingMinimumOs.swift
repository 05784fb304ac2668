import Linting

struct MissingMinimumOs: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/missing-minimum-os", "a bundle with code does not say the oldest system that it runs on", .error, .store,
    scope: RuleScope(
      stage: .product, platforms: [.iOS, .tvOS, .watchOS, .visionOS],
      products: [
        .iOSApp, .tvOSApp, .watchOSApp, .visionOSApp, .appClip, .appExtension, .extensionKitExtension, .watchKitExtension, .framework,
      ]),
    rationale:
      "Devices and the App Store read in MinimumOSVersion whether a system is new enough. Builds write it from the "
      + "deployment target; frameworks that were put together by scripts often lack it, and the whole app is refused.",
    remedy: "Set the deployment target, or write the version into the Info.plist of the framework.",
    citations: [
      .store("ITMS-90360", seenAt: "BelledonneCommunications/linphone-iphone#402"),
      .store("ITMS-90530", seenAt: "element-hq/element-x-ios#1051"), .keyPage("minimumosversion"),
    ],
    requirements: ["R-LS-045", "R-LS-046"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .framework),
        .info("<key>MinimumOSVersion</key>\n«<string></string>»", stage: .product, platform: .iOS, product: .iOSApp),
      ],
      passing: [
        .info("<key>MinimumOSVersion</key>\n<string>15.0</string>", stage: .product, platform: .iOS, product: .framework),
        .info("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .bundle),
        .info("<key>CFBundleName</key>\n<string>x</string>", platform: .iOS, product: .iOSApp, note: "the build adds it"),
        .bundle(
          [
            "F.framework/Versions/A/Resources/Info.plist":
              "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>",
            "F.framework/Versions/A/F": .executable, "F.framework/Versions/Current": .link("A"),
            "F.framework/Resources": .link("Versions/Current/Resources"), "F.framework/F": .link("Versions/Current/F"),
          ], note: "the layout of a Mac: made with Mac Catalyst"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard !Products.isTestBundle(info), !BuildStamps.isSimulated(info) else { return }
    guard let value: PlacedValue = info["MinimumOSVersion"] else {
      context.report(
        "the bundle has no MinimumOSVersion", at: info.opening, notes: [DiagnosticNote("the App Store refuses it")],
        help: "set the deployment target, so that the build writes it")
      return
    }
    guard value.string?.isEmpty == true else { return }
    context.report(
      "the MinimumOSVersion is empty", at: .value(value), notes: [DiagnosticNote("it counts as missing")],
      help: "set the deployment target, so that the build writes it")
  }
}
