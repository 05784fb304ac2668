import Linting

struct MissingConformance: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/missing-conformance", "a declared type conforms to nothing", .warning, .runtime,
    rationale:
      "A type that conforms to no other is neither data nor a package: files of it are found by nobody who asks for "
      + "documents, text or images, and open panels grey them out.",
    remedy: "Add UTTypeConformsTo with public.data, public.content or com.apple.package at least.",
    citations: [.reference(.coreFoundation), .applePage("uniformtypeidentifiers/defining-file-and-data-types-for-your-app")],
    requirements: ["R-UTI-008"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n«<dict>»\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n</dict>\n</array>"),
        .info(
          "<key>UTImportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeConformsTo</key>\n«<array/>»\n</dict>\n</array>"),
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeConformsTo</key>\n<array>\n<string>public.data</string>\n"
            + "</array>\n</dict>\n</array>"),
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeConformsTo</key>\n<string>public.data</string>\n</dict>\n</array>"),
        .info(
          "<key>UTImportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n<string>public.item</string>\n"
            + "</dict>\n</array>", note: "a root of the system's own types"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for declaration in TypeIdentifiers.declarations(in: info) where !declaration.isEmpty {
      // What a type of the system conforms to stands in the system's own declaration.
      if let identifier: String = declaration.identifier, TypeIdentifiers.isForeign(identifier) { continue }
      if let list: PlacedValue = declaration.value["UTTypeConformsTo"] {
        guard list.kind == .array, list.elements.isEmpty else { continue }
        context.report("a declared type conforms to nothing", at: .value(list), help: "name a type such as 'public.data'")
      } else {
        context.report(
          "a declared type conforms to nothing", at: .opening(of: declaration.value), help: "add UTTypeConformsTo with 'public.data'")
      }
    }
  }
}
