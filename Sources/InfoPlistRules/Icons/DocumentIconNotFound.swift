import Linting

struct DocumentIconNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "icons/document-icon-not-found", "the icon of a document type is not in the bundle", .warning, .runtime,
    scope: .on(.macOS, stage: .product),
    rationale:
      "Files of the type show a plain sheet when the icon that the type names is missing.",
    remedy: "Add the file to the resources, or correct the name.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-DOC-007"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist": .info(
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeIconFile</key>\n<string>«Note»</string>\n"
              + "</dict>\n</array>"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist": .info(
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeIconFile</key>\n<string>Note</string>\n"
              + "</dict>\n</array>"), "My.app/Contents/Resources/Note.icns": .bytes([0]),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    // A copy without its code, such as one of the plain files alone, is not judged.
    guard Products.hasExecutable(bundle) else { return }
    guard let info: InfoSubject = bundle.info else { return }
    for item in info.cataloged where ["CFBundleTypeIconFile", "UTTypeIconFile"].contains(item.value.key) && item.parent != nil {
      guard let text: String = item.value.literal, !text.isEmpty else { continue }
      guard ![text, text + ".icns", text + ".png"].contains(where: bundle.hasResource) else { continue }
      context.report(
        "no icon file '\(text)' is in the bundle", at: .content(item.value), help: "add it to the resources, or correct the name")
    }
  }
}
