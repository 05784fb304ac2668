import Linting

struct AbstractConformance: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/abstract-conformance", "a declared type with file names conforms to nothing that is a file", .warning, .runtime,
    rationale:
      "public.content and types such as public.archive say what is in a document, not that it is a file or a package. The system binds files to a type "
      + "only when it also conforms to public.data or com.apple.package, by itself or by way of others.",
    remedy: "Add public.data for a plain file, com.apple.package for a directory that is shown as one.",
    citations: [
      .applePage("uniformtypeidentifiers/uttype-swift.struct/content"),
      .applePage("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
    ],
    requirements: ["R-UTI-008"], fix: .unsafe)

  private static func declaration(_ parents: String...) -> String {
    "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n<string>com.example.note</string>\n"
      + "<key>UTTypeConformsTo</key>\n<array>\n" + parents.map { "<string>\($0)</string>\n" }.joined()
      + "</array>\n<key>UTTypeTagSpecification</key>\n<dict>\n<key>public.filename-extension</key>\n<array>\n<string>note</string>\n</array>\n"
      + "</dict>\n</dict>\n</array>"
  }

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.info(declaration("«public.content»"), fixed: declaration("public.content", "public.data"))],
      passing: [
        .info(declaration("public.data")), .info(declaration("public.composite-content", "com.apple.package")),
        .info(declaration("public.archive", "org.other.base"), note: "the other may be a file"),
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n<string>com.example.item</string>\n"
            + "<key>UTTypeConformsTo</key>\n<array>\n<string>public.content</string>\n</array>\n</dict>\n</array>",
          note: "for the pasteboard alone"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for declaration in TypeIdentifiers.declarations(in: info) {
      guard let tags: PlacedValue = declaration.value["UTTypeTagSpecification"]?["public.filename-extension"],
        tags.string?.isEmpty == false || !tags.elements.isEmpty
      else { continue }
      let parents: [PlacedValue] = declaration.conformances
      guard let first: PlacedValue = parents.first,
        parents.allSatisfy({ $0.literal.map { SystemTypes.unbound.contains($0.lowercased()) } ?? false })
      else { continue }
      // An imported type of the system is declared by the system too.
      if let identifier: String = declaration.identifier, TypeIdentifiers.isForeign(identifier) { continue }
      let list: PlacedValue? = declaration.value["UTTypeConformsTo"]
      context.report(
        "a type that conforms to '\(first.literal ?? "")' alone is no file", at: .content(first),
        notes: [DiagnosticNote("the system binds no files to it")], help: "add 'public.data' or 'com.apple.package'",
        fixes: list.flatMap { $0.kind == .array ? [.append("public.data", to: $0, "add 'public.data'")] : nil } ?? [])
    }
  }
}
