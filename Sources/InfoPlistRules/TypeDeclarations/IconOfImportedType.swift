import Linting

struct IconOfImportedType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/icon-of-imported-type", "an imported type has an icon", .info, .style, activation: .onRequest,
    rationale:
      "Icons of a type are those of its owner. The declaration of somebody who imports it should have none.",
    remedy: "Delete the icon.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-UTI-011"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UTImportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>«UTTypeIconFile»</key>\n<string>Note</string>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeIconFile</key>\n<string>Note</string>\n</dict>\n</array>"),
        .info(
          "<key>UTImportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeIconFile</key>\n<string></string>\n</dict>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for declaration in TypeIdentifiers.declarations(in: info) {
      guard !declaration.isExported else { continue }
      for key in ["UTTypeIconFile", "UTTypeSize64IconFile", "UTTypeSize320IconFile"] {
        guard let value: PlacedValue = declaration.value[key], value.string?.isEmpty == false else { continue }
        context.report(
          "'\(key)' stands in a type that is only imported", at: .key(value), help: "delete it, or export the type when it is yours")
      }
    }
  }
}
