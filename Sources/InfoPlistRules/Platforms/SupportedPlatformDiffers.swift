import Linting

struct SupportedPlatformDiffers: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/supported-platform-differs", "CFBundleSupportedPlatforms and DTPlatformName name different platforms", .error, .store,
    scope: .products,
    rationale:
      "Both keys say for which platform the bundle was built. A framework that was merged from builds for devices and "
      + "for the simulator often says iPhoneSimulator in one of them, which the App Store refuses.",
    remedy: "Take the Info.plist from the build for the device.",
    citations: [.store("ITMS-90542", seenAt: "SwiftyVK/SwiftyVK#100"), .store("ITMS-90507"), Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>DTPlatformName</key>\n<string>iphoneos</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>«iPhoneSimulator»</string>\n</array>",
          stage: .product)
      ],
      passing: [
        .info(
          "<key>DTPlatformName</key>\n<string>iphoneos</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>",
          stage: .product),
        .info(
          "<key>DTPlatformName</key>\n<string>xrsimulator</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>XRSimulator</string>\n</array>",
          stage: .product, note: "a build for the simulator"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let platform: String = info.literal("DTPlatformName"), !platform.isEmpty else { return }
    guard let elements: [PlacedValue] = info["CFBundleSupportedPlatforms"]?.elements, elements.count == 1 else { return }
    guard let name: String = elements[0].literal, name.lowercased() != platform.lowercased() else { return }
    // A name that no platform has is told by platforms/unknown-platform-name.
    guard BuildStamps.isPlatform(name), BuildStamps.isPlatform(platform) else { return }
    context.report(
      "CFBundleSupportedPlatforms says '\(name)', but DTPlatformName is '\(platform)'", at: .content(elements[0]),
      help: "take the Info.plist from the build for the device")
  }
}
