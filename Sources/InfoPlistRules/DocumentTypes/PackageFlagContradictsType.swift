import Linting

struct PackageFlagContradictsType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/package-flag-contradicts-type", "a document type says package where its type says file, or the reverse", .warning,
    .runtime,
    rationale:
      "Beside LSItemContentTypes the flag LSTypeIsPackage is ignored: whether a document is a file or a directory is said by what its type conforms "
      + "to. Where the two differ, one of them is a mistake, and documents are treated as the type has it.",
    remedy: "Make the flag and the conformance agree, or delete the flag.",
    citations: [.reference(.coreFoundation), .applePage("uniformtypeidentifiers/uttype-swift.struct/package")],
    requirements: ["R-DOC-046", "R-DOC-047"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>com.example.note</string>\n</array>\n<key>LSTypeIsPackage</key>\n«<false/>»\n</dict>\n</array>\n"
            + "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeConformsTo</key>\n<array>\n<string>com.apple.package</string>\n"
            + "</array>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n<string>public.png</string>\n"
            + "</array>\n<key>LSTypeIsPackage</key>\n«<true/>»\n</dict>\n</array>"),
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>com.example.note</string>\n</array>\n<key>LSTypeIsPackage</key>\n<true/>\n</dict>\n</array>\n"
            + "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeConformsTo</key>\n<array>\n<string>com.apple.package</string>\n"
            + "</array>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let declarations: [TypeIdentifiers.Declaration] = TypeIdentifiers.declarations(in: info)
    for entry in info["CFBundleDocumentTypes"]?.elements ?? [] {
      guard let flag: PlacedValue = entry["LSTypeIsPackage"], let isPackage: Bool = flag.node.boolean else { continue }
      let names: [String] = entry["LSItemContentTypes"]?.elements.compactMap(\.literal) ?? []
      guard let name: String = names.first, names.count == entry["LSItemContentTypes"]?.elements.count,
        names.allSatisfy({ Self.isPackage($0, declarations) == !isPackage })
      else { continue }
      context.report(
        "'\(name)' is \(isPackage ? "a package here, but a file" : "a file here, but a package") by its declaration", at: .value(flag),
        notes: [DiagnosticNote("the flag is ignored beside LSItemContentTypes")], help: "make both agree, or delete the flag")
    }
  }

  /// Whether a type is a package; nil when its declaration does not tell.
  private static func isPackage(_ type: String, _ declarations: [TypeIdentifiers.Declaration]) -> Bool? {
    guard let declaration = declarations.first(where: { $0.identifier == type }) else {
      return SystemTypes.packages.contains(type) ? true : SystemTypes.isFlat(type) ? false : nil
    }
    let parents: [String] = declaration.conformances.compactMap(\.literal)
    if parents.contains(where: SystemTypes.packages.contains) { return true }
    return parents.contains(where: SystemTypes.isFlat) ? false : nil
  }
}
