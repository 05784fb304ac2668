import Linting
import SystemModel

struct DomainWithFinalPeriod: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/domain-with-final-period", "an exception domain ends with a period", .warning, .runtime,
    rationale:
      "A name with a period at the end matches only addresses that are written so, which is rare. The usual spelling is another host to the rules.",
    remedy: "Leave the period out, unless the address has it.",
    citations: [.reference(.cocoa), .keyPage("nsapptransportsecurity/nsexceptiondomains")],
    requirements: ["R-ATS-052", "R-ATS-053"],
    fix: .unsafe, supersedes: ["ats/redundant-domain"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "«example.com.»", "<key>NSIncludesSubdomains</key>\n<true/>"),
          fixed: TransportSecurityDictionary.example(
            domain: "example.com", "<key>NSIncludesSubdomains</key>\n<true/>"))
      ],
      passing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "example.com", "<key>NSIncludesSubdomains</key>\n<true/>"))
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let domains: [PlacedValue] = TransportSecurityDictionary.domains(info)
    for domain in domains where domain.key.hasSuffix(".") && domain.key.utf8.count > 1 {
      let name: String = String(domain.key.dropLast())
      guard ConnectionHost(name)?.name == name, !domains.contains(where: { $0.key == name }) else {
        continue
      }
      context.report(
        "the exception domain '\(domain.key)' ends with a period", at: .key(domain),
        notes: [DiagnosticNote("it does not match '\(name)'")], fixes: [.rename(domain, to: name)])
    }
  }
}
