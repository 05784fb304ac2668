import Linting

struct MinimumOsBelow15: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/minimum-os-below-15", "an iOS app runs on systems that the App Store will not accept as a minimum", .warning, .store,
    scope: RuleScope(stage: .product, platforms: [.iOS], products: [.iOSApp]), period: RulePeriod(from: "2027-03-20"),
    rationale:
      "Since August 2026 the App Store announces to makers of apps that from spring 2027 on uploads need a "
      + "MinimumOSVersion of 15.0 or later. The exact day is not known; this rule takes the first day of spring.",
    remedy: "Raise the deployment target to 15.0 with the next release that is planned for 2027.",
    citations: [.store("ITMS-90068", seenAt: "thunderbird/thunderbird-ios#466"), .store("ITMS-90068", seenAt: "rokwire/illinois-app#5972")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>MinimumOSVersion</key>\n<string>«14.0»</string>", stage: .product, platform: .iOS, product: .iOSApp)
      ],
      passing: [
        .info("<key>MinimumOSVersion</key>\n<string>15.0</string>", stage: .product, platform: .iOS, product: .iOSApp),
        .info("<key>MinimumOSVersion</key>\n<string>14.0</string>", stage: .product, platform: .iOS, product: .framework),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["MinimumOSVersion"], let text: String = value.literal,
      let version: OSVersion = OSVersion(text: text),
      version < OSVersion(15), !BuildStamps.isSimulated(info), !Products.isRunnerOfTests(info)
    else { return }
    context.report(
      "the MinimumOSVersion '\(text)' is lower than 15.0, which the App Store will ask for", at: .content(value),
      help: "raise the deployment target to 15.0")
  }
}
