import Linting
import SystemModel

struct AddressAsDomain: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/address-as-domain", "an exception domain is an address", .warning, .runtime,
    rationale:
      "Addresses and ranges are read as exception domains from iOS 17 and macOS 14 on. Older systems ignore such entries: iOS 10 to 16 leave "
      + "addresses free of the rules anyway, and iOS 9 lets them through only with NSAllowsArbitraryLoads.",
    remedy: "Use a host name, or keep the entry for newer systems only.",
    citations: [.reference(.cocoa), .keyPage("nsapptransportsecurity/nsexceptiondomains")],
    requirements: ["R-ATS-051"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "«192.0.2.1»", "<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>")),
        .info(
          TransportSecurityDictionary.example(
            domain: "«2001:db8::/32»", "<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>"),
          platform: .iOS, deploymentTarget: "16.0"),
      ],
      passing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "192.0.2.1", "<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>"),
          platform: .iOS, deploymentTarget: "17.0"),
        .info(
          TransportSecurityDictionary.example(
            domain: "1.2.3.example", "<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>")),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard !TransportSecurityDictionary.runsOnly(from: .addresses, info.facts) else { return }
    for domain in TransportSecurityDictionary.domains(info) {
      let isRange: Bool = AddressRange(domain.key) != nil
      guard isRange || IPAddress(domain.key) != nil else { continue }
      context.report(
        "the exception domain '\(domain.key)' is \(isRange ? "a range of addresses" : "an address")",
        at: .key(domain),
        notes: [DiagnosticNote("systems before iOS 17 and macOS 14 ignore the entry")],
        help: "use a host name, or keep it for newer systems only")
    }
  }
}
