import Linting

struct LocalExceptionInProduct: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "security/local-exception-in-product", "a finished product has an exception of transport security for a developer's machine", .info,
    .security,
    scope: .products,
    rationale:
      "An exception for localhost or a private address serves development. In the hands of others it allows unprotected connections to "
      + "machines of strangers with the same name.",
    remedy: "Write the exception into the Info.plist of development builds only, or use NSAllowsLocalNetworking.",
    citations: [
      .keyPage("nsapptransportsecurity/nsallowslocalnetworking"), .keyPage("nsapptransportsecurity/nsexceptiondomains"),
    ])

  static var examples: RuleExamples {
    let allowed: String = "<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>"
    return RuleExamples(
      failing: [
        .info(
          TransportSecurityDictionary.example(
            "<key>NSExceptionDomains</key>\n<dict>\n<key>«localhost»</key>\n<dict>\n\(allowed)\n</dict>\n</dict>"), stage: .product)
      ],
      passing: [
        .info(TransportSecurityDictionary.example(domain: "localhost", allowed), note: "a source"),
        .info(TransportSecurityDictionary.example(domain: "example.com", allowed), stage: .product),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for domain in TransportSecurityDictionary.domains(info) where LocalHosts.isLocal(domain.key) {
      guard domain.members.contains(where: { $0.key.hasSuffix("AllowsInsecureHTTPLoads") && $0.node.boolean == true }) else { continue }
      context.report(
        "plain HTTP is allowed to '\(domain.key)' in a finished product", at: .key(domain),
        help: "keep the exception in development builds, or use NSAllowsLocalNetworking")
    }
  }
}
