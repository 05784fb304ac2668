import Linting

struct LegacyLocationKeyAlone: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/legacy-location-key-alone", "an app asks for the location at any time with the key of iOS 10 alone", .warning, .runtime,
    scope: .on(.iOS),
    rationale:
      "iOS 11 and later look for NSLocationAlwaysAndWhenInUseUsageDescription and ignore a request for the location at any time when it is not "
      + "there. The older NSLocationAlwaysUsageDescription counts on iOS 10 and before.",
    remedy: "Add NSLocationAlwaysAndWhenInUseUsageDescription and NSLocationWhenInUseUsageDescription.",
    citations: [
      .keyPage("nslocationalwaysandwheninuseusagedescription"), .keyPage("nslocationalwaysusagedescription"),
      .store("ITMS-90683", seenAt: "digitalfabrik/entitlementcard#1219"),
    ],
    requirements: ["R-PRIV-054", "R-PRIV-055"], fix: .unsafe, supersedes: ["keys/deprecated-key"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«NSLocationAlwaysUsageDescription»</key>\n<string>Reminds you at home.</string>",
          fixed: "<key>NSLocationAlwaysUsageDescription</key>\n<string>Reminds you at home.</string>\n"
            + "<key>NSLocationAlwaysAndWhenInUseUsageDescription</key>\n<string>Reminds you at home.</string>", stage: .product,
          platform: .iOS)
      ],
      passing: [
        .info(
          "<key>NSLocationAlwaysUsageDescription</key>\n<string>Reminds you at home.</string>\n"
            + "<key>NSLocationAlwaysAndWhenInUseUsageDescription</key>\n<string>Reminds you at home.</string>", stage: .product,
          platform: .iOS),
        .info("<key>NSLocationAlwaysUsageDescription</key>\n<string>Reminds you at home.</string>", stage: .product, platform: .macOS),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let old: PlacedValue = info["NSLocationAlwaysUsageDescription"], let text: String = old.string, !text.isEmpty else { return }
    let new: String = "NSLocationAlwaysAndWhenInUseUsageDescription"
    guard info[new] == nil else { return }
    if let key: InfoPlistKey = KeyCatalog.topLevelKey(named: new), info.maySettingsGive(key) { return }
    context.report(
      "'NSLocationAlwaysUsageDescription' is read by iOS 10 and older only", at: .key(old),
      notes: [DiagnosticNote("later systems ignore the request for the location at any time without '\(new)'")], help: "add '\(new)'",
      fixes: [.insert(new, .string(text), into: info.root)])
  }
}
