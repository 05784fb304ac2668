import Linting

struct DomainsWithoutTracking: FileRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/domains-without-tracking", "a privacy manifest lists tracking domains without declaring tracking", .error, .store,
    rationale:
      "NSPrivacyTracking must be true where NSPrivacyTrackingDomains has entries. The store refuses the upload, and the system does not know "
      + "whether to block the domains.",
    remedy: "Set NSPrivacyTracking to true, or empty the list.",
    citations: [
      .store("ITMS-91064", seenAt: "datatrans/ios-sdk#16"), .store("ITMS-91107", seenAt: "appmetrica/appmetrica-sdk-ios#24"),
      .applePage("bundleresources/app-privacy-configuration/nsprivacytrackingdomains"),
    ], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        PrivacyManifests.example(
          "<key>NSPrivacyTracking</key>\n<false/>\n<key>«NSPrivacyTrackingDomains»</key>\n<array>\n<string>t.example.com</string>\n</array>"
        ),
        PrivacyManifests.example("<key>«NSPrivacyTrackingDomains»</key>\n<array>\n<string>t.example.com</string>\n</array>"),
      ],
      passing: [
        PrivacyManifests.example(
          "<key>NSPrivacyTracking</key>\n<true/>\n<key>NSPrivacyTrackingDomains</key>\n<array>\n<string>t.example.com</string>\n</array>"),
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<false/>\n<key>NSPrivacyTrackingDomains</key>\n<array/>"),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = PrivacyManifests.root(file), let domains: PlacedValue = root["NSPrivacyTrackingDomains"] else { return }
    guard !domains.elements.isEmpty else { return }
    let tracking: PlacedValue? = root["NSPrivacyTracking"]
    guard tracking == nil || tracking?.node.boolean == false else { return }
    context.report(
      "tracking domains are listed, but 'NSPrivacyTracking' is \(tracking == nil ? "missing" : "false")", at: .key(domains),
      help: "set 'NSPrivacyTracking' to true, or empty the list",
      fixes: [
        tracking.map { .set($0, to: .boolean(true), "set NSPrivacyTracking to true") }
          ?? .insert("NSPrivacyTracking", .boolean(true), into: root)
      ])
  }
}
