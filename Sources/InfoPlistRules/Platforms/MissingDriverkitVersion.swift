import Linting

struct MissingDriverkitVersion: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/missing-driverkit-version", "a driver does not say the oldest DriverKit that it runs on", .warning, .install,
    scope: .of(.driverExtension, stage: .product),
    rationale:
      "The build writes OSMinimumDriverKitVersion from the deployment target. Without it the driver states no lowest "
      + "release, and systems that are too old for it load it and fail.",
    remedy: "Set DRIVERKIT_DEPLOYMENT_TARGET, so that the build writes the key.",
    citations: [Citation(.swiftBuild, .medium)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, product: .driverExtension)
      ],
      passing: [
        .info("<key>OSMinimumDriverKitVersion</key>\n<string>22.0</string>", stage: .product, product: .driverExtension)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["OSMinimumDriverKitVersion"] == nil else { return }
    context.report(
      "the driver has no OSMinimumDriverKitVersion", at: info.opening, help: "set DRIVERKIT_DEPLOYMENT_TARGET, so that the build writes it")
  }
}
