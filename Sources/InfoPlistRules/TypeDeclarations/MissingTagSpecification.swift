import Linting

struct MissingTagSpecification: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/missing-tag-specification", "a declared type has no tags", .info, .runtime,
    rationale:
      "Tags bind files to the type: extensions, MIME types, pasteboard types. Without any only code can use the type. The "
      + "reference demands tags in every declaration.",
    remedy: "Add UTTypeTagSpecification with an extension.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-UTI-016"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n«<dict>»\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeTagSpecification</key>\n<dict>\n"
            + "<key>public.filename-extension</key>\n<array>\n<string>note</string>\n</array>\n</dict>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for declaration in TypeIdentifiers.declarations(in: info) where !declaration.isEmpty {
      guard declaration.value["UTTypeTagSpecification"] == nil, declaration.value["UTITagTypeSpecification"] == nil else { continue }
      context.report(
        "a declared type has no tags", at: .opening(of: declaration.value), notes: [DiagnosticNote("no file is of this type")],
        help: "add UTTypeTagSpecification with the extension")
    }
  }
}
