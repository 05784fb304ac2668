import Linting

struct TypeDeclaredTwice: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/type-declared-twice", "a type is declared twice", .warning, .runtime,
    rationale:
      "Which of two declarations with one identifier holds is not stated. Tags and icons of the other are lost.",
    remedy: "Join the declarations.",
    citations: [.reference(.coreFoundation)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n</dict>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>«com.example.note»</string>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n</dict>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.other</string>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    var seen: Set<String> = []
    for declaration in TypeIdentifiers.declarations(in: info) {
      guard let text: String = declaration.identifier, !text.isEmpty, let value: PlacedValue = declaration.value["UTTypeIdentifier"] else {
        continue
      }
      let name: String = (declaration.isExported ? "+" : "-") + text
      guard !seen.insert(name).inserted else { continue }
      context.report("the type '\(text)' is declared before", at: .content(value), help: "join the declarations")
    }
  }
}
