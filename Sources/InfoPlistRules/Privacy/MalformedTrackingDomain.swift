import Linting

struct MalformedTrackingDomain: FileRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/malformed-tracking-domain", "a tracking domain is no plain domain name", .error, .runtime,
    rationale:
      "The system compares the entries with the names of hosts. An entry with a scheme, a path, a port or an asterisk matches none, so the "
      + "domain is never blocked.",
    remedy: "Write the domain name alone.",
    citations: [
      .applePage("bundleresources/app-privacy-configuration/nsprivacytrackingdomains"),
      .store("ITMS-91056", seenAt: "ashleymills/Reachability.swift#421"),
    ], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        PrivacyManifests.example(
          "<key>NSPrivacyTracking</key>\n<true/>\n<key>NSPrivacyTrackingDomains</key>\n<array>\n<string>«https://t.example.com/a»</string>\n"
            + "<string>«*.example.com»</string>\n</array>")
      ],
      passing: [
        PrivacyManifests.example(
          "<key>NSPrivacyTracking</key>\n<true/>\n<key>NSPrivacyTrackingDomains</key>\n<array>\n<string>t.example.com</string>\n</array>")
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = PrivacyManifests.root(file) else { return }
    for element in root["NSPrivacyTrackingDomains"]?.elements ?? [] {
      guard let text: String = element.literal, !Self.isDomain(text) else { continue }
      let host: String? = Self.host(of: text)
      context.report(
        "'\(text)' is no domain name", at: .content(element), notes: [DiagnosticNote("it matches no host")],
        help: host.map { "write '\($0)'" } ?? "write the domain name alone",
        fixes: host.map { [.set(element, to: .string($0), "write '\($0)'")] } ?? [])
    }
  }

  static func isDomain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 253
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || "-._".unicodeScalars.contains($0)
      }
      && text.contains(".") && !text.hasPrefix(".") && !text.contains("..")
  }

  /// The host that was meant; nil when that is not plain.
  private static func host(of text: String) -> String? {
    var rest: Substring = KeyNames.trim(text)[...]
    if let mark = rest.firstRange(of: "://") { rest = rest[mark.upperBound...] }
    if rest.hasPrefix("*.") { rest = rest.dropFirst(2) }
    let host: String = String(rest.prefix { $0 != "/" && $0 != ":" && $0 != "?" })
    return isDomain(host) ? host : nil
  }
}
