import Linting

struct UnknownPublicType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/unknown-public-type", "a type in the name space of the systems is one that they do not have", .warning, .runtime,
    rationale:
      "Only systems declare types under public. A name there that looks right but is not declared stands for no files: public.pdf, for "
      + "example, is called com.adobe.pdf, and public.mp4 is public.mpeg-4. The document type or extension then never applies.",
    remedy: "Write the type as the list of system-declared types has it.",
    citations: [
      .applePage("uniformtypeidentifiers/system-declared-uniform-type-identifiers"),
      Citation(Source("System-Declared Uniform Type Identifiers, Apple")), .repository("macvim-dev/macvim", "issue 1169", .medium),
    ],
    requirements: ["R-DOC-033"], fix: .unsafe)

  static var examples: RuleExamples {
    func document(_ type: String) -> String {
      "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n<string>\(type)</string>\n</array>\n</dict>\n"
        + "</array>"
    }
    return RuleExamples(
      failing: [
        .info(document("«public.pdf»"), fixed: document("com.adobe.pdf")),
        .info(document("«public.plain-txt»"), fixed: document("public.plain-text")),
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n<string>com.example.note</string>\n"
            + "<key>UTTypeConformsTo</key>\n<array>\n<string>«public.dat»</string>\n</array>\n</dict>\n</array>",
          fixed:
            "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n<string>com.example.note</string>\n"
            + "<key>UTTypeConformsTo</key>\n<array>\n<string>public.data</string>\n</array>\n</dict>\n</array>"),
      ],
      passing: [
        .info(document("public.png")), .info(document("PUBLIC.PNG"), note: "case does not count"),
        .info(document("public.something-quite-new"), note: "systems have more types than anybody lists"),
        .info(
          document("public.mp4")
            + "\n<key>UTImportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n<string>public.mp4</string>\n</dict>\n</array>",
          note: "the app declares it itself"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, _) in Formats.strings(of: [.typeIdentifier], in: info) where item.place.name != "UTTypeIdentifier" {
      guard let known: String = SystemTypes.suggestion(for: KeyNames.trim(text)) else { continue }
      let isDeclared: Bool = TypeIdentifiers.declarations(in: info).contains { $0.identifier?.lowercased() == text.lowercased() }
      guard !isDeclared else { continue }
      context.report(
        "systems have no type '\(text)'", at: .content(item.value), notes: [DiagnosticNote("no file is of an undeclared type")],
        help: "write '\(known)'", fixes: [.set(item.value, to: .string(known), "write '\(known)'")])
    }
  }
}
