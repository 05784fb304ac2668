import Linting

struct MissingHandlerRank: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/missing-handler-rank", "a document type does not say its rank", .warning, .store,
    rationale:
      "The rank says whether the app owns a type, is a good or a mere other choice for it. Without one the app ranks as a "
      + "default choice for types of others, and the store warns.",
    remedy: "Add LSHandlerRank.",
    citations: [
      .store("ITMS-90788", seenAt: "subethaedit/SubEthaEdit#135"), .store("ITMS-90788", seenAt: "electron-userland/electron-builder#4052"),
      .store("ITMS-90788", seenAt: "electron-userland/electron-builder#4614"), .store("ITMS-90788", seenAt: "tauri-apps/tauri#13159"),
      .keyPage("cfbundledocumenttypes/lshandlerrank"),
    ],
    requirements: ["R-DOC-038"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n«<dict>»\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "<key>LSItemContentTypes</key>\n<array>\n<string>public.png</string>\n</array>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n«<dict>»\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "<key>CFBundleTypeExtensions</key>\n<array>\n<string>a</string>\n</array>\n</dict>\n</array>"),
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "<key>LSItemContentTypes</key>\n<array>\n<string>public.png</string>\n</array>\n<key>LSHandlerRank</key>\n"
            + "<string>Alternate</string>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeRole</key>\n<string>None</string>\n"
            + "<key>LSItemContentTypes</key>\n<array>\n<string>com.example.a</string>\n</array>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n</array>",
          note: "bound to no files"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: "CFBundleDocumentTypes[]") where item.value.kind == .dictionary {
      guard item.value["LSHandlerRank"] == nil, [nil, "Editor", "Viewer"].contains(item.value["CFBundleTypeRole"]?.string) else { continue }
      let isBound: Bool = ["LSItemContentTypes", "CFBundleTypeExtensions", "CFBundleTypeMIMETypes", "CFBundleTypeOSTypes"].contains { key in
        item.value[key].map { !$0.elements.isEmpty || $0.isVariable } ?? false
      }
      guard isBound else { continue }
      let name: String = item.value["CFBundleTypeName"]?.literal.map { "the document type '\($0)'" } ?? "a document type"
      context.report(
        "\(name) does not say its rank", at: .opening(of: item.value), notes: [DiagnosticNote("the App Store warns about it")],
        help: "add LSHandlerRank: 'Owner' for a type of your own, else 'Alternate'")
    }
  }
}
