import Linting

struct IgnoredBinding: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/ignored-binding", "a document type has old bindings beside LSItemContentTypes", .info, .style,
    rationale:
      "Since Mac OS X 10.4 LSItemContentTypes overrides extensions, MIME types and type codes of the same entry. The old "
      + "keys do nothing.",
    remedy: "Delete the old keys; what they name belongs into the declaration of the type.",
    citations: [
      .reference(.coreFoundation), .reference(.launchServices), .repository("clementine-player/Clementine", "issue 2658", .medium),
    ],
    requirements: ["R-DOC-036"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n</array>\n<key>«CFBundleTypeExtensions»</key>\n<array>\n<string>png</string>\n"
            + "</array>\n</dict>\n</array>",
          fixed: "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeExtensions</key>\n<array>\n"
            + "<string>png</string>\n</array>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeExtensions</key>\n<array>\n<string>png</string>\n</array>\n"
            + "<key>LSItemContentTypes</key>\n<array>\n<string></string>\n</array>\n</dict>\n</array>", note: "the list names no type"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: "CFBundleDocumentTypes[]") where item.value.kind == .dictionary {
      guard let list: PlacedValue = item.value["LSItemContentTypes"], list.elements.contains(where: { $0.string?.isEmpty == false }) else {
        continue
      }
      for key in ["CFBundleTypeExtensions", "CFBundleTypeMIMETypes", "CFBundleTypeOSTypes"] {
        guard let value: PlacedValue = item.value[key] else { continue }
        context.report(
          "'\(key)' is ignored beside LSItemContentTypes", at: .key(value),
          help: "delete it; what it names belongs into the declaration of the type", fixes: [.remove(value)])
      }
    }
  }
}
