import Linting

struct SdkOfAnotherPlatform: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/sdk-of-another-platform", "DTSDKName and DTPlatformName name different platforms", .error, .store, scope: .products,
    rationale:
      "The build writes both keys from the same SDK. Where they differ, somebody put the Info.plist of one platform "
      + "into a bundle for another one, and the App Store refuses the bundle.",
    remedy: "Take the Info.plist from the build for the right platform.",
    citations: [Citation(.swiftBuild), .store("ITMS-90507"), .store("ITMS-90508")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>DTPlatformName</key>\n<string>iphoneos</string>\n<key>DTSDKName</key>\n<string>«iphonesimulator18.0»</string>",
          stage: .product)
      ],
      passing: [
        .info("<key>DTPlatformName</key>\n<string>iphoneos</string>\n<key>DTSDKName</key>\n<string>iphoneos18.0</string>", stage: .product),
        .info("<key>DTPlatformName</key>\n<string>macosx</string>\n<key>DTSDKName</key>\n<string></string>", stage: .product),
        .info("<key>DTPlatformName</key>\n<string>$(PLATFORM_NAME)</string>\n<key>DTSDKName</key>\n<string>iphoneos18.0</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["DTSDKName"], let name: String = value.literal,
      let platform: String = info.literal("DTPlatformName"),
      !platform.isEmpty, BuildStamps.isPlatform(platform), let sdk = BuildStamps.parts(ofSDK: name), sdk.platform != platform.lowercased()
    else { return }
    context.report(
      "DTSDKName is '\(name)', but DTPlatformName is '\(platform)'", at: .content(value),
      notes: [DiagnosticNote("the build writes both from the same SDK")], help: "take the Info.plist from the build for the right platform")
  }
}
