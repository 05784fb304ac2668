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
          deploymentTarget: "11.0"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>«CFBundleTypeExtensions»</key>\n<array>\n<string>a</string>\n</array>\n"
            + "</dict>\n<dict>\n<key>CFBundleTypeExtensions</key>\n<array>\n<string>b</string>\n</array>\n</dict>\n</array>",
          platform: .macOS, note: "told once"),
      ],
      passing: [
        .info("<key>NSHumanReadableCopyright</key>\n<string>© me</string>", stage: .product, platform: .iOS, deploymentTarget: "11.0")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let platform: Platform = info.facts.platform, let target: OSVersion = info.oldestTarget(on: platform) else { return }
    var found: [(item: CatalogedValue, entry: InfoPlistKey, since: OSVersion)] = []
    for item in info.cataloged where item.standing == .known {
      guard let entry: InfoPlistKey = item.entry, let state: Availability = entry.availability.on(platform), entry.confidence != .low else {
        continue
      }
      guard let since: OSVersion = state.deprecated, since <= target, item.value.string?.isEmpty != true else { continue }
      // Where a newer key overrides it, another rule speaks of it.
      if info.container(of: item)["LSItemContentTypes"] != nil { continue }
      if let end: OSVersion = state.obsoleted ?? state.ignored, end <= target { continue }
      found.append((item, entry, since))
    }
    // Elements of a list mostly have it all; one finding speaks of them.
    var told: Set<InfoPlistKeyPath> = []
    for (item, entry, since) in found where told.insert(item.place).inserted {
      let others: Int = found.count { $0.item.place == item.place } - 1
      let newer: [String] = entry.supersededBy.map { Self.name($0, beside: info.containerPlace(of: item)) }
      let next: String = newer.map { "'\($0)'" }.joined(separator: " or ")
      let isReplaced: Bool = newer.contains { info.container(of: item)[$0] != nil }
      context.report(
        "'\(item.value.key)' is deprecated since \(platform.rawValue) \(since)", at: .key(item.value),
        notes: others > 0
          ? [DiagnosticNote(others == 1 ? "it stands in another place too" : "it stands in \(others) other places too")] : [],
        help: next.isEmpty ? "delete it when it is no longer needed" : isReplaced ? "delete it: \(next) is there" : "use \(next)")
    }
  }

  /// What a key is called in a dictionary: keys that stand in the same one need no way to it.
  private static func name(_ key: String, beside container: InfoPlistKeyPath) -> String {
    let prefix: String = container.description + "."
    return key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : key
  }
}
