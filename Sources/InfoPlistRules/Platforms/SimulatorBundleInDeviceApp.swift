import Linting

struct SimulatorBundleInDeviceApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/simulator-bundle-in-device-app", "a bundle for the simulator stands inside an app for devices", .error, .store,
    scope: .products,
    rationale:
      "The App Store refuses an app when one of the bundles inside it says that it was built for a simulator. It is "
      + "mostly a framework that was built once for all, and whose Info.plist comes from the last build.",
    remedy: "Embed the framework of the device build, or use an XCFramework, of which Xcode takes the right part.",
    citations: [.store("ITMS-90542", seenAt: "SwiftyVK/SwiftyVK#100"), .store("ITMS-90542", seenAt: "pingpp/pingpp-ios#84")],
    supersedes: ["platforms/supported-platform-differs"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>",
          "My.app/Frameworks/F.framework/Info.plist":
            "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>«iPhoneSimulator»</string>\n</array>",
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneSimulator</string>\n</array>",
          "My.app/Frameworks/F.framework/Info.plist":
            "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneSimulator</string>\n</array>",
        ]),
        .bundle([
          "My.app/Info.plist": "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>",
          "My.app/Frameworks/F.framework/Info.plist": "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>",
        ]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for (parent, child) in family.nested {
      guard let outer: InfoSubject = parent.info, let inner: InfoSubject = child.info, parent.bundle.kind == .app else { continue }
      guard let platform: String = BuildStamps.platformName(outer), !BuildStamps.isSimulator(platform) else { continue }
      let values: [PlacedValue] = (inner["CFBundleSupportedPlatforms"]?.elements ?? []) + (inner["DTPlatformName"].map { [$0] } ?? [])
      guard let value: PlacedValue = values.first(where: { $0.literal.map(BuildStamps.isSimulator) ?? false }) else { continue }
      context.report(
        "'\(child.bundle.name)' was built for a simulator, but '\(parent.bundle.name)' for devices", at: .content(value), in: child.file,
        help: "embed the build for devices")
    }
  }
}
