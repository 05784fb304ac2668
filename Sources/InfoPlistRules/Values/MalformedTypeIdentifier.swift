import Linting

struct MalformedTypeIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/malformed-type-identifier", "a uniform type identifier holds a character that identifiers cannot have", .warning, .runtime,
    rationale:
      "Type identifiers are letters, digits, hyphens and periods, spelled out. Names of constants in code, wildcards and "
      + "underscores name no type.",
    remedy: "Write the identifier itself, such as public.png.",
    citations: [.reference(.coreFoundation), .applePage("uniformtypeidentifiers")],
    requirements: ["R-DOC-033", "R-DOC-052", "R-SVC-004", "R-UTI-012"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n<string>«image/png»</string>\n</array>\n</dict>\n</array>"
      ],
      passing: [
        "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n<string>public.png</string>\n</array>\n</dict>\n</array>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, format) in Formats.strings(of: [.typeIdentifier], in: info) {
      guard !Formats.isValid(KeyNames.trim(text), format) else { continue }
      context.report(
        "'\(text)' is not a type identifier", at: .content(item.value),
        help: "write it with letters, digits, '-' and '.' only, such as 'public.png'")
    }
  }
}
