import Linting

struct DeviceFamilyDropped: PairRule {
  static let info: RuleInfo = RuleInfo(
    "devices/device-family-dropped", "an update no longer runs on a kind of device that the earlier build ran on", .error, .store,
    scope: .products,
    rationale:
      "People who bought the app for that device would get no further updates. The store therefore refuses an update whose UIDeviceFamily "
      + "lacks a family that the released version had.",
    remedy: "Restore the family in TARGETED_DEVICE_FAMILY.",
    citations: [.store("ITMS-90101"), .keyPage("uidevicefamily")],
    formerIDs: ["devices/dropped-device-family"])

  private static func families(_ text: String) -> RuleExample.FileContent {
    .info("<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>UIDeviceFamily</key>\n<array>\n\(text)\n</array>")
  }

  static var examples: RuleExamples {
    let both: RuleExample.FileContent = families("<integer>1</integer>\n<integer>2</integer>")
    return RuleExamples(
      failing: [
        .pair(
          before: ["A.app/Info.plist": both],
          now: [
            "A.app/Info.plist": .info(
              "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>«UIDeviceFamily»</key>\n<array>\n<integer>1</integer>\n</array>")
          ]),
        .pair(
          before: ["A.app/Info.plist": both], now: ["A.app/Info.plist": .missing("<key>LSRequiresIPhoneOS</key>\n<true/>")],
          note: "without the key it is an app for iPhone alone"),
      ],
      passing: [.pair(before: ["A.app/Info.plist": families("<integer>1</integer>")], now: ["A.app/Info.plist": both])])
  }

  func check(_ pair: PairSubject, in context: inout RuleContext) {
    guard let now: BundleSubject = pair.now.main, now.bundle.kind == .app, let info: InfoSubject = now.info,
      let earlier: InfoSubject = pair.before.main?.info, earlier["UIDeviceFamily"] != nil, Grammar.isStrictlyJudged(now.facts)
    else { return }
    let value: PlacedValue? = info["UIDeviceFamily"]
    // An app that names no family is one for iPhone.
    let kept: [Int] = value == nil ? [1] : DeviceKeys.families(info)
    let dropped: [Int] = DeviceKeys.families(earlier).filter { !kept.contains($0) }
    guard !dropped.isEmpty, !kept.isEmpty else { return }
    let names: [String] = dropped.map { [1: "iPhone", 2: "iPad", 3: "Apple TV", 4: "Apple Watch", 7: "Apple Vision"][$0] ?? "\($0)" }
    context.report(
      "the app is no longer for \(names.joined(separator: " and ")), as the earlier build was", at: value.map { .key($0) } ?? info.opening,
      in: now.file, notes: [DiagnosticNote("the App Store refuses the update")],
      help: "restore the family in TARGETED_DEVICE_FAMILY")
  }
}
