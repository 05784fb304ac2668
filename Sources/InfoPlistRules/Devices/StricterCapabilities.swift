import Linting

struct StricterCapabilities: PairRule {
  static let info: RuleInfo = RuleInfo(
    "devices/stricter-capabilities", "a build requires a capability that the earlier one did not", .error, .store,
    scope: .of(.iOSApp, .tvOSApp, .visionOSApp, stage: .product),
    rationale:
      "The store refuses an update that would not run on devices for which the app was sold. A capability can be taken out of the list later, but "
      + "never be added.",
    remedy: "Leave the capability out, and ask for it at run time.",
    citations: [
      .store("ITMS-90109", seenAt: "keymanapp/keyman#10495"), .store("ITMS-90109", seenAt: "react-native-tvos/react-native-tvos#50"),
      .keyPage("uirequireddevicecapabilities"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .pair(before: ["My.app/Info.plist": .info(app(["arm64"]))], now: ["My.app/Info.plist": .info(app(["arm64", "«nfc»"]))])
      ],
      passing: [
        .pair(before: ["My.app/Info.plist": .info(app(["arm64", "nfc"]))], now: ["My.app/Info.plist": .info(app(["arm64"]))]),
        .pair(
          before: ["My.app/Info.plist": .info(app(["armv7"]))], now: ["My.app/Info.plist": .info(app(["arm64"]))],
          note: "the processor follows from the systems that the app runs on"),
      ])
  }

  private static func app(_ capabilities: [String]) -> String {
    "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>UIRequiredDeviceCapabilities</key>\n<array>\n"
      + capabilities.map { "<string>\($0)</string>\n" }.joined() + "</array>"
  }

  func check(_ pair: PairSubject, in context: inout RuleContext) {
    guard let now: InfoSubject = pair.now.root?.info, let before: InfoSubject = pair.before.root?.info else { return }
    let processors: [String] = ["armv6", "armv7", "arm64"]
    let old: Set<String> = Set(DeviceKeys.capabilities(before).map(\.name))
    for (name, place) in DeviceKeys.capabilities(now) where !old.contains(name) && !processors.contains(name) {
      context.report(
        "the earlier build did not require '\(name)'", at: place, notes: [DiagnosticNote("the App Store refuses a stricter list")],
        help: "leave it out, and ask for it at run time")
    }
  }
}
