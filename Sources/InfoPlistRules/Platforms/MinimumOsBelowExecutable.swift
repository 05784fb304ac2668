import Linting

struct MinimumOsBelowExecutable: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/minimum-os-below-executable", "the Info.plist promises older systems than the executable runs on", .error, .store,
    scope: .products,
    rationale:
      "The linker writes the oldest system into the executable, the build writes it into the Info.plist. Where the "
      + "Info.plist says a lower version, systems install the bundle and then cannot load its code, and the App Store "
      + "refuses it.",
    remedy: "Write the version of the executable into the Info.plist, or build the executable for the older system.",
    citations: [
      .store("ITMS-90208", seenAt: "elias8/libghostty#127"), .store("ITMS-90208", seenAt: "clostra/newnode#105"),
      .store("ITMS-90264", seenAt: "dotnet/macios#21361"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>MinimumOSVersion</key>\n<string>«13.0»</string>",
          "My.app/My": ExampleExecutable(minimumOS: (17, 0)).content,
        ]),
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>MacOSX</string>\n</array>\n<key>LSMinimumSystemVersion</key>\n<string>«10.15»</string>",
          "My.app/Contents/MacOS/My": ExampleExecutable(architectures: [.arm64, .x86], platform: 1, minimumOS: (12, 0)).content,
        ]),
      ],
      passing: [
        .bundle([
          "My.app/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>MinimumOSVersion</key>\n<string>17.0</string>",
          "My.app/My": ExampleExecutable(minimumOS: (17, 0)).content,
        ]),
        .bundle(
          [
            "My.app/Info.plist":
              "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>MinimumOSVersion</key>\n<string>13.0</string>",
            "My.app/My": .executable,
          ], note: "no platform in the executable"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let (value, version, executable) = BuildStamps.minimums(of: bundle), version < executable else { return }
    context.report(
      "the \(value.key) is '\(version)', but the executable runs from \(executable) on", at: .content(value),
      notes: [DiagnosticNote("older systems take the bundle and may not load it")],
      help: "write '\(executable)', or build for the older system", severity: value.key == "MinimumOSVersion" ? nil : .warning)
  }
}
