import Linting

struct UnknownTagClass: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/unknown-tag-class", "a tag of a type is of a class that no system knows", .warning, .runtime,
    rationale:
      "Tags are of four classes: public.filename-extension, public.mime-type, com.apple.ostype and com.apple.nspboard-type. "
      + "Others bind nothing.",
    remedy: "Write one of the known classes.",
    citations: [.reference(.coreFoundation), .applePage("uniformtypeidentifiers/uttagclass")],
    requirements: ["R-UTI-016", "R-UTI-017"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeTagSpecification</key>\n<dict>\n"
            + "<key>«public.file-extension»</key>\n<array>\n<string>note</string>\n</array>\n</dict>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeTagSpecification</key>\n<dict>\n<key>public.mime-type</key>\n"
            + "<string>text/x-note</string>\n</dict>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for declaration in TypeIdentifiers.declarations(in: info) {
      for tag in declaration.value["UTTypeTagSpecification"]?.members ?? [] {
        let known: [String] = [
          "public.filename-extension", "public.mime-type", "com.apple.ostype", "com.apple.nspboard-type", "public.url-scheme",
          "com.apple.device-model-code",
        ]
        guard !known.contains(tag.key), !BuildVariable.occurs(in: tag.key) else { continue }
        let close: String? = ValueNames.nearest(to: tag.key, among: known)
        context.report(
          "'\(tag.key)' is no class of tags", at: .key(tag),
          help: close.map { "did you mean '\($0)'?" } ?? "write one of the known classes",
          fixes: close.map { [.rename(tag, to: $0)] } ?? [])
      }
    }
  }
}
