import Linting

struct WatchCompanionInExtension: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/watch-companion-in-extension", "a WatchKit extension requires a device with a watch", .error, .store,
    scope: .of(.watchKitExtension),
    rationale:
      "watch-companion is a capability of phones. In the extension, which runs on the watch, no device has it, and the "
      + "store refuses the build.",
    remedy: "Delete the entry.",
    citations: [.store("ITMS-90362", seenAt: "shu223/watchOS-2-Sampler#14"), .repository("dotnet/macios", "MT7032", .medium)],
    supersedes: ["values/unknown-value"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>«watch-companion»</string>\n</array>", product: .watchKitExtension)
      ],
      passing: [
        .info("<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>watch-companion</string>\n</array>", product: .watchOSApp)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (name, place) in DeviceKeys.capabilities(info) where name == "watch-companion" {
      context.report(
        "'watch-companion' is a capability of phones", at: place, notes: [DiagnosticNote("the App Store refuses it here")],
        help: "delete it")
    }
  }
}
