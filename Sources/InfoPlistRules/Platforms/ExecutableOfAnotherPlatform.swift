import Linting

struct ExecutableOfAnotherPlatform: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/executable-of-another-platform", "the executable was built for another platform than the Info.plist says", .error, .install,
    scope: .products,
    rationale:
      "Systems load code of their own platform only. A library for the simulator inside a bundle for devices, or the "
      + "reverse, installs and then cannot be loaded; the App Store refuses it.",
    remedy: "Put the executable of the right build into the bundle. A library for several platforms is shipped as an "
      + "XCFramework.",
    citations: [
      .store("ITMS-90087", seenAt: "mercadopago/px-hybrid#15"), .store("ITMS-90542", seenAt: "SwiftyVK/SwiftyVK#100"), .store("ITMS-90240"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>«iPhoneOS»</string>\n</array>",
          "My.app/My": ExampleExecutable(platform: 7).content,
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>",
          "My.app/My": ExampleExecutable().content,
        ]),
        .bundle(
          [
            "My.app/Contents/Info.plist":
              "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>MacOSX</string>\n</array>",
            "My.app/Contents/MacOS/My": ExampleExecutable(platform: 6).content,
          ], note: "Mac Catalyst"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info,
      let value: PlacedValue = info["CFBundleSupportedPlatforms"]?.elements.first ?? info["DTPlatformName"],
      let name: String = value.literal, let expected: [MachOPlatform] = BuildStamps.executablePlatforms(of: name)
    else { return }
    guard let found: [MachOPlatform] = bundle.executable?.platforms, !found.isEmpty, !found.contains(where: expected.contains) else {
      return
    }
    let words: String = found.map(\.title).joined(separator: " and ")
    context.report(
      "the bundle is for '\(name)', but its executable is for \(words)", at: .content(value),
      help: "put the executable of the right build into the bundle")
  }
}
