import Linting

struct CapabilityAdded: PairRule {
  static let info: RuleInfo = RuleInfo(
    "devices/capability-added", "an update requires a capability that the earlier build did not", .error, .store, scope: .products,
    rationale:
      "Each required capability keeps out the devices that lack it. The store refuses an update that keeps out devices on which the released "
      + "version runs. What every device has that can run the new version, such as arm64, may be added.",
    remedy: "Delete the capability and test for it while the app runs.",
    citations: [
      .store("ITMS-90109", seenAt: "keymanapp/keyman#10495"), .store("ITMS-90109", seenAt: "react-native-tvos/react-native-tvos#50"),
      .keyPage("uirequireddevicecapabilities"), Citation(Source("Apple Technical Q&A QA1623"), .medium),
    ], formerIDs: ["devices/stricter-capabilities"])

  private static func info(_ entries: String) -> RuleExample.FileContent { .info("<key>LSRequiresIPhoneOS</key>\n<true/>\n" + entries) }

  static var examples: RuleExamples {
    func capability(_ name: String) -> String {
      "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>\(name)</string>\n</array>"
    }
    return RuleExamples(
      failing: [
        .pair(before: ["A.app/Info.plist": info("")], now: ["A.app/Info.plist": info(capability("«nfc»"))]),
        .pair(
          before: ["A.app/Info.plist": info("")],
          now: [
            "A.app/Info.plist": info("<key>UIRequiredDeviceCapabilities</key>\n<dict>\n<key>«telephony»</key>\n<false/>\n</dict>")
          ], note: "devices that have it are kept out"),
      ],
      passing: [
        .pair(before: ["A.app/Info.plist": info(capability("nfc"))], now: ["A.app/Info.plist": info("")]),
        .pair(before: ["A.app/Info.plist": info(capability("armv7"))], now: ["A.app/Info.plist": info(capability("arm64"))]),
      ])
  }

  /// What all devices have that current systems run on.
  private static let harmless: Set<String> = ["armv6", "armv7", "arm64", "metal", "opengles-1", "opengles-2", "opengles-3"]

  func check(_ pair: PairSubject, in context: inout RuleContext) {
    guard let now: InfoSubject = pair.now.main?.info, now.bundle?.kind == .app, let before: InfoSubject = pair.before.main?.info,
      Grammar.isStrictlyJudged(now.facts)
    else { return }
    let earlier: Set<String> = Set(DeviceKeys.capabilities(before).map(\.name))
    for (name, place) in DeviceKeys.capabilities(now) where !earlier.contains(name) && !Self.harmless.contains(name) {
      context.report(
        "'\(name)' is required now, but was not in the earlier build", at: place, in: now.file,
        notes: [DiagnosticNote("the App Store refuses an update that fewer devices can run")],
        help: "delete it, and test for it at run time")
    }
    let forbidden: Set<String> = Set(DeviceKeys.forbidden(before).map(\.name))
    for (name, place) in DeviceKeys.forbidden(now) where !forbidden.contains(name) {
      context.report(
        "devices with '\(name)' are excluded now, but were not in the earlier build", at: place, in: now.file,
        notes: [DiagnosticNote("the App Store refuses an update that fewer devices can run")], help: "delete the entry")
    }
  }
}
