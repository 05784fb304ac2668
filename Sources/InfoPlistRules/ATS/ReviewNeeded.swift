import Linting
import SystemModel

struct ReviewNeeded: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/review-needed", "the App Store asks for a reason for transport security settings", .info,
    .store, activation: .onRequest,
    rationale:
      "Some settings make the App Store ask in the review why the app cannot connect securely. Reasons that count: servers of others without "
      + "secure connections, devices under public names that cannot be upgraded, web pages from everywhere in views without a key of their own, "
      + "media that are encrypted by themselves.",
    remedy: "Write the reason into the notes for the review.",
    citations: [.reference(.cocoa), .keyPage("nsapptransportsecurity")],
    requirements: [
      "R-ATS-072", "R-ATS-073", "R-ATS-074", "R-ATS-075", "R-ATS-076", "R-ATS-077", "R-ATS-078",
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«NSAppTransportSecurity»</key>\n<dict>\n<key>NSAllowsArbitraryLoadsForMedia</key>\n<true/>\n</dict>"
        ),
        .info(
          "<key>«NSAppTransportSecurity»</key>\n<dict>\n<key>NSExceptionDomains</key>\n<dict>\n<key>a.example</key>\n<dict>\n"
            + "<key>NSExceptionMinimumTLSVersion</key>\n<string>TLSv1.2</string>\n</dict>\n</dict>\n</dict>"
        ),
      ],
      passing: [
        .info(TransportSecurityDictionary.example("<key>NSAllowsLocalNetworking</key>\n<true/>")),
        .info(TransportSecurityDictionary.example("<key>NSAllowsArbitraryLoads</key>\n<false/>")),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = TransportSecurityDictionary.root(info) else { return }
    let triggers: [ReviewTrigger] = TransportSecurityDictionary.configuration(info).reviewTriggers
    guard !triggers.isEmpty else { return }
    let notes: [DiagnosticNote] = triggers.prefix(20).map { trigger in
      DiagnosticNote(
        "\(trigger.key)\(trigger.domain.map { " of '\($0)'" } ?? "")\(trigger.note.map { ": \($0)" } ?? "")"
      )
    }
    context.report(
      "the App Store asks for a reason for \(triggers.count) setting\(triggers.count == 1 ? "" : "s") of transport security",
      at: .key(root),
      notes: notes)
  }
}
