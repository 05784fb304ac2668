import Linting

struct ValueNewerThanTarget: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/value-newer-than-target", "a value is newer than the oldest system that the product runs on", .info, .runtime,
    rationale:
      "Older systems do not know the value. They ignore a mode, and refuse to install an app that requires a capability "
      + "they have never heard of.",
    remedy: "Raise the deployment target, or see that the product works without the value.",
    citations: [.reference(.iOS), .store("ITMS-90098"), .applePage("bundleresources")],
    requirements: ["R-IOS-069", "R-GC-004", "R-GC-005", "R-GC-006"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>«processing»</string>\n</array>", stage: .product, platform: .iOS,
          deploymentTarget: "12.0")
      ],
      passing: [
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>processing</string>\n</array>", stage: .product, platform: .iOS,
          deploymentTarget: "13.0")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let platform: Platform = info.facts.platform, let target: OSVersion = info.facts.deploymentTarget else { return }
    for item in info.cataloged where item.value.kind == .string {
      guard let text: String = item.value.literal, case .choice(let table)? = item.schema?.alternative(for: .string) else { continue }
      guard let since: OSVersion = table.entry(for: text)?.availability.on(platform)?.introduced, since > target else { continue }
      // Older systems refuse the app for a capability; everything else they pass over.
      let isWarning: Bool = item.place == "UIRequiredDeviceCapabilities[]"
      context.report(
        "'\(text)' is known from \(platform.rawValue) \(since) on, but the product runs on \(target)", at: .content(item.value),
        help: isWarning ? "raise the deployment target, or do without it" : "see that the product works without it there",
        severity: isWarning ? .warning : nil)
    }
  }
}
