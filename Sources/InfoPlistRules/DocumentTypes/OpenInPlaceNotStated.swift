import Linting

struct OpenInPlaceNotStated: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/open-in-place-not-stated", "an app with document types does not say whether it opens documents in place", .warning,
    .store, scope: .on(.iOS, .iPadOS, .visionOS, stage: .product),
    rationale:
      "iOS hands over the document itself or a copy of it, as LSSupportsOpeningDocumentsInPlace says. The store warns when "
      + "an app has document types and neither this key nor UISupportsDocumentBrowser.",
    remedy: "Add LSSupportsOpeningDocumentsInPlace.",
    citations: [.store("ITMS-90737", seenAt: "vector-im/element-ios#6159"), Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«CFBundleDocumentTypes»</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "</dict>\n</array>", stage: .product, platform: .iOS)
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n"
            + "</array>\n<key>LSSupportsOpeningDocumentsInPlace</key>\n<false/>", stage: .product, platform: .iOS),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n"
            + "</array>", stage: .product, platform: .macOS),
        .info("<key>CFBundleDocumentTypes</key>\n<array/>", stage: .product, platform: .iOS),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n"
            + "</array>", stage: .product, platform: .iOS, product: .appClip, note: "an App Clip opens no documents at all"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = info["CFBundleDocumentTypes"], !list.elements.isEmpty else { return }
    guard info["LSSupportsOpeningDocumentsInPlace"] == nil, info["UISupportsDocumentBrowser"] == nil, info.facts.product != .appClip else {
      return
    }
    context.report(
      "the app does not say whether it opens documents in place", at: .key(list), notes: [DiagnosticNote("the App Store warns about it")],
      help: "add LSSupportsOpeningDocumentsInPlace or UISupportsDocumentBrowser")
  }
}
