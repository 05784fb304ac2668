import Linting

struct PackageFlagContradictsType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/package-flag-contradicts-type", "a document type says package where its type says file, or the reverse", .warning,
    .runtime,
    rationale:
      "LSTypeIsPackage and conformance to com.apple.package say the same thing in two ways. Where they differ, the Finder "
      + "and the app see a folder in one place and a file in the other.",
    remedy: "Make the flag and the conformance agree.",
    citations: [.reference(.launchServices), .applePage("uniformtypeidentifiers/uttype-swift.struct/package")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>com.example.note</string>\n</array>\n<key>LSTypeIsPackage</key>\n«<false/>»\n</dict>\n</array>\n"
            + "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeConformsTo</key>\n<array>\n<string>com.apple.package</string>\n"
            + "</array>\n</dict>\n</array>")
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
      guard names.count == 1, let declaration = declarations.first(where: { $0.identifier == names[0] }) else { continue }
      let parents: [String] = declaration.conformances.compactMap(\.literal)
      let saysPackage: Bool = parents.contains { ["com.apple.package", "com.apple.bundle"].contains($0) }
      let saysFile: Bool = parents.contains {
        ["public.data", "public.text", "public.plain-text", "public.xml", "public.json"].contains($0)
      }
      guard isPackage ? saysFile && !saysPackage : saysPackage else { continue }
      context.report(
        "'\(names[0])' is \(isPackage ? "a package here, but a file" : "a file here, but a package") by its declaration", at: .value(flag),
        help: "make both agree")
    }
  }
}
