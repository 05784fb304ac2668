import Linting

struct MissingDeviceFamily: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/missing-device-family", "an iOS app does not say for which devices it is", .warning, .install,
    scope: .of(.iOSApp, stage: .product),
    rationale:
      "Without UIDeviceFamily the app is taken for an iPhone app, and tools that check uploads stop. The build writes the "
      + "key from TARGETED_DEVICE_FAMILY.",
    remedy: "Set TARGETED_DEVICE_FAMILY, or let the build tool write UIDeviceFamily.",
    citations: [.keyPage("uidevicefamily"), .repository("dotnet/macios", "MT7044", .medium), .reference(.iOS)],
    requirements: ["R-IOS-023"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .iOSApp)
      ],
      passing: [
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n<integer>2</integer>\n</array>", stage: .product, platform: .iOS,
          product: .iOSApp)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["UIDeviceFamily"] == nil else { return }
    context.report(
      "the app does not say for which devices it is", at: info.opening,
      help: "set TARGETED_DEVICE_FAMILY, so that the build writes UIDeviceFamily")
  }
}
