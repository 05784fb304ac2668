import Linting

struct ExportedAndImportedType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/exported-and-imported-type", "a type is exported and imported by the same app", .warning, .runtime,
    rationale:
      "An exported type is the word of its owner, an imported one a substitute in case the owner is not installed. Both "
      + "together contradict each other; the import is ignored.",
    remedy: "Keep the export when the type is yours, else the import.",
    citations: [.reference(.coreFoundation), .applePage("uniformtypeidentifiers/defining-file-and-data-types-for-your-app")],
    requirements: ["R-UTI-001", "R-UTI-002"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n</dict>\n</array>\n<key>UTImportedTypeDeclarations</key>\n<array>\n<dict>\n"
            + "<key>UTTypeIdentifier</key>\n<string>«com.example.note»</string>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n</dict>\n</array>\n<key>UTImportedTypeDeclarations</key>\n<array>\n<dict>\n"
            + "<key>UTTypeIdentifier</key>\n<string>com.example.other</string>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let all: [TypeIdentifiers.Declaration] = TypeIdentifiers.declarations(in: info)
    let exported: Set<String> = Set(all.filter(\.isExported).compactMap(\.identifier))
    for declaration in all where !declaration.isExported {
      guard let text: String = declaration.identifier, exported.contains(text),
        let value: PlacedValue = declaration.value["UTTypeIdentifier"]
      else { continue }
      context.report("the type '\(text)' is exported and imported", at: .content(value), help: "keep the export when the type is yours")
    }
  }
}
