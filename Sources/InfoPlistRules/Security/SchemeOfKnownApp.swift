import Linting

struct SchemeOfKnownApp: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "security/scheme-of-known-app", "an app claims the URL scheme of another maker's app", .warning, .security,
    rationale:
      "Links meant for the other app may open this one, with what they carry, and nobody can say which of the two the system chooses. "
      + "The store refuses some of these schemes.",
    remedy: "Choose a scheme of your own. To open the other app, list its scheme in LSApplicationQueriesSchemes instead.",
    citations: [
      .store("ITMS-90155"), .applePage("xcode/defining-a-custom-url-scheme-for-your-app"),
      Citation("OWASP Mobile Application Security Testing Guide, custom URL schemes"),
    ])

  static var examples: RuleExamples {
    func app(_ identifier: String, _ scheme: String) -> String {
      "<key>CFBundleIdentifier</key>\n<string>\(identifier)</string>\n<key>CFBundleURLTypes</key>\n<array>\n<dict>\n"
        + "<key>CFBundleURLSchemes</key>\n<array>\n<string>\(scheme)</string>\n</array>\n</dict>\n</array>"
    }
    return RuleExamples(
      failing: [.info(app("com.example.chat", "«whatsapp»"))],
      passing: [
        .info(app("net.whatsapp.WhatsApp", "whatsapp")), .info(app("com.example.chat", "example-chat")),
        .info(app("$(PRODUCT_BUNDLE_IDENTIFIER)", "whatsapp"), note: "nobody knows whose it is"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let types: PlacedValue = info["CFBundleURLTypes"], let identifier: String = info.literal("CFBundleIdentifier") else { return }
    for type in types.elements {
      for element in type["CFBundleURLSchemes"]?.elements ?? [] {
        guard let scheme: String = element.literal, let owner = KnownSchemes.owners[scheme.lowercased()] else { continue }
        guard !owner.identifiers.contains(where: { identifier.lowercased().hasPrefix($0.lowercased()) }) else { continue }
        context.report(
          "'\(scheme)' is the scheme of \(owner.app)", at: .content(element), notes: [DiagnosticNote("links for it may open this app")],
          help: "choose a scheme of your own; to open \(owner.app), list the scheme in LSApplicationQueriesSchemes")
      }
    }
  }
}
