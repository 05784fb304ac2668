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
            + "<string>«public.note»</string>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.app</string>\n<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n"
            + "<key>UTTypeIdentifier</key>\n<string>«net.daringfireball.markdown»</string>\n</dict>\n</array>"),
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
      guard let text: String = declaration.identifier, let value: PlacedValue = declaration.value["UTTypeIdentifier"] else { continue }
      // A maker exports its own types.
      let own: String? = info.literal("CFBundleIdentifier")
      if let own, own.split(separator: ".").prefix(2) == text.split(separator: ".").prefix(2) { continue }
      // A type of a maker that systems know may be the app's own while nobody knows whose app it is.
      guard TypeIdentifiers.isForeign(text) || own != nil && TypeIdentifiers.isKnownToSystems(text) else { continue }
      context.report(
        "the type '\(text)' belongs to others", at: .content(value),
        help: "delete the declaration if the system has the type, else move it to UTImportedTypeDeclarations")
    }
  }
}
