import Linting

struct MacFamilyBeforeBigSur: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/mac-family-before-big-sur", "the Mac is a device family of an app that runs on systems which do not know it", .error, .store,
    scope: .on(.macOS, .macCatalyst, stage: .product),
    rationale:
      "Family 6, the interface of the Mac, came with macOS 11. A Catalyst app that also runs on macOS 10.15 must use the interface of the iPad, "
      + "family 2.",
    remedy: "Raise LSMinimumSystemVersion to 11.0, or use the interface of the iPad.",
    citations: [.repository("dotnet/macios", "MT7099", .medium), .applePage("uikit/choosing-a-user-interface-idiom-for-your-mac-app")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.info(example("«<array>\n<integer>6</integer>\n</array>»"), stage: .product, platform: .macOS, deploymentTarget: "10.15")],
      passing: [
        .info(example("<array>\n<integer>6</integer>\n</array>"), stage: .product, platform: .macOS, deploymentTarget: "11.0"),
        .info(example("<array>\n<integer>2</integer>\n</array>"), stage: .product, platform: .macOS, deploymentTarget: "10.15"),
        .info(
          example("<array>\n<integer>2</integer>\n<integer>6</integer>\n</array>"), stage: .product, platform: .macOS,
          deploymentTarget: "10.15"),
      ])
  }

  private static func example(_ families: String) -> String { "<key>UIDeviceFamily</key>\n" + families }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["UIDeviceFamily"], DeviceKeys.families(info) == [6] else { return }
    // A Catalyst app may state its oldest system as a version of iOS too.
    guard info.facts.platform == .macOS, let target: OSVersion = info.facts.deploymentTarget, target < OSVersion(11),
      info["MinimumOSVersion"] == nil
    else { return }
    context.report(
      "macOS \(target) does not know device family 6", at: .value(value), help: "raise LSMinimumSystemVersion to 11.0, or use family 2")
  }
}
