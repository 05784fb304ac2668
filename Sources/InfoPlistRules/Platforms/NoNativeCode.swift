import Linting

struct NoNativeCode: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/no-native-code", "LSRequiresNativeExecution is set, but the executable has no code for current Macs", .error, .runtime,
    scope: .products,
    rationale:
      "The key forbids translation. Without code for the own processor of a Mac the app cannot be started there: code "
      + "for PowerPC and 32-bit Intel runs on no current Mac, and Intel code alone keeps out Macs with Apple silicon.",
    remedy: "Build for arm64 and x86_64, or drop the key.",
    citations: [.keyPage("lsrequiresnativeexecution"), .reference(.launchServices)],
    requirements: ["R-LS-031"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>MacOSX</string>\n</array>\n<key>«LSRequiresNativeExecution»</key>\n<true/>",
          "My.app/Contents/MacOS/My": ExampleExecutable(architectures: [.i386], platform: 1).content,
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>MacOSX</string>\n</array>\n<key>LSRequiresNativeExecution</key>\n<true/>",
          "My.app/Contents/MacOS/My": ExampleExecutable(architectures: [.arm64, .x86], platform: 1).content,
        ]),
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>MacOSX</string>\n</array>\n<key>LSRequiresNativeExecution</key>\n<false/>",
          "My.app/Contents/MacOS/My": ExampleExecutable(architectures: [.x86], platform: 1).content,
        ]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["LSRequiresNativeExecution"], value.node.boolean == true,
      let names: [String] = bundle.executable?.architectureNames, !names.isEmpty, !names.contains(where: { $0.hasPrefix("arm64") })
    else { return }
    let runsOnIntel: Bool = names.contains { $0.hasPrefix("x86_64") }
    context.report(
      "the executable has no code for \(runsOnIntel ? "Macs with Apple silicon" : "current Macs"), and translation is forbidden",
      at: .key(value),
      notes: [DiagnosticNote("it is for \(names.joined(separator: ", "))")], help: "build for arm64 too, or delete the key",
      severity: runsOnIntel ? .warning : nil)
  }
}
