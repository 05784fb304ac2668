import Linting
import SystemModel

struct SubdomainsOfTopLevelDomain: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/subdomains-of-top-level-domain", "an exception covers all hosts of a domain under which everybody can get one",
    .warning, .security,
    rationale:
      "NSIncludesSubdomains on a name under which everybody can register, such as com, co.uk or github.io, opens a good part of the internet. It is nearly as "
      + "wide as NSAllowsArbitraryLoads and gets past those who look for that key only.",
    remedy: "Name the hosts that are meant.",
    citations: [.keyPage("nsincludessubdomains"), "the public suffix list"],
    requirements: ["R-ATS-054"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "com",
            "<key>«NSIncludesSubdomains»</key>\n<true/>\n<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>"
          )),
        .info(
          TransportSecurityDictionary.example(
            domain: "co.uk",
            "<key>«NSIncludesSubdomains»</key>\n<true/>\n<key>NSExceptionRequiresForwardSecrecy</key>\n<false/>"
          )),
      ],
      passing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "example.com",
            "<key>NSIncludesSubdomains</key>\n<true/>\n<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>"
          )),
        .info(
          TransportSecurityDictionary.example(
            domain: "localhost",
            "<key>NSIncludesSubdomains</key>\n<true/>\n<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>"
          )),
      ])
  }

  private static let localNames: [String] = [
    "localhost", "local", "lan", "home", "internal", "intranet", "corp", "test", "example",
    "invalid",
  ]
  private static let secondLevels: [String] = [
    "co", "com", "net", "org", "gov", "edu", "ac", "ne", "or", "go",
  ]

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for domain in TransportSecurityDictionary.domains(info) {
      guard let value: PlacedValue = domain[TransportSecurityKey.includesSubdomains],
        value.node.boolean == true,
        let host: ConnectionHost = ConnectionHost(domain.key), host.address == nil
      else { continue }
      let labels: [Substring] = host.name.split(separator: ".")
      guard let last: Substring = labels.last, !Self.localNames.contains(String(last)),
        last.utf8.count >= 2
      else { continue }
      let isWide: Bool =
        labels.count == 1
        || labels.count == 2 && last.utf8.count == 2
          && Self.secondLevels.contains(String(labels[0]))
      guard isWide || SharedSuffixes.covers(host.name) else { continue }
      context.report(
        "the exception for '\(domain.key)' covers all hosts below it", at: .key(value),
        notes: [DiagnosticNote("everybody can get a host there")],
        help: "name the hosts that are meant")
    }
  }
}
