import Linting

struct MissingTypeIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/missing-type-identifier", "a declared type has no identifier", .error, .runtime,
    rationale:
      "Without an identifier the declaration declares nothing, and the system skips it.",
    remedy: "Add UTTypeIdentifier.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-UTI-012"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n«<dict>»\n<key>UTTypeDescription</key>\n<string>Note</string>\n"
            + "</dict>\n</array>"),
        "<key>UTImportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n«<string></string>»\n</dict>\n</array>",
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>UTExportedTypeDeclarations</key>\n<array>\n«<dict/>»\n</array>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>\n<key>UTExportedTypeDeclarations</key>\n<array>\n</array>",
          note: "editors leave it behind; nothing is lost"),
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for declaration in TypeIdentifiers.declarations(in: info) {
      let identifier: PlacedValue? = declaration.value["UTTypeIdentifier"]
      guard identifier == nil || identifier?.string?.isEmpty == true else { continue }
      if declaration.isEmpty {
        context.report(
          "this declaration of a type is empty", at: .value(declaration.value), help: "delete it", fixes: [.remove(declaration.value)],
          severity: .warning)
        continue
      }
      context.report(
        "a declared type has no identifier", at: identifier.map { .value($0) } ?? .opening(of: declaration.value),
        help: identifier == nil ? "add UTTypeIdentifier" : "write the identifier")
    }
  }
}
