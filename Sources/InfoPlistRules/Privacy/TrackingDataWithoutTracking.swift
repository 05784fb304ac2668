import Linting

struct TrackingDataWithoutTracking: FileRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/tracking-data-without-tracking", "a privacy manifest marks data as used for tracking without declaring tracking", .warning,
    .store,
    rationale:
      "One part of the manifest says that data serves to track people, the other that nobody is tracked. The privacy report and the labels in the "
      + "store contradict each other.",
    remedy: "Set NSPrivacyTracking to true, or NSPrivacyCollectedDataTypeTracking to false.",
    citations: [
      .applePage("bundleresources/app-privacy-configuration/nsprivacytracking"),
      .applePage("bundleresources/app-privacy-configuration/nsprivacycollecteddatatypes/nsprivacycollecteddatatypetracking"),
    ])

  static var examples: RuleExamples {
    func entry(_ isTracking: String) -> String {
      "<key>NSPrivacyCollectedDataTypes</key>\n<array>\n<dict>\n<key>NSPrivacyCollectedDataType</key>\n"
        + "<string>NSPrivacyCollectedDataTypeUserID</string>\n<key>NSPrivacyCollectedDataTypeTracking</key>\n\(isTracking)\n</dict>\n</array>"
    }
    return RuleExamples(
      failing: [PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<false/>\n\(entry("«<true/>»"))")],
      passing: [
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<true/>\n\(entry("<true/>"))"),
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<false/>\n\(entry("<false/>"))"),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = PrivacyManifests.root(file), root["NSPrivacyTracking"]?.node.boolean == false else { return }
    for item in PrivacyManifests.collected(root) {
      guard let value: PlacedValue = item["NSPrivacyCollectedDataTypeTracking"], value.node.boolean == true else { continue }
      let name: String = item["NSPrivacyCollectedDataType"]?.string ?? "the data"
      context.report(
        "'\(name)' is used for tracking, but 'NSPrivacyTracking' is false", at: .value(value), help: "correct the one that is wrong")
    }
  }
}
