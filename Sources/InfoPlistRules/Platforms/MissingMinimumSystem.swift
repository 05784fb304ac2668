import Linting

struct MissingMinimumSystem: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/missing-minimum-system", "a Mac app does not say the oldest macOS that it runs on", .info, .runtime,
    scope: RuleScope(stage: .product, platforms: [.macOS], products: [.macOSApp]),
    rationale:
      "With LSMinimumSystemVersion an older macOS tells people that it is too old. Without it the app starts and fails "
      + "in the middle, when the first missing function is called.",
    remedy: "Set MACOSX_DEPLOYMENT_TARGET, so that the build writes the key.",
    citations: [.keyPage("lsminimumsystemversion"), Citation(.swiftBuild), .store("ITMS-90360", seenAt: "element-hq/element-x-ios#1051")],
    requirements: ["R-LS-023"], supersedes: ["values/empty-string"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .macOS, product: .macOSApp)
      ],
      passing: [
        .info("<key>LSMinimumSystemVersion</key>\n<string>13.0</string>", stage: .product, platform: .macOS, product: .macOSApp),
        .info("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .macOS, product: .framework),
        .info("<key>CFBundleName</key>\n<string>x</string>", platform: .macOS, product: .macOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let value: PlacedValue? = info["LSMinimumSystemVersion"]
    guard value == nil || value?.string?.isEmpty == true, info["LSMinimumSystemVersionByArchitecture"] == nil else { return }
    // platforms/minimum-os-on-mac tells of the key that stands there instead.
    if value == nil, info["MinimumOSVersion"] != nil, info["UIDeviceFamily"] == nil { return }
    context.report(
      value == nil ? "the app has no LSMinimumSystemVersion" : "LSMinimumSystemVersion is empty",
      at: value.map { .value($0) } ?? info.opening,
      help: "set MACOSX_DEPLOYMENT_TARGET, so that the build writes it")
  }
}
