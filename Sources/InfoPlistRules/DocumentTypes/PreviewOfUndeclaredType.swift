import Linting

struct PreviewOfUndeclaredType: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/preview-of-undeclared-type", "an extension shows previews of a type that the app does not declare", .warning, .runtime,
    scope: .products,
    rationale:
      "The system asks a Quick Look or thumbnail extension for files whose type it lists. A type that neither the system nor the app nor anything "
      + "in it declares does not exist, so that the extension is never asked; one of another maker exists only where that app is installed.",
    remedy: "Declare the type in the Info.plist of the app, or correct its name in the extension.",
    citations: [
      .applePage("quicklook/qlpreviewprovider"), .keyPage("nsextension/nsextensionattributes/qlsupportedcontenttypes"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/Info.plist": .info(app("com.example.note")),
          "My.app/Contents/PlugIns/Q.appex/Contents/Info.plist": part("«com.example.notes»"),
        ]),
        .bundle([
          "My.app/Contents/Info.plist": .info(app("com.example.note")),
          "My.app/Contents/PlugIns/Q.appex/Contents/Info.plist": part("«org.other.note»"),
        ]),
      ],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist": .info(app("com.example.note")),
          "My.app/Contents/PlugIns/Q.appex/Contents/Info.plist": part("com.example.note"),
        ]),
        .bundle([
          "My.app/Contents/Info.plist": .info(app("com.example.note")),
          "My.app/Contents/PlugIns/Q.appex/Contents/Info.plist": part("public.png"),
        ]),
      ])
  }

  private static func app(_ type: String) -> String {
    "<key>CFBundleIdentifier</key>\n<string>com.example.app</string>\n<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n"
      + "<key>UTTypeIdentifier</key>\n<string>\(type)</string>\n</dict>\n</array>"
  }

  private static func part(_ type: String) -> RuleExample.FileContent {
    .info(
      "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>QLSupportedContentTypes</key>\n<array>\n"
        + "<string>\(type)</string>\n</array>\n</dict>\n<key>NSExtensionPointIdentifier</key>\n"
        + "<string>com.apple.quicklook.preview</string>\n</dict>")
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    guard let own: String = family.root?.info?.literal("CFBundleIdentifier") else { return }
    let maker: [Substring] = Array(own.split(separator: ".").prefix(2))
    guard maker.count == 2 else { return }
    var declared: Set<String>?
    for (_, part) in family.nested {
      guard let list: PlacedValue = part.info?["NSExtension"]?["NSExtensionAttributes"]?["QLSupportedContentTypes"] else { continue }
      let known: Set<String> =
        declared
        ?? Set(
          family.bundles.compactMap(\.info).flatMap { TypeIdentifiers.declarations(in: $0) }.compactMap { $0.identifier?.lowercased() })
      declared = known
      for element in list.elements {
        guard let text: String = element.literal, text.contains("."), !text.hasPrefix("dyn."), !known.contains(text.lowercased()) else {
          continue
        }
        let isOwn: Bool = Array(text.split(separator: ".").prefix(2)) == maker
        guard isOwn || !TypeIdentifiers.isKnownToSystems(text) else { continue }
        context.report(
          "nothing in the app declares the type '\(text)'", at: .content(element), in: part.file,
          notes: [DiagnosticNote(isOwn ? "the extension is never asked for it" : "it exists only where its owner is installed")],
          help: isOwn ? "declare it in the app, or correct the name" : "import it in the app", severity: isOwn ? nil : .info)
      }
    }
  }
}
