import Linting

struct SupportedDevicesPresent: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/supported-devices-present", "a bundle lists single models of devices", .warning, .store,
    rationale:
      "UISupportedDevices is written when a build is thinned for one model. The installer refuses such a bundle on other "
      + "models, and the store refuses it altogether.",
    remedy: "Delete the key, and upload the build that is not thinned.",
    citations: [.repository("apple-oss-distributions", "MobileDevice message 00c9", .medium), .keyPage("uisupporteddevices")], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«UISupportedDevices»</key>\n<array>\n<string>iPhone10,1</string>\n</array>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>")
      ],
      passing: [
        "<key>CFBundleName</key>\n<string>x</string>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["UISupportedDevices"] else { return }
    context.report("the bundle is for single models only", at: .key(value), help: "delete the key", fixes: [.remove(value)])
  }
}
