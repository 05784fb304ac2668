import Linting

struct IncompleteManifestEntry: FileRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/incomplete-manifest-entry", "an entry of a privacy manifest lacks something that it must have", .error, .store,
    rationale:
      "A group of interfaces without reasons, or collected data without its purposes, says nothing. The store refuses the manifest as invalid, "
      + "also for an empty dictionary in a list.",
    remedy: "Add what is missing, or delete the entry.",
    citations: [
      .store("ITMS-91056", seenAt: "ashleymills/Reachability.swift#421"), .store("ITMS-91108", seenAt: "rwbutler/Connectivity#90"),
      .store("ITMS-91055"), .applePage("bundleresources/privacy-manifest-files"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        PrivacyManifests.example("<key>NSPrivacyAccessedAPITypes</key>\n<array>\n«<dict/>»\n</array>"),
        PrivacyManifests.example(
          "<key>NSPrivacyAccessedAPITypes</key>\n<array>\n<dict>\n<key>NSPrivacyAccessedAPIType</key>\n"
            + "<string>NSPrivacyAccessedAPICategoryUserDefaults</string>\n<key>NSPrivacyAccessedAPITypeReasons</key>\n«<array/>»\n</dict>\n"
            + "</array>"),
        PrivacyManifests.example(
          "<key>NSPrivacyCollectedDataTypes</key>\n<array>\n«<dict>»\n<key>NSPrivacyCollectedDataType</key>\n"
            + "<string>NSPrivacyCollectedDataTypeCrashData</string>\n<key>NSPrivacyCollectedDataTypeLinked</key>\n<false/>\n"
            + "<key>NSPrivacyCollectedDataTypeTracking</key>\n<false/>\n</dict>\n</array>"),
      ],
      passing: [
        PrivacyManifests.example(category: "NSPrivacyAccessedAPICategoryUserDefaults", reasons: "<string>CA92.1</string>"),
        PrivacyManifests.example("<key>NSPrivacyAccessedAPITypes</key>\n<array/>", note: "an empty list says: none"),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = PrivacyManifests.root(file) else { return }
    for item in PrivacyManifests.interfaces(root) {
      report(item, ["NSPrivacyAccessedAPIType", "NSPrivacyAccessedAPITypeReasons"], list: "NSPrivacyAccessedAPITypeReasons", &context)
    }
    for item in PrivacyManifests.collected(root) {
      report(
        item,
        [
          "NSPrivacyCollectedDataType", "NSPrivacyCollectedDataTypeLinked", "NSPrivacyCollectedDataTypeTracking",
          "NSPrivacyCollectedDataTypePurposes",
        ], list: "NSPrivacyCollectedDataTypePurposes", &context)
    }
  }

  private func report(_ item: PlacedValue, _ keys: [String], list: String, _ context: inout RuleContext) {
    let missing: [String] = keys.filter { item[$0] == nil }
    if !missing.isEmpty {
      let words: String = missing.map { "'\($0)'" }.joined(separator: ", ")
      context.report("the entry lacks \(words)", at: .opening(of: item), help: "add \(words), or delete the entry")
    } else if let value: PlacedValue = item[list], value.kind == .array, value.elements.isEmpty {
      context.report("'\(list)' is empty", at: .value(value), help: "add a value, or delete the entry")
    }
  }
}
