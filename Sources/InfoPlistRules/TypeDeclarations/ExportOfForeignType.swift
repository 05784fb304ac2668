import Linting

struct ExportOfForeignType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/export-of-foreign-type", "an app exports a type that belongs to others", .warning, .runtime,
    rationale:
      "Exporting says: this type is mine. For a type of the system or of another maker the declaration fights with that of "
      + "the owner, and file icons and names change for everybody.",
    remedy: "Import the type, or delete the declaration when the system has it.",
    citations: [
      .applePage("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
      .repository("TablePlus/TablePlus", "issue 3935", .medium),
    ],
    requirements: ["R-UTI-001"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>«public.note»</string>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n</dict>\n</array>"),
        .info(
          "<key>UTImportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>public.note</string>\n</dict>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    if info.literal("CFBundleIdentifier")?.hasPrefix("com.apple.") == true { return }
    for declaration in TypeIdentifiers.declarations(in: info) where declaration.isExported {
      guard let text: String = declaration.identifier, TypeIdentifiers.isForeign(text),
        let value: PlacedValue = declaration.value["UTTypeIdentifier"]
      else { continue }
      // A maker exports its own types.
      if let own: String = info.literal("CFBundleIdentifier"), own.split(separator: ".").prefix(2) == text.split(separator: ".").prefix(2) {
        continue
      }
      context.report(
        "the type '\(text)' belongs to others", at: .content(value),
        help: "delete the declaration if the system has the type, else move it to UTImportedTypeDeclarations")
    }
  }
}
