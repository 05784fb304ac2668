import Linting

struct CatalystVersionInMacKey: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/catalyst-version-in-mac-key", "LSMinimumSystemVersion of a Mac Catalyst app is a version of iOS", .error, .runtime,
    scope: RuleScope(stage: .product, platforms: [.macOS, .macCatalyst]),
    rationale:
      "Code for Mac Catalyst counts its oldest system in versions of iOS, but LSMinimumSystemVersion is a version of macOS: iOS 14 is macOS 11, "
      + "iOS 15 is macOS 12 and so on. With the number of iOS the app is not opened on Macs that could run it.",
    remedy: "Let the build write the key, or write the version of macOS.",
    citations: [
      Citation(.swiftBuild), .repository("dotnet/macios", "error E7099", .medium), .keyPage("lsminimumsystemversion"),
    ], supersedes: ["platforms/system-version-that-never-was"])

  static var examples: RuleExamples {
    let info: String =
      "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>MacOSX</string>\n</array>\n"
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/Info.plist": .info(info + "<key>LSMinimumSystemVersion</key>\n<string>«15.0»</string>"),
          "My.app/Contents/MacOS/My": ExampleExecutable(platform: 6, minimumOS: (15, 0)).content,
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist": .info(info + "<key>LSMinimumSystemVersion</key>\n<string>12.0</string>"),
          "My.app/Contents/MacOS/My": ExampleExecutable(platform: 6, minimumOS: (15, 0)).content,
        ]),
        .bundle(
          [
            "My.app/Contents/Info.plist": .info(info + "<key>LSMinimumSystemVersion</key>\n<string>26.0</string>"),
            "My.app/Contents/MacOS/My": ExampleExecutable(platform: 6, minimumOS: (26, 0)).content,
          ], note: "since version 26 both count alike"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["LSMinimumSystemVersion"], let text: String = value.literal,
      let version: OSVersion = OSVersion(text: text), (13...18).contains(version.major)
    else { return }
    guard let file: MachOFile = bundle.executable, file.platforms == [.macCatalyst],
      let found: MachOVersion = file.minimumOS(on: .macCatalyst),
      OSVersion(found.major, found.minor) == OSVersion(version.major, version.minor)
    else { return }
    let expected: String = version.major == 13 ? "10.15" : "\(version.major - 3).\(version.minor)"
    context.report(
      "LSMinimumSystemVersion '\(text)' is the version of iOS that the code is built for", at: .content(value),
      notes: [DiagnosticNote("iOS \(text) corresponds to macOS \(expected)")], help: "write '\(expected)'")
  }
}
