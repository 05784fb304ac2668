import Linting
import SystemModel

struct NoForwardSecrecy: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/no-forward-secrecy", "a domain may use suites without forward secrecy", .warning,
    .security,
    rationale:
      "Without forward secrecy whoever records connections today can read them once the key of the server is known. Servers that offer nothing "
      + "else have become rare, so that the exception is mostly a leftover.",
    remedy: "Renew the server and delete the exception.",
    citations: [
      .reference(.cocoa), .keyPage("nsexceptionrequiresforwardsecrecy"), "OWASP MASTG-TEST-0065",
    ],
    requirements: ["R-ATS-064", "R-ATS-065"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "example.com", "<key>«NSExceptionRequiresForwardSecrecy»</key>\n<false/>"))
      ],
      passing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "example.com", "<key>NSExceptionRequiresForwardSecrecy</key>\n<true/>"))
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for domain in TransportSecurityDictionary.domains(info) {
      guard let value: PlacedValue = domain[TransportSecurityKey.requiresForwardSecrecy],
        value.node.boolean == false
      else { continue }
      context.report("'\(domain.key)' may use suites without forward secrecy", at: .key(value))
    }
  }
}
