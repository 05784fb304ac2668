import Linting

struct TrackingWithoutDomains: FileRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/tracking-without-domains", "a privacy manifest declares tracking and lists no domains", .warning, .store,
    rationale:
      "With NSPrivacyTracking the system blocks the listed domains until a person allows tracking. Without a list it blocks nothing, and the "
      + "manifest is incomplete by its documentation.",
    remedy: "List the domains that serve tracking, or write NO when nobody is tracked.",
    citations: [
      .applePage("bundleresources/app-privacy-configuration/nsprivacytracking"),
      .applePage("bundleresources/app-privacy-configuration/nsprivacytrackingdomains"),
      .store("ITMS-91064", seenAt: "datatrans/ios-sdk#16"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        PrivacyManifests.example("<key>«NSPrivacyTracking»</key>\n<true/>\n<key>NSPrivacyTrackingDomains</key>\n<array/>")
      ],
      passing: [
        PrivacyManifests.example(
          "<key>NSPrivacyTracking</key>\n<true/>\n<key>NSPrivacyTrackingDomains</key>\n<array>\n<string>t.example.com</string>\n</array>"),
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<false/>"),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = PrivacyManifests.root(file), let tracking: PlacedValue = root["NSPrivacyTracking"] else { return }
    guard tracking.node.boolean == true, root["NSPrivacyTrackingDomains"]?.elements.isEmpty != false else { return }
    context.report(
      "tracking is declared without domains", at: .key(tracking),
      help: "list the domains in NSPrivacyTrackingDomains, or write NO when nobody is tracked")
  }
}
