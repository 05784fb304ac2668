import Linting

struct OutdatedCapability: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/outdated-capability", "a required capability has meant nothing for years", .info, .style, scope: .on(.iOS),
    rationale:
      "All devices that run iOS 11 or later are 64-bit and have what armv6, armv7 and OpenGL ES 1 and 2 stand for. The "
      + "entry excludes nobody.",
    remedy: "Delete the entry, or write arm64.",
    citations: [.keyPage("uirequireddevicecapabilities"), Citation(.publicFiles, .medium)],
    requirements: ["R-IOS-069"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>UIRequiredDeviceCapabilities</key>\n<array>\n"
            + "<string>«armv7»</string>\n</array>", platform: .iOS, deploymentTarget: "12.0")
      ],
      passing: [
        .info(
          "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>armv7</string>\n</array>", platform: .iOS, deploymentTarget: "9.0"),
        .info(
          "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>arm64</string>\n</array>", platform: .iOS, deploymentTarget: "12.0"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let target: OSVersion = info.facts.deploymentTarget, target >= OSVersion(11) else { return }
    for (name, place) in DeviceKeys.capabilities(info) where ["armv6", "armv7", "opengles-1", "opengles-2"].contains(name) {
      context.report("every device that can run the app has '\(name)'", at: place, help: "delete it")
    }
  }
}
