import Linting

struct BonjourWithoutPurpose: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/bonjour-without-purpose", "an app browses for Bonjour services without saying why", .warning, .runtime,
    scope: .on(.iOS, .visionOS),
    rationale:
      "iOS 14 and later ask people before an app may talk to devices in the local network. Without NSLocalNetworkUsageDescription they read a "
      + "general sentence that does not say what the app looks for, and many refuse.",
    remedy: "Add NSLocalNetworkUsageDescription.",
    citations: [
      .keyPage("nslocalnetworkusagedescription"), .applePage("technotes/tn3179-understanding-local-network-privacy"),
      .repository("yagiz/Bagel", "issue 63", .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«NSBonjourServices»</key>\n<array>\n<string>_http._tcp</string>\n</array>", stage: .product, platform: .iOS)
      ],
      passing: [
        .info(
          "<key>NSBonjourServices</key>\n<array>\n<string>_http._tcp</string>\n</array>\n<key>NSLocalNetworkUsageDescription</key>\n"
            + "<string>Find speakers at home.</string>", stage: .product, platform: .iOS),
        .info("<key>NSBonjourServices</key>\n<array/>", stage: .product, platform: .iOS),
        .info("<key>NSBonjourServices</key>\n<array>\n<string>_http._tcp</string>\n</array>", platform: .iOS, note: "a setting may add it"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let services: PlacedValue = info["NSBonjourServices"], !services.elements.isEmpty else { return }
    let key: String = "NSLocalNetworkUsageDescription"
    guard info[key] == nil, info["NSExtension"] == nil else { return }
    if let entry: InfoPlistKey = KeyCatalog.topLevelKey(named: key), info.maySettingsGive(entry) { return }
    context.report(
      "'NSBonjourServices' stands without '\(key)'", at: .key(services),
      notes: [DiagnosticNote("people are asked for the local network with a general sentence")], help: "add '\(key)'")
  }
}
