import Linting

struct LocalNetworkWithoutServices: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/local-network-without-services", "an app asks for the local network and lists no Bonjour services", .info, .runtime,
    scope: .on(.iOS, .visionOS), activation: .onRequest,
    rationale:
      "Browsing for a service that NSBonjourServices does not list fails with the error -72008 or -65555, without an alert. An app that only "
      + "opens connections to addresses needs no list.",
    remedy: "List the types of services that the app browses for.",
    citations: [
      .keyPage("nsbonjourservices"), .repository("Bouke/NetService", "issue 37", .medium),
      .repository("sebastianhaberey/nsd", "issue 47", .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«NSLocalNetworkUsageDescription»</key>\n<string>Find speakers.</string>", stage: .product, platform: .iOS)
      ],
      passing: [
        .info(
          "<key>NSBonjourServices</key>\n<array>\n<string>_http._tcp</string>\n</array>\n<key>NSLocalNetworkUsageDescription</key>\n"
            + "<string>Find speakers at home.</string>", stage: .product, platform: .iOS)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let purpose: PlacedValue = info["NSLocalNetworkUsageDescription"], info["NSBonjourServices"] == nil else { return }
    context.report(
      "'NSLocalNetworkUsageDescription' stands without 'NSBonjourServices'", at: .key(purpose),
      notes: [DiagnosticNote("browsing for services fails; connections to addresses work")],
      help: "list the services that the app browses for")
  }
}
