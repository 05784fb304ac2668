import Linting

struct ArbitraryLoadsForPart: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/arbitrary-loads-for-part", "the rules of transport security are off for media or for web content", .info, .security,
    rationale:
      "NSAllowsArbitraryLoadsForMedia and NSAllowsArbitraryLoadsInWebContent let players and web views load from every host without protection. "
      + "That is right for browsers and for media that are encrypted by themselves; in other apps people on the way can read and change what is "
      + "shown. The App Store asks for a reason.",
    remedy: "Name the hosts that need an exception, and keep the key only where any host may be shown.",
    citations: [
      .keyPage("nsapptransportsecurity/nsallowsarbitraryloadsformedia"),
      .keyPage("nsapptransportsecurity/nsallowsarbitraryloadsinwebcontent"),
      "OWASP MASTG-TEST-0065",
    ],
    requirements: ["R-ATS-073", "R-ATS-074"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(TransportSecurityDictionary.example("<key>«NSAllowsArbitraryLoadsForMedia»</key>\n<true/>")),
        .info(TransportSecurityDictionary.example("<key>«NSAllowsArbitraryLoadsInWebContent»</key>\n<true/>")),
      ],
      passing: [
        .info(TransportSecurityDictionary.example("<key>NSAllowsArbitraryLoadsForMedia</key>\n<false/>")),
        .info(TransportSecurityDictionary.example("<key>NSAllowsLocalNetworking</key>\n<true/>")),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = TransportSecurityDictionary.root(info) else { return }
    for (key, words) in Self.keys {
      guard let value: PlacedValue = root[key], value.node.boolean == true else { continue }
      context.report(
        "'\(key)' lets \(words) load from every host without protection", at: .key(value),
        notes: [DiagnosticNote("the App Store asks for a reason")], help: "name the hosts in NSExceptionDomains where you know them")
    }
  }

  private static let keys: [(String, String)] = [
    ("NSAllowsArbitraryLoadsForMedia", "players of media"), ("NSAllowsArbitraryLoadsInWebContent", "web views"),
  ]
}
