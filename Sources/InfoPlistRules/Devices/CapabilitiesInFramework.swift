import Linting

struct CapabilitiesInFramework: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/capabilities-in-framework", "a framework lists required capabilities of devices", .warning, .store,
    scope: RuleScope(platforms: [.iOS, .iPadOS], products: [.framework]),
    rationale:
      "Which devices an app runs on is said by the app alone. The store refuses uploads with a framework that requires other capabilities than "
      + "a processor.",
    remedy: "Delete the key from the framework, and require the capability in the app where it needs it.",
    citations: [.store("ITMS-90689", seenAt: "hackiftekhar/IQKeyboardManager#706"), .keyPage("uirequireddevicecapabilities")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«UIRequiredDeviceCapabilities»</key>\n<array>\n<string>front-facing-camera</string>\n</array>", platform: .iOS,
          product: .framework)
      ],
      passing: [
        .info(
          "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>arm64</string>\n</array>", platform: .iOS, product: .framework,
          note: "stores once asked frameworks for the processor")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["UIRequiredDeviceCapabilities"] else { return }
    let names: [String] = DeviceKeys.capabilities(info).map(\.name).filter { !["armv6", "armv7", "arm64", "metal"].contains($0) }
    guard let first: String = names.first else { return }
    context.report(
      "a framework requires '\(first)'", at: .key(value), notes: [DiagnosticNote("only the list of the app counts")], help: "delete the key"
    )
  }
}
