import Linting

struct LegacyBluetoothKeyAlone: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/legacy-bluetooth-key-alone", "an app asks for Bluetooth with the key of iOS 12 alone", .error, .runtime, scope: .on(.iOS),
    rationale:
      "Apps that are linked with the SDK of iOS 13 or later are ended when they use Bluetooth without NSBluetoothAlwaysUsageDescription. "
      + "NSBluetoothPeripheralUsageDescription is for the systems before. The store refuses uploads without the newer key.",
    remedy: "Add NSBluetoothAlwaysUsageDescription, and keep the older key as long as iOS 12 is supported.",
    citations: [
      .keyPage("nsbluetoothalwaysusagedescription"), .keyPage("nsbluetoothperipheralusagedescription"),
      .store("ITMS-90683", seenAt: "TelegramMessenger/Telegram-iOS#1061"),
    ], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«NSBluetoothPeripheralUsageDescription»</key>\n<string>Find your headset.</string>",
          fixed: "<key>NSBluetoothPeripheralUsageDescription</key>\n<string>Find your headset.</string>\n"
            + "<key>NSBluetoothAlwaysUsageDescription</key>\n<string>Find your headset.</string>", stage: .product, platform: .iOS)
      ],
      passing: [
        .info(
          "<key>NSBluetoothPeripheralUsageDescription</key>\n<string>Find your headset.</string>\n"
            + "<key>NSBluetoothAlwaysUsageDescription</key>\n<string>Find your headset.</string>", stage: .product, platform: .iOS),
        .info(
          "<key>NSBluetoothPeripheralUsageDescription</key>\n<string>Find your headset.</string>", stage: .product, platform: .iOS,
          sdk: "12.4"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let old: PlacedValue = info["NSBluetoothPeripheralUsageDescription"], let text: String = old.string, !text.isEmpty else { return }
    let new: String = "NSBluetoothAlwaysUsageDescription"
    guard info[new] == nil, info.facts.sdk.map({ $0 >= OSVersion(13) }) ?? true else { return }
    if let key: InfoPlistKey = KeyCatalog.topLevelKey(named: new), info.maySettingsGive(key) { return }
    context.report(
      "'NSBluetoothPeripheralUsageDescription' is read by iOS 12 and older only", at: .key(old),
      notes: [DiagnosticNote("later systems end the app when it uses Bluetooth without '\(new)'")], help: "add '\(new)'",
      fixes: [.insert(new, .string(text), into: info.root)],
      severity: info.facts.stage == .product && info.facts.sdk != nil ? nil : .warning)
  }
}
