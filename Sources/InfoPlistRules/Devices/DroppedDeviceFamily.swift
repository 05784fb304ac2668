import Linting

struct DroppedDeviceFamily: PairRule {
  static let info: RuleInfo = RuleInfo(
    "devices/dropped-device-family", "a build is for fewer kinds of devices than the earlier one", .error, .store,
    scope: .of(.iOSApp, stage: .product),
    rationale:
      "An app that was sold for iPhone and iPad must go on to run on both: the store refuses an update that drops one.",
    remedy: "Keep the family in TARGETED_DEVICE_FAMILY.",
    citations: [.store("ITMS-90101"), .keyPage("uidevicefamily")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .pair(before: ["My.app/Info.plist": .info(app([1, 2]))], now: ["My.app/Info.plist": .info(app([1], mark: true))])
      ],
      passing: [
        .pair(before: ["My.app/Info.plist": .info(app([1]))], now: ["My.app/Info.plist": .info(app([1, 2]))])
      ])
  }

  private static func app(_ families: [Int], mark: Bool = false) -> String {
    let list: String = "<array>\n" + families.map { "<integer>\($0)</integer>\n" }.joined() + "</array>"
    return "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>UIDeviceFamily</key>\n" + (mark ? "«\(list)»" : list)
  }

  func check(_ pair: PairSubject, in context: inout RuleContext) {
    guard let now: InfoSubject = pair.now.root?.info, let before: InfoSubject = pair.before.root?.info,
      let value: PlacedValue = now["UIDeviceFamily"]
    else { return }
    let families: [Int] = DeviceKeys.families(now)
    for (family, name) in [(1, "iPhone"), (2, "iPad")] where DeviceKeys.families(before).contains(family) && !families.contains(family) {
      context.report(
        "the app is no longer for \(name), as the earlier build was", at: .value(value),
        notes: [DiagnosticNote("the App Store refuses it")],
        help: "keep \(family) in TARGETED_DEVICE_FAMILY")
    }
  }
}
