import Linting
import SystemModel

struct ArbitraryLoads: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/arbitrary-loads", "the rules of transport security are off for all hosts", .warning,
    .security,
    rationale:
      "NSAllowsArbitraryLoads lets every host be reached without encryption or with broken encryption, so that everybody on the way can read and "
      + "change what the app loads. The App Store asks for a reason.",
    remedy: "Name the hosts that need an exception, or use the keys for web content or media.",
    citations: [
      .reference(.cocoa), .keyPage("nsapptransportsecurity/nsallowsarbitraryloads"),
      "OWASP MASTG-TEST-0065",
    ],
    requirements: ["R-ATS-030", "R-ATS-031", "R-ATS-072"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(TransportSecurityDictionary.example("<key>«NSAllowsArbitraryLoads»</key>\n<true/>"))
      ],
      passing: [
        .info(TransportSecurityDictionary.example("<key>NSAllowsArbitraryLoads</key>\n<false/>")),
        .info(
          TransportSecurityDictionary.example(
            "<key>NSAllowsArbitraryLoads</key>\n<true/>\n<key>NSAllowsLocalNetworking</key>\n<true/>"
          ),
          note: "cancelled by a narrower key on all but the oldest systems"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = TransportSecurityDictionary.root(info),
      let value: PlacedValue = root[TransportSecurityKey.arbitraryLoads]
    else { return }
    let configuration: TransportSecurityConfiguration = TransportSecurityDictionary.configuration(
      info)
    guard configuration.arbitraryLoads?.value == true, configuration.narrowKeys.isEmpty else {
      return
    }
    context.report(
      "NSAllowsArbitraryLoads switches the rules off for all hosts\(configuration.domains.isEmpty ? "" : " that are not named")",
      at: .key(value),
      notes: [DiagnosticNote("the App Store asks for a reason")],
      help: "name the hosts that need an exception in NSExceptionDomains")
  }
}
