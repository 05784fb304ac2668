import Linting
import SystemModel

struct CancelledArbitraryLoads: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/cancelled-arbitrary-loads", "NSAllowsArbitraryLoads is cancelled by a narrower key", .info,
    .runtime,
    rationale:
      "From iOS 10 and macOS 10.12 on, NSAllowsArbitraryLoads does not count once one of the keys for media, web content or local networking is "
      + "there, even with NO. That is right for apps that also serve older systems, and a surprise for all others.",
    remedy: "Delete it unless the app runs on iOS 9 or OS X 10.11.",
    citations: [.reference(.cocoa), .keyPage("nsapptransportsecurity/nsallowsarbitraryloads")],
    requirements: ["R-ATS-033", "R-ATS-034", "R-ATS-035", "R-ATS-036", "R-ATS-037"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          TransportSecurityDictionary.example(
            "<key>«NSAllowsArbitraryLoads»</key>\n<true/>\n<key>NSAllowsArbitraryLoadsInWebContent</key>\n<false/>"
          ))
      ],
      passing: [
        .info(TransportSecurityDictionary.example("<key>NSAllowsArbitraryLoads</key>\n<true/>")),
        .info(
          TransportSecurityDictionary.example(
            "<key>NSAllowsArbitraryLoads</key>\n<false/>\n<key>NSAllowsLocalNetworking</key>\n<true/>"
          )),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = TransportSecurityDictionary.root(info),
      let value: PlacedValue = root[TransportSecurityKey.arbitraryLoads]
    else { return }
    let configuration: TransportSecurityConfiguration = TransportSecurityDictionary.configuration(
      info)
    guard configuration.arbitraryLoads?.value == true,
      let narrow: String = configuration.narrowKeys.first?.key
    else { return }
    let isModern: Bool = TransportSecurityDictionary.runsOnly(from: .narrowKeys, info.facts)
    context.report(
      "NSAllowsArbitraryLoads is cancelled by '\(narrow)'", at: .key(value),
      notes: [
        DiagnosticNote(
          isModern
            ? "no system that the product runs on looks at it"
            : "only iOS 9 and OS X 10.11 look at it; newer systems keep the rules on")
      ], help: isModern ? "delete it" : "delete it unless the product runs on those systems")
  }
}
