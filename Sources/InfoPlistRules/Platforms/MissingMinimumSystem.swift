import Linting

struct MissingMinimumSystem: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/missing-minimum-system", "a Mac app does not say the oldest macOS that it runs on", .info, .runtime,
    scope: RuleScope(stage: .product, platforms: [.macOS], products: [.macOSApp]),
    rationale:
      "With LSMinimumSystemVersion an older macOS tells people that it is too old. Without it the app starts and fails "
      + "in the middle, when the first missing function is called.",
    remedy: "Set MACOSX_DEPLOYMENT_TARGET, so that the build writes the key.",
    citations: [.keyPage("lsminimumsystemversion"), Citation(.swiftBuild)],
    requirements: ["R-LS-023"])

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
    guard info["LSMinimumSystemVersion"] == nil, info["LSMinimumSystemVersionByArchitecture"] == nil else { return }
    context.report(
      "the app has no LSMinimumSystemVersion", at: info.opening, help: "set MACOSX_DEPLOYMENT_TARGET, so that the build writes it")
  }
}
