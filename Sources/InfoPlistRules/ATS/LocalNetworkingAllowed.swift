import Linting

struct LocalNetworkingAllowed: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/local-networking-allowed", "unprotected connections to the local network are allowed", .info, .security, activation: .onRequest,
    rationale:
      "NSAllowsLocalNetworking lets the app reach names without a period, names that end in .local and addresses without protection. It is the "
      + "narrowest key for devices at home; who audits an app still wants to know of it.",
    remedy: "Keep it only where the app talks to devices in the local network.",
    citations: [
      .keyPage("nsapptransportsecurity/nsallowslocalnetworking"),
      .repository("MobSF/Mobile-Security-Framework-MobSF", "issue 385", .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.info(TransportSecurityDictionary.example("<key>«NSAllowsLocalNetworking»</key>\n<true/>"))],
      passing: [.info(TransportSecurityDictionary.example("<key>NSAllowsLocalNetworking</key>\n<false/>"))])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = TransportSecurityDictionary.root(info)?["NSAllowsLocalNetworking"], value.node.boolean == true else {
      return
    }
    context.report(
      "unprotected connections to the local network are allowed", at: .key(value),
      help: "keep it only where the app talks to devices in the local network")
  }
}
