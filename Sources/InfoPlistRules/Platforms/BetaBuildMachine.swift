import Linting

struct BetaBuildMachine: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/beta-build-machine", "an app was built on a beta of macOS", .warning, .store,
    scope: RuleScope(stage: .product, products: [.iOSApp, .tvOSApp, .watchOSApp, .visionOSApp, .appClip, .macOSApp]),
    rationale:
      "The App Store refuses apps that were built while a beta of macOS was running, even with a released Xcode, and "
      + "does not say which stamp was wrong.",
    remedy: "Build on a released macOS.",
    citations: [.store("ITMS-90301"), .store("ITMS-90111", seenAt: "adidshaft/atria#42")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>BuildMachineOSBuild</key>\n<string>«24E5206s»</string>", stage: .product, product: .iOSApp)
      ],
      passing: [
        .info("<key>BuildMachineOSBuild</key>\n<string>24D60</string>", stage: .product, product: .iOSApp),
        .info("<key>BuildMachineOSBuild</key>\n<string>24E5206s</string>", stage: .product, product: .framework),
        .info(
          "<key>BuildMachineOSBuild</key>\n<string>24E5206s</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneSimulator</string>\n</array>",
          stage: .product, product: .iOSApp, note: "a build for the simulator"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["BuildMachineOSBuild"], let build: String = value.literal, BuildStamps.isBeta(build: build),
      !BuildStamps.isSimulated(info)
    else { return }
    context.report(
      "build '\(build)' of macOS is a beta", at: .content(value), notes: [DiagnosticNote("the App Store refuses apps built on it")],
      help: "build on a released macOS")
  }
}
