import Linting

struct SingleNameTypeIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/single-name-type-identifier", "the identifier of a declared type is a single name", .warning, .style,
    rationale:
      "Types of all apps share one name space. An identifier is a reversed domain with a name, so that nobody else declares "
      + "the same one.",
    remedy: "Put your reversed domain in front.",
    citations: [.reference(.coreFoundation), .applePage("uniformtypeidentifiers")],
    requirements: ["R-UTI-012"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n<string>«note»</string>\n"
            + "</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n</dict>\n</array>"),
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>$(BUNDLE_ID)</string>\n</dict>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for declaration in TypeIdentifiers.declarations(in: info) {
      guard let value: PlacedValue = declaration.value["UTTypeIdentifier"], let text: String = value.literal, !text.isEmpty else {
        continue
      }
      guard !text.contains("."), Formats.isTypeIdentifier(text) else { continue }
      context.report("the type identifier '\(text)' is a single name", at: .content(value), help: "put your reversed domain in front")
    }
  }
}
