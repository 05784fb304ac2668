import Linting

struct ExtensionTagWithPeriod: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/extension-tag-with-period", "an extension in a declared type starts with a period", .warning, .runtime,
    rationale:
      "Extensions are compared without their period. With one the tag matches no file.",
    remedy: "Take the period away.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-UTI-017"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeTagSpecification</key>\n<dict>\n"
            + "<key>public.filename-extension</key>\n<array>\n<string>«.note»</string>\n</array>\n</dict>\n</dict>\n</array>",
          fixed: "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeTagSpecification</key>\n<dict>\n"
            + "<key>public.filename-extension</key>\n<array>\n<string>note</string>\n</array>\n</dict>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeTagSpecification</key>\n<dict>\n"
            + "<key>public.filename-extension</key>\n<string>note</string>\n</dict>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for declaration in TypeIdentifiers.declarations(in: info) {
      guard let tags: PlacedValue = declaration.value["UTTypeTagSpecification"]?["public.filename-extension"] else { continue }
      for tag in tags.kind == .array ? tags.elements : [tags] {
        guard let text: String = tag.literal, text.hasPrefix("."), text.count > 1 else { continue }
        let rest: String = String(text.drop { $0 == "." })
        context.report(
          "the extension '\(text)' starts with a period", at: .content(tag), notes: [DiagnosticNote("it matches no file")],
          help: "write '\(rest)'", fixes: [.set(tag, to: .string(rest), "take the period away")])
      }
    }
  }
}
