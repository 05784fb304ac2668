import Linting

struct FeatureWithoutPurpose: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/feature-without-purpose", "an app declares a feature and lacks the purpose string for it", .error, .store,
    scope: RuleScope(stage: .product, platforms: [.iOS]),
    rationale:
      "A background mode or a required capability shows that the app works with Bluetooth, location, health data or cards. Without the purpose "
      + "string the system ends the app or ignores its request, and the store refuses the upload.",
    remedy: "Add the purpose string, or delete the declaration.",
    citations: [
      .store("ITMS-90683", seenAt: "TelegramMessenger/Telegram-iOS#1061"), .keyPage("nsbluetoothalwaysusagedescription"),
      .keyPage("nfcreaderusagedescription"), .keyPage("nshealthshareusagedescription"), .keyPage("uibackgroundmodes"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>«bluetooth-central»</string>\n</array>", stage: .product, platform: .iOS,
          product: .iOSApp),
        .info(
          "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>«healthkit»</string>\n</array>", stage: .product, platform: .iOS,
          product: .iOSApp),
      ],
      passing: [
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>bluetooth-central</string>\n<string>audio</string>\n</array>\n"
            + "<key>NSBluetoothAlwaysUsageDescription</key>\n<string>Find your headset.</string>", stage: .product, platform: .iOS,
          product: .iOSApp),
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>location</string>\n</array>\n"
            + "<key>NSLocationWhenInUseUsageDescription</key>\n<string>Records your run.</string>", stage: .product, platform: .iOS,
          product: .iOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let capabilities: PlacedValue? = info["UIRequiredDeviceCapabilities"]
    let modes: PlacedValue? = info["UIBackgroundModes"]
    guard capabilities != nil || modes != nil, info["NSExtension"] == nil, DeviceKeys.isStartedApp(info) else { return }
    for element in modes?.elements ?? [] {
      report(element, element.string, .content(element), "background mode", Self.modes, info, &context)
    }
    for (name, place) in DeviceKeys.capabilities(info) {
      report(nil, name, place, "required capability", Self.capabilities, info, &context)
    }
  }

  private func report(
    _ value: PlacedValue?, _ name: String?, _ place: Place, _ kind: String, _ table: [String: [String]], _ info: InfoSubject,
    _ context: inout RuleContext
  ) {
    guard let name, let keys: [String] = table[name], !keys.contains(where: { info[$0] != nil }) else { return }
    // The older key of Bluetooth alone is the matter of another rule.
    if keys.first == "NSBluetoothAlwaysUsageDescription", info["NSBluetoothPeripheralUsageDescription"] != nil { return }
    context.report(
      "the \(kind) '\(name)' stands without \(keys.map { "'\($0)'" }.joined(separator: " or "))", at: place,
      notes: [DiagnosticNote("the system asks people with that text")], help: "add '\(keys[0])', or delete the declaration",
      severity: info.facts.sdk == nil ? .warning : nil)
  }

  private static let modes: [String: [String]] = [
    "bluetooth-central": ["NSBluetoothAlwaysUsageDescription"],
    "bluetooth-peripheral": ["NSBluetoothAlwaysUsageDescription"],
    "location": [
      "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
      "NSLocationUsageDescription",
    ],
    "nearby-interaction": ["NSNearbyInteractionUsageDescription", "NSNearbyInteractionAllowOnceUsageDescription"],
  ]
  private static let capabilities: [String: [String]] = [
    "healthkit": ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"],
    "nfc": ["NFCReaderUsageDescription"],
  ]
}
