import Linting
import SystemModel

struct TransportSecurityInFramework: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/transport-security-in-framework", "a framework has a transport security dictionary, which nothing reads", .info, .runtime,
    scope: .of(.framework, .bundle),
    rationale:
      "Systems take the dictionary from the Info.plist of the program that runs: the app, or the extension. That of a framework or of a bundle of "
      + "resources is never read, so that its exceptions do not hold and its strictness protects nobody.",
    remedy: "Move the dictionary to the app and to each extension that needs it, or delete it.",
    citations: [
      .keyPage("nsapptransportsecurity"), .repository("OWASP/mastg", "tests/ios/MASVS-NETWORK/MASTG-TEST-0065.md", .medium),
    ], supersedes: ["ats/review-needed"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«NSAppTransportSecurity»</key>\n<dict>\n<key>NSAllowsArbitraryLoads</key>\n<true/>\n</dict>", product: .framework)
      ],
      passing: [
        .info("<key>NSAppTransportSecurity</key>\n<dict>\n<key>NSAllowsArbitraryLoads</key>\n<true/>\n</dict>", product: .appExtension),
        .info("<key>NSAppTransportSecurity</key>\n<dict/>", product: .framework),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info[TransportSecurityKey.dictionary], !value.members.isEmpty else { return }
    context.report(
      "the transport security dictionary of a \(info.facts.product == .framework ? "framework" : "bundle of resources") is never read",
      at: .key(value), help: "move it to the app, or delete it")
  }
}
