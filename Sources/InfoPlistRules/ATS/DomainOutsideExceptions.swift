import Linting
import SystemModel

struct DomainOutsideExceptions: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/domain-outside-exceptions", "a domain stands beside NSExceptionDomains, or its settings in the place of a domain", .error,
    .runtime,
    rationale:
      "A domain counts only as an entry of NSExceptionDomains, and its settings only inside that entry. One level higher or lower nobody reads "
      + "them, so the exception does not exist.",
    remedy: "Put each domain into NSExceptionDomains, and its settings into the dictionary of the domain.",
    citations: [.reference(.cocoa), .keyPage("nsapptransportsecurity/nsexceptiondomains")], requirements: ["R-ATS-010", "R-ATS-011"],
    supersedes: ["keys/unknown-key"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          TransportSecurityDictionary.example(
            "<key>«example.com»</key>\n<dict>\n<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>\n</dict>")),
        .info(
          TransportSecurityDictionary.example(
            "<key>NSExceptionDomains</key>\n<dict>\n<key>«NSIncludesSubdomains»</key>\n<true/>\n</dict>")),
      ],
      passing: [.info(TransportSecurityDictionary.example(domain: "example.com", "<key>NSIncludesSubdomains</key>\n<true/>"))])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = TransportSecurityDictionary.root(info) else { return }
    for member in root.members where member.kind == .dictionary && member.key.contains(".") && !BuildVariable.occurs(in: member.key) {
      context.report(
        "the domain '\(member.key)' stands beside NSExceptionDomains", at: .key(member), notes: [DiagnosticNote("systems ignore it there")],
        help: "move it into NSExceptionDomains")
    }
    for domain in TransportSecurityDictionary.domains(info) where TransportSecuritySpelling.isKnown(domain.key) {
      context.report(
        "'\(domain.key)' stands in the place of a domain", at: .key(domain), notes: [DiagnosticNote("systems take it for a host name")],
        help: "move it into the dictionary of a domain")
    }
  }
}
