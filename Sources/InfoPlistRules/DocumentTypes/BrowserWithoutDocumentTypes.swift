import Linting

struct BrowserWithoutDocumentTypes: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/browser-without-document-types", "an app shows the document browser but has no document types", .warning, .runtime,
    rationale:
      "The browser offers the documents that the app can open. Without document types there are none, and the app starts "
      + "with an empty, useless browser.",
    remedy: "Add CFBundleDocumentTypes, or delete UISupportsDocumentBrowser.",
    citations: [.keyPage("uisupportsdocumentbrowser")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«UISupportsDocumentBrowser»</key>\n<true/>")
      ],
      passing: [
        .info(
          "<key>UISupportsDocumentBrowser</key>\n<true/>\n<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n"
            + "<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n</array>"),
        "<key>UISupportsDocumentBrowser</key>\n<false/>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["UISupportsDocumentBrowser"], value.node.boolean == true else { return }
    guard info["CFBundleDocumentTypes"].map({ $0.kind == .array && $0.elements.isEmpty }) ?? true else { return }
    context.report(
      "the document browser has nothing to show: there are no document types", at: .key(value), help: "add CFBundleDocumentTypes")
  }
}
