import Linting

struct LimitingCapability: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/limiting-capability", "a required capability keeps out devices that may well run the app", .info, .store, scope: .on(.iOS),
    activation: .onRequest,
    rationale:
      "The store does not offer an app to devices without a required capability, and the list can never be made stricter "
      + "later. Telephony, cameras and the like are often useful without being necessary.",
    remedy: "Ask for the capability at run time, and require it only when the app is useless without it.",
    citations: [
      .keyPage("uirequireddevicecapabilities"), .repository("airsdk/Adobe-Runtime-Support", "issue 3852", .medium),
      "App Store review guidelines, 2.4.1",
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>«telephony»</string>\n</array>", platform: .iOS)
      ],
      passing: [
        .info("<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>arm64</string>\n<string>metal</string>\n</array>", platform: .iOS)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let limiting: [String] = [
      "telephony", "sms", "still-camera", "auto-focus-camera", "front-facing-camera", "camera-flash", "video-camera", "magnetometer",
      "gyroscope", "peer-peer", "bluetooth-le", "nfc",
    ]
    for (name, place) in DeviceKeys.capabilities(info) where limiting.contains(name) {
      context.report(
        "requiring '\(name)' keeps out devices that lack it", at: place,
        help: "ask for it at run time unless the app is useless without it")
    }
  }
}
