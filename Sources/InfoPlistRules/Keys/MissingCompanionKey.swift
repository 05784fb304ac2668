import Linting

struct MissingCompanionKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/missing-companion-key", "a key is there without another that it needs", .warning, .runtime,
    rationale: "Some keys say something only together with another one. Alone they are ignored, or the feature fails when it is used.",
    remedy: "Add the other key, or delete this one.",
    citations: [.reference(.coreFoundation), .reference(.iOS), .applePage("bundleresources")],
    requirements: ["R-IOS-059"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>«CFBundleHelpBookFolder»</key>\n<string>My.help</string>",
        .info("<key>«NSSupportsLiveActivitiesFrequentUpdates»</key>\n<true/>", stage: .product),
      ],
      passing: [
        "<key>CFBundleHelpBookFolder</key>\n<string>My.help</string>\n<key>CFBundleHelpBookName</key>\n<string>com.example.help</string>",
        "<key>NSSupportsLiveActivitiesFrequentUpdates</key>\n<false/>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.parent == nil && item.standing == .known && item.suffix.isEmpty {
      guard let entry: InfoPlistKey = item.entry, !entry.needs.isEmpty else { continue }
      if item.value.node.boolean == false || item.value.string?.isEmpty == true { continue }
      for needed in entry.needs where !needed.contains("[]") && !Self.isThere(InfoPlistKeyPath(needed), in: info) {
        if let other: InfoPlistKey = KeyCatalog.key(at: InfoPlistKeyPath(needed)), info.maySettingsGive(other) { continue }
        context.report(
          "'\(item.value.key)' needs '\(needed)', which is not there", at: .key(item.value), help: "add it, or delete this key",
          severity: entry.confidence == .high ? nil : .info)
      }
    }
  }

  private static func isThere(_ path: InfoPlistKeyPath, in info: InfoSubject) -> Bool {
    var value: PlacedValue = info.root
    for (depth, segment) in path.segments.enumerated() {
      guard case .key(let name) = segment else { return true }
      if let next: PlacedValue = value[name] {
        value = next
      } else if depth == 0, let variant: PlacedValue = info.entries.first(where: { $0.key.hasPrefix(name + "~") }) {
        value = variant
      } else {
        return false
      }
    }
    return true
  }
}
