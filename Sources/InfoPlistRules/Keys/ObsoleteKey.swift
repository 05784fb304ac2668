import Linting

struct ObsoleteKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/obsolete-key", "a key has no meaning any more for the systems that the product runs on", .warning, .style,
    rationale:
      "The oldest system that the product supports no longer reads the key. It is left over and misleads readers.",
    remedy: "Delete the key, or use the one that replaced it.",
    citations: [.reference(.about), .applePage("bundleresources"), Citation(.swiftBuild)],
    requirements: ["R-PRIV-062"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«NSLocationUsageDescription»</key>\n<string>to guide</string>",
          stage: .product, platform: .iOS,
          deploymentTarget: "15.0"),
        .info(
          "<key>«NSLocationUsageDescription»</key>\n<string>to guide</string>\n<key>NSLocationWhenInUseUsageDescription</key>\n"
            + "<string>to guide</string>", stage: .product, platform: .iOS, deploymentTarget: "15.0", note: "a remark beside the newer key"),
      ],
      passing: [
        .info("<key>UILaunchScreen</key>\n<dict/>", stage: .product, platform: .iOS, deploymentTarget: "15.0")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let platform: Platform = info.facts.platform, let target: OSVersion = info.oldestTarget(on: platform) else { return }
    for item in info.cataloged where item.standing == .known {
      guard let entry: InfoPlistKey = item.entry, let state: Availability = entry.availability.on(platform) else { continue }
      guard let end: OSVersion = state.obsoleted ?? state.ignored, end <= target, entry.confidence != .low else { continue }
      let next: [String] = entry.supersededBy.map { String(describing: $0) }
      let present: String? = next.first { info.container(of: item)[$0] != nil }
      // Beside the key that replaced it, it is left over and harms nobody.
      context.report(
        "'\(item.value.key)' has no meaning since \(platform.rawValue) \(end)", at: .key(item.value),
        help: present.map { "delete it: '\($0)' is there" } ?? next.first.map { "use '\($0)'" } ?? "delete it",
        severity: present == nil ? nil : .info)
    }
  }
}
