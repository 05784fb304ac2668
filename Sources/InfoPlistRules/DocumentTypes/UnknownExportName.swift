import Linting

struct UnknownExportName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/unknown-export-name", "a document type exports to a type that the app does not have", .warning, .runtime,
    rationale:
      "NSExportableAs names other document types of the app by their CFBundleTypeName. A name that no type has adds nothing "
      + "to the menu of formats.",
    remedy: "Write the CFBundleTypeName of another document type, or use NSExportableTypes.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-DOC-050"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "<key>NSExportableAs</key>\n<array>\n<string>«Text»</string>\n</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "<key>NSExportableAs</key>\n<array>\n<string>Text</string>\n</array>\n</dict>\n<dict>\n"
            + "<key>CFBundleTypeName</key>\n<string>Text</string>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let entries: [PlacedValue] = info["CFBundleDocumentTypes"]?.elements ?? []
    let names: [String] = entries.compactMap { $0["CFBundleTypeName"]?.string }
    for item in info.cataloged(at: "CFBundleDocumentTypes[].NSExportableAs[]") {
      guard let text: String = item.value.literal, !names.contains(text), !names.contains(where: BuildVariable.occurs(in:)) else {
        continue
      }
      context.report(
        "no document type has the name '\(text)'", at: .content(item.value), help: "write the CFBundleTypeName of another type")
    }
  }
}
