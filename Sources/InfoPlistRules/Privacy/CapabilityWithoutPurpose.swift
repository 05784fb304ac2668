import Linting

struct CapabilityWithoutPurpose: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/capability-without-purpose", "an app requires a capability and lacks the purpose string for it", .error, .store,
    scope: RuleScope(stage: .product, platforms: [.iOS]),
    rationale:
      "An app that runs only on devices with health data or a reader of cards works with them. Without the purpose string the system ends the app "
      + "at the first request, and the store refuses the upload.",
    remedy: "Add the purpose string, or delete the capability.",
    citations: [
      .store("ITMS-90683", seenAt: "TelegramMessenger/Telegram-iOS#1061"), .keyPage("nfcreaderusagedescription"),
      .keyPage("nshealthshareusagedescription"), .keyPage("uirequireddevicecapabilities"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>«healthkit»</string>\n</array>", stage: .product, platform: .iOS,
          product: .iOSApp)
      ],
      passing: [
        .info(
          "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>healthkit</string>\n<string>metal</string>\n</array>\n"
            + "<key>NSHealthShareUsageDescription</key>\n<string>Shows your steps.</string>", stage: .product, platform: .iOS,
          product: .iOSApp)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["UIRequiredDeviceCapabilities"] != nil, info["NSExtension"] == nil, DeviceKeys.isStartedApp(info) else { return }
    for (name, place) in DeviceKeys.capabilities(info) {
      guard let keys: [String] = Self.purposes[name], !keys.contains(where: { info[$0] != nil }) else { continue }
      context.report(
        "the capability '\(name)' is required without \(keys.map { "'\($0)'" }.joined(separator: " or "))", at: place,
        notes: [DiagnosticNote("the system asks people with that text")], help: "add '\(keys[0])', or delete the capability")
    }
  }

  private static let purposes: [String: [String]] = [
    "healthkit": ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"],
    "nfc": ["NFCReaderUsageDescription"],
  ]
}
