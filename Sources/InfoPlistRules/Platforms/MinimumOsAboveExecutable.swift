import Linting

struct MinimumOsAboveExecutable: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/minimum-os-above-executable", "the Info.plist asks for a newer system than the executable", .info, .install,
    scope: .products, activation: .onRequest,
    rationale:
      "The executable was built for older systems than the Info.plist lets it run on. Nothing breaks, but people with "
      + "those systems cannot install the bundle.",
    remedy: "Make both say the same: the build does when the deployment target is set in one place.",
    citations: [.store("ITMS-90264", seenAt: "dotnet/macios#21361"), Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>MinimumOSVersion</key>\n<string>«18.0»</string>",
          "My.app/My": ExampleExecutable(minimumOS: (15, 0)).content,
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>MinimumOSVersion</key>\n<string>15.0</string>",
          "My.app/My": ExampleExecutable(minimumOS: (15, 0)).content,
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let (value, version, executable) = BuildStamps.minimums(of: bundle), version > executable else { return }
    context.report(
      "the \(value.key) is '\(version)', but the executable runs from \(executable) on", at: .content(value),
      help: "write '\(executable)', unless older systems are kept out on purpose")
  }
}
