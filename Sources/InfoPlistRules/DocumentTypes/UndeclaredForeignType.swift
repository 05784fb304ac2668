import Linting

struct UndeclaredForeignType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/undeclared-foreign-type", "a type of another maker is named that the app does not import", .info, .runtime,
    rationale:
      "A type of another maker is known to a system only when an app there declares it. An app that opens files of such a type declares it "
      + "itself, as imported, so that it works where the owner is not installed.",
    remedy: "Add the type to UTImportedTypeDeclarations, with its filename extensions.",
    citations: [
      .repository("macvim-dev/macvim", "issue 1169", .medium),
      .applePage("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
    ],
    requirements: ["R-UTI-002", "R-UTI-007"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(document("«org.other.note»")),
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.app</string>\n<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n"
            + "<key>UTTypeIdentifier</key>\n<string>com.example.note</string>\n<key>UTTypeConformsTo</key>\n<array>\n"
            + "<string>«org.other.note»</string>\n</array>\n</dict>\n</array>"),
      ],
      passing: [
        .info(document("public.png")),
        .info(document("com.compuserve.gif"), note: "the system declares it"),
        .info(
          document("org.other.note")
            + "\n<key>UTImportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n<string>org.other.note</string>\n</dict>\n</array>"
        ),
      ])
  }

  private static func document(_ type: String) -> String {
    "<key>CFBundleIdentifier</key>\n<string>com.example.app</string>\n<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n"
      + "<key>LSItemContentTypes</key>\n<array>\n<string>\(type)</string>\n</array>\n</dict>\n</array>"
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let references: [PlacedValue] = TypeIdentifiers.references(in: info)
    guard !references.isEmpty else { return }
    let maker: [Substring] = Array((info.literal("CFBundleIdentifier") ?? "").split(separator: ".").prefix(2))
    let declared: Set<String> = Set(TypeIdentifiers.declarations(in: info).compactMap { $0.identifier?.lowercased() })
    // Without an identifier in the source nobody knows which types are the app's own, unless it declares others.
    guard maker.count == 2 else { return }
    var seen: Set<String> = []
    for value in references {
      guard let text: String = value.literal, text.contains("."), !declared.contains(text.lowercased()),
        !TypeIdentifiers.isKnownToSystems(text), Array(text.split(separator: ".").prefix(2)) != maker, !text.hasPrefix("dyn."),
        seen.insert(text).inserted
      else { continue }
      context.report(
        "'\(text)' is declared neither by the system nor by the app", at: .content(value),
        notes: [DiagnosticNote("it exists only where its owner is installed")], help: "add it to UTImportedTypeDeclarations")
    }
  }
}
