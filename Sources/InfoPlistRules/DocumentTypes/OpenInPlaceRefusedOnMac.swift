import Linting

struct OpenInPlaceRefusedOnMac: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/open-in-place-refused-on-mac", "a Mac app says that it cannot open documents in place", .warning, .build,
    scope: .on(.macOS, .macCatalyst),
    rationale:
      "On macOS documents are always opened in place. The build stops at NO for a Mac Catalyst app with document types.",
    remedy: "Delete the key or write YES.",
    citations: [Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n"
            + "</array>\n<key>LSSupportsOpeningDocumentsInPlace</key>\n«<false/>»", platform: .macOS),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n"
            + "</array>\n<key>LSSupportsOpeningDocumentsInPlace</key>\n«<false/>»", platform: .macCatalyst),
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n"
            + "</array>\n<key>LSSupportsOpeningDocumentsInPlace</key>\n<false/>", platform: .iOS),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n"
            + "</array>\n<key>LSSupportsOpeningDocumentsInPlace</key>\n<true/>", platform: .macOS),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let platform: Platform = info.facts.platform, info["CFBundleDocumentTypes"]?.elements.isEmpty == false else { return }
    guard let value: PlacedValue = info["LSSupportsOpeningDocumentsInPlace"], value.node.boolean == false else { return }
    context.report(
      "documents are always opened in place on \(platform.rawValue)", at: .value(value),
      notes: platform == .macCatalyst ? [DiagnosticNote("the build stops here")] : [], help: "write <true/>, or delete the key")
  }
}
