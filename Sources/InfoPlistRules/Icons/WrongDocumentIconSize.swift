import Linting

struct WrongDocumentIconSize: BundleRule {
  /// A key whose files have known sizes in pixels.
  private struct Role {
    var key: String
    var sizes: [(width: Int, height: Int)]
    var words: String
  }

  static let info: RuleInfo = RuleInfo(
    "icons/wrong-document-icon-size", "the icon of a type of documents or of a preference pane has another size than its place", .info,
    .style,
    scope: .products,
    rationale:
      "Icons of documents on iOS are PNG files of 64 and 320 pixels for iPad, of 22 by 29 and 44 by 58 for iPhone; the icon of a preference pane has 32 "
      + "by 32. Others are scaled and look blurred.",
    remedy: "Draw the icon again in the size of its place.",
    citations: [.reference(.coreFoundation), .reference(.cocoa)],
    requirements: [
      "R-DOC-012", "R-DOC-013", "R-UTI-014", "R-UTI-015", "R-CO-021",
    ])

  private static let roles: [Role] = [
    Role(key: "UTTypeSize64IconFile", sizes: [(64, 64)], words: "64 x 64"),
    Role(key: "UTTypeSize320IconFile", sizes: [(320, 320)], words: "320 x 320"),
    Role(
      key: "CFBundleTypeIconFiles", sizes: [(64, 64), (320, 320), (22, 29), (44, 58), (66, 87), (128, 128), (640, 640)],
      words: "64 x 64, 320 x 320, 22 x 29 or 44 x 58"),
    Role(key: "NSPrefPaneIconFile", sizes: [(32, 32), (64, 64)], words: "32 x 32"),
  ]

  static var examples: RuleExamples {
    func info(_ mark: String) -> RuleExample.FileContent {
      .info(
        "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeSize64IconFile</key>\n<string>\(mark)</string>\n</dict>\n</array>"
      )
    }
    return RuleExamples(
      failing: [.bundle(["My.app/Info.plist": info("«Note.png»"), "My.app/Note.png": ExampleImages.png(60)])],
      passing: [
        .bundle(["My.app/Info.plist": info("Note.png"), "My.app/Note.png": ExampleImages.png(64)]),
        .bundle(["My.app/Info.plist": info("Note.png")]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    var named: [(key: String, value: PlacedValue, text: String)] = TypeIcons.names(info, keys: Set(Self.roles.map(\.key)))
    if let value: PlacedValue = info["NSPrefPaneIconFile"], let text: String = value.literal, !text.isEmpty {
      named.append((value.key, value, text))
    }
    for (key, value, text) in named {
      guard let role: Role = Self.roles.first(where: { $0.key == key }),
        let header: PNGHeader = ProductFiles.png(text, bundle) ?? ProductFiles.png(text + ".png", bundle)
      else { continue }
      guard !role.sizes.contains(where: { $0 == (header.width, header.height) }) else { continue }
      context.report(
        "'\(text)' has \(header.width) x \(header.height) pixels, not \(role.words)", at: .content(value),
        help: "draw it again in the size of its place")
    }
  }
}
