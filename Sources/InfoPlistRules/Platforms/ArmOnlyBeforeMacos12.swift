import Linting

struct ArmOnlyBeforeMacos12: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/arm-only-before-macos-12", "a Mac app without Intel code promises to run on systems of Intel Macs", .warning, .store,
    scope: RuleScope(stage: .product, platforms: [.macOS], products: [.macOSApp]),
    rationale:
      "An app for Apple silicon alone has to ask for macOS 12 or later, or the Mac App Store refuses it; an app that "
      + "once ran on Intel Macs has to ask for macOS 13. Elsewhere people with an Intel Mac find out only when the app "
      + "does not start.",
    remedy: "Raise LSMinimumSystemVersion, or build for Intel too.",
    citations: [.store("ITMS-90869"), .store("ITMS-90981", seenAt: "security-union/remote-shutter#174")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>MacOSX</string>\n</array>\n<key>LSMinimumSystemVersion</key>\n<string>«11.0»</string>",
          "My.app/Contents/MacOS/My": ExampleExecutable(platform: 1, minimumOS: (11, 0)).content,
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>MacOSX</string>\n</array>\n<key>LSMinimumSystemVersion</key>\n<string>12.0</string>",
          "My.app/Contents/MacOS/My": ExampleExecutable(platform: 1, minimumOS: (12, 0)).content,
        ]),
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>MacOSX</string>\n</array>\n<key>LSMinimumSystemVersion</key>\n<string>11.0</string>",
          "My.app/Contents/MacOS/My": ExampleExecutable(architectures: [.arm64, .x86], platform: 1, minimumOS: (11, 0)).content,
        ]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["LSMinimumSystemVersion"], let text: String = value.literal,
      let version: OSVersion = OSVersion(text: text), version < OSVersion(12)
    else { return }
    guard let names: [String] = bundle.executable?.architectureNames, !names.isEmpty, names.allSatisfy({ $0.hasPrefix("arm64") }) else {
      return
    }
    context.report(
      "LSMinimumSystemVersion is '\(text)', but the executable has no code for Intel Macs", at: .content(value),
      notes: [DiagnosticNote("the Mac App Store asks for 12.0 or later then")], help: "write '12.0', or build for x86_64 too")
  }
}
