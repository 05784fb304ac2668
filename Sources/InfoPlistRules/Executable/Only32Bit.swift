import Linting

struct Only32Bit: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/only-32-bit", "an executable has no 64-bit code", .error, .runtime,
    scope: .on(.iOS, .tvOS, .macOS, stage: .product),
    rationale:
      "iOS 11 and macOS 10.15 run 64-bit code only, and the store has wanted it in every app and framework for longer. A bundle for 32 bits "
      + "cannot be started, or the app that loads it ends.",
    remedy: "Build for arm64, on Macs for x86_64 as well; take a newer build of a library that comes from elsewhere.",
    citations: [
      .applePage("uikit/updating-your-app-from-32-bit-to-64-bit-architecture"),
      .store("ITMS-90086", seenAt: "MoZhouqi/KMNavigationBarTransition#151"), .store("ITMS-90203"),
    ])

  static var examples: RuleExamples {
    let head: String =
      "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>CFBundleExecutable</key>\n<string>"
    return RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": .info(head + "«A»</string>"), "A.app/A": ExampleExecutable(architectures: [.armv7]).content])
      ],
      passing: [
        .bundle(["A.app/Info.plist": .info(head + "A</string>"), "A.app/A": ExampleExecutable(architectures: [.armv7, .arm64]).content])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["CFBundleExecutable"], let slices: [MachOSlice] = bundle.executable?.slices,
      !slices.isEmpty, !slices.contains(where: { $0.architecture.is64Bit })
    else { return }
    let names: [String] = slices.map(\.architecture.description)
    context.report(
      "the executable has no 64-bit code, only \(names.joined(separator: ", "))", at: .content(value),
      notes: [DiagnosticNote("no system since 2019 runs it, and the App Store refuses it")], help: "build it for arm64")
  }
}
