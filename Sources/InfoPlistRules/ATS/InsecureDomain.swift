import Linting
import SystemModel

struct InsecureDomain: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/insecure-domain", "plain HTTP is allowed for a public domain", .warning, .security,
    rationale:
      "Everybody on the way can read and change what is loaded without encryption, and feed the app files of their own. The key also lets code "
      + "accept false certificates. The App Store asks for a reason.",
    remedy: "Serve the host by https and delete the exception.",
    citations: [
      .reference(.cocoa), .keyPage("nsexceptionallowsinsecurehttploads"), "OWASP MASTG-TEST-0065",
    ],
    requirements: ["R-ATS-056", "R-ATS-075"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "example.com", "<key>«NSExceptionAllowsInsecureHTTPLoads»</key>\n<true/>"))
      ],
      passing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "localhost", "<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>")),
        .info(
          TransportSecurityDictionary.example(
            domain: "printer.local", "<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>")),
        .info(
          TransportSecurityDictionary.example(
            domain: "192.168.0.1", "<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>")),
        .info(
          TransportSecurityDictionary.example(
            domain: "example.com", "<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<false/>")),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for domain in TransportSecurityDictionary.domains(info) {
      guard let value: PlacedValue = domain[TransportSecurityKey.allowsInsecureHTTPLoads],
        value.node.boolean == true,
        let host: ConnectionHost = ConnectionHost(domain.key), isPublic(host),
        host.name == domain.key
      else { continue }
      let scope: String =
        host.address == nil && domain[TransportSecurityKey.includesSubdomains]?.node.boolean == true
        ? " and its subdomains" : ""
      context.report(
        "plain HTTP is allowed for '\(domain.key)'\(scope)", at: .key(value),
        notes: [DiagnosticNote("the App Store asks for a reason")],
        help: "serve the host by https, then delete the exception")
    }
  }

  private func isPublic(_ host: ConnectionHost) -> Bool {
    guard host.kind != .localName, host.name != "localhost" else { return false }
    return host.address.map { !$0.isPrivate && !$0.isLoopback && !$0.isLinkLocal } ?? true
  }
}
