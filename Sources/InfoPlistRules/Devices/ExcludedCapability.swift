import Linting

struct ExcludedCapability: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/excluded-capability", "a capability that every device has is forbidden", .error, .install,
    rationale:
      "In the form of a dictionary, false means that devices with the capability are excluded. Forbidding arm64 or armv7 "
      + "excludes them all.",
    remedy: "Write true, or delete the entry.",
    citations: [.reference(.iOS), .store("ITMS-90502", seenAt: "CocoaPods/CocoaPods#4514")],
    requirements: ["R-IOS-063"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>UIRequiredDeviceCapabilities</key>\n<dict>\n<key>«arm64»</key>\n<false/>\n</dict>"
      ],
      passing: [
        "<key>UIRequiredDeviceCapabilities</key>\n<dict>\n<key>arm64</key>\n<true/>\n<key>gps</key>\n<false/>\n</dict>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["UIRequiredDeviceCapabilities"], value.kind == .dictionary else { return }
    for member in value.members where member.node.boolean == false && ["arm64", "armv7", "armv6"].contains(member.key) {
      context.report(
        "'\(member.key)' is forbidden, which every device has", at: .key(member), notes: [DiagnosticNote("the app installs nowhere")],
        help: "write <true/>, or delete the entry")
    }
  }
}
