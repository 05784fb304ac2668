import Linting

struct DocumentIconNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "icons/document-icon-not-found", "the icon of a document type is not in the bundle", .warning, .runtime,
    scope: .products,
    rationale:
      "Files of the type show a plain sheet when the icon that the type names is missing. Names must be those of the files exactly.",
    remedy: "Add the file to the resources, or correct the name.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-DOC-007", "R-DOC-011"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist": .info(
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeIconFile</key>\n<string>«Note»</string>\n"
              + "</dict>\n</array>"),
        ]),
        .bundle([
          "My.app/My": .executable, "My.app/note.png": .bytes([0]),
          "My.app/Info.plist": .info(
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n"
              + "<key>CFBundleTypeIconFiles</key>\n<array>\n<string>«Note.png»</string>\n</array>\n</dict>\n</array>"),
        ]),
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
    let keys: Set<String> = [
      "CFBundleTypeIconFile", "CFBundleTypeIconFiles", "UTTypeIconFile", "UTTypeIconFiles", "UTTypeSize64IconFile", "UTTypeSize320IconFile",
    ]
    for (_, value, text) in TypeIcons.names(info, keys: keys) {
      guard ![text, text + ".icns", text + ".png", text + "@2x.png"].contains(where: bundle.hasResource) else { continue }
      let close: String? = ProductFiles.otherCase(of: text, among: ProductFiles.resources(bundle))
      context.report(
        "no icon file '\(text)' is in the bundle", at: .content(value),
        notes: close.map { [DiagnosticNote("there is '\($0)', but names are case-sensitive")] } ?? [],
        help: "add it to the resources, or correct the name")
    }
  }
}
