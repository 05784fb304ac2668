import Linting

struct DocumentsExposed: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "security/documents-exposed", "everything in the folder of documents is open to people and other apps", .info, .security,
    scope: .on(.iOS, .visionOS), activation: .onRequest,
    rationale:
      "With file sharing and opening in place, the Files app and a connected computer show the folder of documents, and other apps may change "
      + "what is in it. Databases, logs and caches do not belong there then.",
    remedy: "Keep in Documents only what people made; everything else into Application Support.",
    citations: [
      .keyPage("uifilesharingenabled"), .keyPage("lssupportsopeningdocumentsinplace"),
      Citation("OWASP Mobile Application Security Testing Guide, data storage on iOS"),
    ],
    requirements: ["R-IOS-032"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«UIFileSharingEnabled»</key>\n<true/>\n<key>LSSupportsOpeningDocumentsInPlace</key>\n<true/>", platform: .iOS)
      ],
      passing: [.info("<key>UIFileSharingEnabled</key>\n<false/>", platform: .iOS)])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let sharing: PlacedValue = info["UIFileSharingEnabled"], sharing.node.boolean == true else { return }
    let inPlace: Bool = info["LSSupportsOpeningDocumentsInPlace"]?.node.boolean == true
    context.report(
      "the folder of documents is open to \(inPlace ? "the Files app, other apps and computers" : "connected computers")",
      at: .key(sharing),
      help: "keep in it only what people made")
  }
}
