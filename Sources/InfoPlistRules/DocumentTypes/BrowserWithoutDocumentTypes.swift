import Linting

struct BrowserWithoutDocumentTypes: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/browser-without-document-types", "an app shows the document browser but has no document types", .warning, .runtime,
    rationale:
      "The browser offers the documents that the app can open. Without document types there are none, and the app starts "
      + "with an empty, useless browser.",
    remedy: "Add CFBundleDocumentTypes, or delete UISupportsDocumentBrowser.",
    citations: [.keyPage("uisupportsdocumentbrowser"), .applePage("uikit/setting-up-a-document-browser-app"), .reference(.coreFoundation)],
    requirements: ["R-DOC-031"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«UISupportsDocumentBrowser»</key>\n<true/>"),
        .info(
          "<key>«UISupportsDocumentBrowser»</key>\n<true/>\n<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n"
            + "<key>CFBundleTypeName</key>\n<string>Note</string>\n<key>CFBundleTypeRole</key>\n<string>None</string>\n</dict>\n</array>"),
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
    if let types: PlacedValue = info["CFBundleDocumentTypes"], types.kind != .array || !types.elements.isEmpty {
      guard types.elements.allSatisfy({ $0["CFBundleTypeRole"]?.string == "None" }), !types.elements.isEmpty else { return }
      context.report(
        "the document browser has nothing to open: all document types have the role 'None'", at: .key(value),
        help: "write 'Editor' or 'Viewer' for the types that the app opens", severity: .info)
      return
    }
    context.report(
      "the document browser has nothing to show: there are no document types", at: .key(value), help: "add CFBundleDocumentTypes")
  }
}
