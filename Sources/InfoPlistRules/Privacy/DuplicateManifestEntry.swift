import Linting

struct DuplicateManifestEntry: FileRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/duplicate-manifest-entry", "a privacy manifest has two entries for one thing", .warning, .store,
    rationale:
      "All reasons of a group of interfaces, and all purposes of a kind of data, belong into one entry. Of two entries, tools and the "
      + "privacy report may read only one.",
    remedy: "Join the entries.",
    citations: [
      Citation(.applePage("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes"), .medium),
      .applePage("bundleresources/privacy-manifest-files"),
    ])

  static var examples: RuleExamples {
    let entry: String =
      "<key>NSPrivacyAccessedAPITypeReasons</key>\n<array>\n<string>CA92.1</string>\n</array>\n</dict>\n"
    return RuleExamples(
      failing: [
        PrivacyManifests.example(
          "<key>NSPrivacyAccessedAPITypes</key>\n<array>\n<dict>\n<key>NSPrivacyAccessedAPIType</key>\n"
            + "<string>NSPrivacyAccessedAPICategoryUserDefaults</string>\n\(entry)<dict>\n<key>NSPrivacyAccessedAPIType</key>\n"
            + "<string>«NSPrivacyAccessedAPICategoryUserDefaults»</string>\n\(entry)</array>")
      ],
      passing: [
        PrivacyManifests.example(
          category: "NSPrivacyAccessedAPICategoryUserDefaults", reasons: "<string>CA92.1</string>\n<string>1C8F.1</string>")
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = PrivacyManifests.root(file) else { return }
    report(PrivacyManifests.interfaces(root), "NSPrivacyAccessedAPIType", &context)
    report(PrivacyManifests.collected(root), "NSPrivacyCollectedDataType", &context)
  }

  private func report(_ items: [PlacedValue], _ key: String, _ context: inout RuleContext) {
    var seen: Set<String> = []
    for item in items {
      guard let value: PlacedValue = item[key], let name: String = value.literal, !seen.insert(name).inserted else { continue }
      context.report("there is another entry for '\(name)'", at: .content(value), help: "join the two entries")
    }
  }
}
