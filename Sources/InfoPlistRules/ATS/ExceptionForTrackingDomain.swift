import Linting
import SystemModel

struct ExceptionForTrackingDomain: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "ats/exception-for-tracking-domain", "an exception domain is a tracking domain too", .info, .security, scope: .products,
    activation: .preview,
    rationale:
      "The privacy manifest names the domain as one that tracks people: without their consent the system blocks it. With consent it gets data about "
      + "people over a connection whose protection the exception weakens.",
    remedy: "Let the tracking service use a protected connection, and delete the exception.",
    citations: [Citation(Source("derived from the privacy manifest and NSExceptionDomains as Apple documents them"), .low)])

  static var examples: RuleExamples {
    let manifest: RuleExample.FileContent = .info(
      "<key>NSPrivacyTracking</key>\n<true/>\n<key>NSPrivacyTrackingDomains</key>\n<array>\n<string>track.example.com</string>\n</array>")
    let exception: String = "<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>"
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": .info(TransportSecurityDictionary.example(domain: "«track.example.com»", exception)),
          "My.app/PrivacyInfo.xcprivacy": manifest,
        ]),
        .bundle(
          [
            "My.app/Info.plist": .info(
              TransportSecurityDictionary.example(domain: "«track.example.com»", exception)
                + "\n<key>NSPrivacyTrackingDomains</key>\n<array>\n<string>track.example.com</string>\n</array>")
          ], note: "a domain of a framework, as the build writes it"),
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(TransportSecurityDictionary.example(domain: "files.example.com", exception)),
          "My.app/PrivacyInfo.xcprivacy": manifest,
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    let domains: [PlacedValue] = TransportSecurityDictionary.domains(info)
    guard !domains.isEmpty else { return }
    // The build copies the domains of frameworks into the Info.plist of the app.
    var tracking: [String] = info["NSPrivacyTrackingDomains"]?.elements.compactMap(\.string) ?? []
    if bundle.hasResource("PrivacyInfo.xcprivacy"),
      let bytes: SourceBytes = try? bundle.fileSystem.read(bundle.bundle.resourcePath("PrivacyInfo.xcprivacy"), limit: 1 << 20)
    {
      tracking += PropertyListDocument(reading: bytes).root?["NSPrivacyTrackingDomains"]?.elements.compactMap(\.string) ?? []
    }
    tracking = tracking.map { $0.lowercased() }
    for domain in domains {
      let name: String = domain.key.lowercased()
      let coversSubdomains: Bool = domain[TransportSecurityKey.includesSubdomains]?.node.boolean == true
      guard let found: String = tracking.first(where: { $0 == name || coversSubdomains && $0.hasSuffix("." + name) }) else { continue }
      context.report(
        "the exception for '\(domain.key)' covers the tracking domain '\(found)'", at: .key(domain),
        help: "let the tracking service use a protected connection")
    }
  }
}
