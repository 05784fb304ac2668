import Linting

struct DeprecatedKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/deprecated-key", "a key is deprecated for the systems that the product runs on", .info, .style,
    rationale:
      "The documentation advises against the key from a version on that is not newer than the oldest system that the "
      + "product supports. It may stop working.",
    remedy: "Use the key that replaced it.",
    citations: [.reference(.about), .applePage("bundleresources"), .store("ITMS-90339")],
    requirements: ["R-DOC-006", "R-DOC-017", "R-DOC-025", "R-DOC-051", "R-LS-049", "R-CO-007", "R-CO-011"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«NSLocationAlwaysUsageDescription»</key>\n<string>to guide</string>", stage: .product, platform: .iOS,
          deploymentTarget: "11.0")
      ],
      passing: [
        .info("<key>NSHumanReadableCopyright</key>\n<string>© me</string>", stage: .product, platform: .iOS, deploymentTarget: "11.0")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let platform: Platform = info.facts.platform, let target: OSVersion = info.oldestTarget(on: platform) else { return }
    for item in info.cataloged where item.standing == .known {
      guard let entry: InfoPlistKey = item.entry, let state: Availability = entry.availability.on(platform), entry.confidence != .low else {
        continue
      }
      guard let since: OSVersion = state.deprecated, since <= target, item.value.string?.isEmpty != true else { continue }
      // Where a newer key overrides it, another rule speaks of it.
      if info.container(of: item)["LSItemContentTypes"] != nil { continue }
      if let end: OSVersion = state.obsoleted ?? state.ignored, end <= target { continue }
      let next: String = entry.supersededBy.map { "'\($0)'" }.joined(separator: " or ")
      let isReplaced: Bool = entry.supersededBy.contains { info.container(of: item)[String(describing: $0)] != nil }
      context.report(
        "'\(item.value.key)' is deprecated since \(platform.rawValue) \(since)", at: .key(item.value),
        help: next.isEmpty ? "delete it when it is no longer needed" : isReplaced ? "delete it: \(next) is there" : "use \(next)")
    }
  }
}
