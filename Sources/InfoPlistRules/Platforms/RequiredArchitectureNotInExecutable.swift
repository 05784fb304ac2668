import Linting

struct RequiredArchitectureNotInExecutable: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/required-architecture-not-in-executable",
    "UIRequiredDeviceCapabilities asks for an architecture that the executable is not built for", .error, .install,
    scope: RuleScope(stage: .product, platforms: [.iOS, .tvOS, .visionOS]),
    rationale:
      "A device takes the app when its processor has the capability, and then runs the part of the executable for it. "
      + "When there is no such part, the app is installed only where it cannot run.",
    remedy: "Ask for an architecture that the app is built for; the build writes the right one.",
    citations: [
      .keyPage("uirequireddevicecapabilities"), Citation(.swiftBuild),
      .store("ITMS-90086", seenAt: "MoZhouqi/KMNavigationBarTransition#151"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>«arm64»</string>\n</array>",
          "My.app/My": ExampleExecutable(architectures: [.armv7]).content,
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>arm64</string>\n</array>",
          "My.app/My": ExampleExecutable().content,
        ]),
        .bundle(
          [
            "My.app/Info.plist":
              "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>armv7</string>\n</array>",
            "My.app/My": ExampleExecutable().content,
          ], note: "64-bit devices have this capability too"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, !BuildStamps.isSimulated(info) else { return }
    for (name, place) in DeviceKeys.capabilities(info) where name == "arm64" {
      guard let names: [String] = bundle.executable?.architectureNames, !names.isEmpty, !names.contains(where: { $0.hasPrefix("arm64") })
      else { return }
      context.report(
        "'arm64' is required, but the executable is for \(names.joined(separator: ", "))", at: place,
        help: "build for arm64, or delete the capability")
    }
  }
}
