import Linting
import SystemModel

struct RedundantDomain: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/redundant-domain", "an exception domain changes nothing", .info, .style,
    rationale:
      "The hosts of the domain would be judged in the same way without the entry, on every system that the product runs on and in every "
      + "interface. Such entries hide the ones that count and may make the App Store ask for a reason.",
    remedy: "Delete the entry.",
    citations: [.reference(.cocoa), .keyPage("nsapptransportsecurity/nsexceptiondomains")],
    requirements: ["R-ATS-045", "R-ATS-048"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          TransportSecurityDictionary.example(
            "<key>NSExceptionDomains</key>\n<dict>\n<key>a.example</key>\n<dict>\n<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>\n"
              + "</dict>\n<key>«b.example»</key>\n<dict>\n<key>NSExceptionRequiresForwardSecrecy</key>\n<true/>\n</dict>\n</dict>"
          ),
          fixed: TransportSecurityDictionary.example(
            "<key>NSExceptionDomains</key>\n<dict>\n<key>a.example</key>\n<dict>\n<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>\n"
              + "</dict>\n</dict>"))
      ],
      passing: [
        .info(
          TransportSecurityDictionary.example(
            "<key>NSAllowsArbitraryLoads</key>\n<true/>\n<key>NSExceptionDomains</key>\n<dict>\n<key>b.example</key>\n<dict/>\n</dict>"
          ),
          note: "an empty entry brings the full rules back"),
        .info(
          TransportSecurityDictionary.example(
            domain: "a.example", "<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>")),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let domains: [PlacedValue] = TransportSecurityDictionary.domains(info)
    guard !domains.isEmpty, domains.count <= 200 else { return }
    let minimization: TransportSecurityMinimization = TransportSecurityMinimization(
      TransportSecurityDictionary.configuration(info),
      equivalence: TransportSecurityDictionary.equivalence(info.facts))
    for domain in domains where domain.kind == .dictionary && isPlain(domain) {
      guard
        minimization.removals.contains(where: {
          domain.path.components.starts(with: $0.path.components)
        })
      else { continue }
      context.report(
        "the exception domain '\(domain.key)' changes nothing", at: .key(domain),
        notes: [DiagnosticNote("its hosts are judged in the same way without it")], help: "delete the entry",
        fixes: [.remove(domain, "delete the entry")])
    }
  }

  /// Whether the entry has no fault that another rule names.
  private func isPlain(_ domain: PlacedValue) -> Bool {
    guard let host: ConnectionHost = ConnectionHost(domain.key), host.name == domain.key,
      host.address == nil,
      !TransportSecuritySpelling.isKnown(domain.key)
    else { return false }
    return domain.members.allSatisfy { member in
      guard TransportSecurityKey.domain.contains(member.key) else { return false }
      if member.key == TransportSecurityKey.minimumTLSVersion {
        return member.string.flatMap { TLSVersion(settingValue: $0) } == .tls12
      }
      return member.kind == .boolean
    }
  }
}
