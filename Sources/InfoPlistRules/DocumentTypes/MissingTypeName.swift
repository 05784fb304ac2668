import Linting

struct MissingTypeName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/missing-type-name", "a document type has no name", .warning, .store,
    rationale:
      "The name is shown to people and ties the type to the code of the app. The reference demands one in every document "
      + "type.",
    remedy: "Add CFBundleTypeName.",
    citations: [.reference(.coreFoundation), .store("ITMS-90243", seenAt: "JSTerminal#46", .low)],
    requirements: ["R-DOC-018", "R-DOC-054"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n«<dict>»\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n"
            + "</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: "CFBundleDocumentTypes[]") where item.value.kind == .dictionary {
      guard item.value["CFBundleTypeName"] == nil else { continue }
      // Quick Look generators and Spotlight importers show no names.
      if ["QLGenerator", "MDImporter"].contains(item.value["CFBundleTypeRole"]?.string) { continue }
      context.report("a document type has no name", at: .opening(of: item.value), help: "add CFBundleTypeName")
    }
  }
}
