import Linting

struct UndeclaredOwnType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/undeclared-own-type", "a type of the same maker is named that nothing declares", .warning, .runtime,
    rationale:
      "The system knows a type only from a declaration. A type of your own that is not declared is bound to no files, and nothing can conform to it, "
      + "unless another app of yours is installed that declares it.",
    remedy: "Declare it: exported when this app owns it, imported when another app does.",
    citations: [
      .applePage("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
      .repository("macvim-dev/macvim", "issue 1169", .medium),
    ],
    requirements: ["R-DOC-033"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.app</string>\n<key>CFBundleDocumentTypes</key>\n<array>\n"
            + "<dict>\n<key>LSItemContentTypes</key>\n<array>\n<string>«com.example.note»</string>\n</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.app</string>\n<key>CFBundleDocumentTypes</key>\n<array>\n"
            + "<dict>\n<key>LSItemContentTypes</key>\n<array>\n<string>com.example.note</string>\n</array>\n</dict>\n</array>\n"
            + "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.app</string>\n<key>CFBundleDocumentTypes</key>\n<array>\n"
            + "<dict>\n<key>LSItemContentTypes</key>\n<array>\n<string>public.png</string>\n<string>org.other.note</string>\n"
            + "</array>\n</dict>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let own: String = info.literal("CFBundleIdentifier") else { return }
    let maker: [Substring] = Array(own.split(separator: ".").prefix(2))
    guard maker.count == 2, maker != ["com", "apple"] else { return }
    let declared: Set<String> = Set(TypeIdentifiers.declarations(in: info).compactMap { $0.identifier?.lowercased() })
    var seen: Set<String> = []
    for value in TypeIdentifiers.references(in: info) {
      guard let text: String = value.literal, Array(text.split(separator: ".").prefix(2)) == maker,
        !declared.contains(text.lowercased()),
        seen.insert(text).inserted
      else { continue }
      context.report(
        "nothing declares the type '\(text)'", at: .content(value), notes: [DiagnosticNote("no file is of an undeclared type")],
        help: "declare it under UTExportedTypeDeclarations, or UTImportedTypeDeclarations when another app owns it")
    }
  }
}
