import Linting

struct SingleSizeDocumentIcon: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "icons/single-size-document-icon", "the icon file of a type of documents on the Mac holds one size only", .info, .style,
    scope: .on(.macOS, stage: .product),
    rationale:
      "macOS takes the icon of a type from one icns file with pictures of several sizes, from 16 to 1,024 pixels. A file of another format or with a "
      + "single picture is scaled, and small icons in lists become unreadable.",
    remedy: "Make an icns file of an icon set with all sizes.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-DOC-009", "R-DOC-014", "R-UTI-010", "R-UTI-018"])

  static var examples: RuleExamples {
    func info(_ name: String) -> RuleExample.FileContent {
      .info(
        "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeIconFile</key>\n<string>\(name)</string>\n</dict>\n</array>")
    }
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/Info.plist": info("«Note»"), "My.app/Contents/Resources/Note.icns": ExampleImages.iconFamily(["ic08"]),
        ]),
        .bundle(["My.app/Contents/Info.plist": info("«Note.png»"), "My.app/Contents/Resources/Note.png": ExampleImages.png(64)]),
      ],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist": info("Note"),
          "My.app/Contents/Resources/Note.icns": ExampleImages.iconFamily(["icp4", "ic08", "ic09"]),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    for (_, value, text) in TypeIcons.names(info, keys: ["CFBundleTypeIconFile", "UTTypeIconFile"]) {
      for name in [text, text + ".icns"] {
        let path: String = bundle.bundle.resourcePath(name)
        guard bundle.fileSystem.kind(at: path) == .file, let source = try? bundle.fileSystem.source(at: path),
          let header: ImageHeader = ImageHeader(reading: source)
        else { continue }
        if case .iconFamily(let family) = header, family.pixelSizes.count != 1 { break }
        context.report(
          "'\(name)' holds one picture of \(header.size.width) pixels", at: .content(value),
          notes: [DiagnosticNote("macOS scales it")],
          help: "make an icns file with all sizes")
        break
      }
    }
  }
}
