import Linting

struct OwnerOfForeignType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/owner-of-foreign-type", "an app claims to own a type of the system or of others", .warning, .runtime,
    rationale:
      "Owner means that the app defines the format. For public types, and for types of other makers that the app only imports, it takes files "
      + "away from the apps that people chose, and the store objects.",
    remedy: "Write Alternate, or Default when the app is a natural choice.",
    citations: [.keyPage("cfbundledocumenttypes/lshandlerrank"), .repository("macvim-dev/macvim", "issue 1489", .medium)],
    requirements: ["R-DOC-038"], fix: .unsafe)

  private static func imported(_ app: String, rank: String) -> String {
    "<key>CFBundleIdentifier</key>\n<string>\(app)</string>\n<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n"
      + "<key>LSItemContentTypes</key>\n<array>\n<string>org.other.note</string>\n</array>\n<key>LSHandlerRank</key>\n"
      + "<string>\(rank)</string>\n</dict>\n</array>\n<key>UTImportedTypeDeclarations</key>\n<array>\n<dict>\n"
      + "<key>UTTypeIdentifier</key>\n<string>org.other.note</string>\n</dict>\n</array>"
  }

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n</array>\n<key>LSHandlerRank</key>\n<string>«Owner»</string>\n</dict>\n</array>",
          fixed: "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n</array>\n<key>LSHandlerRank</key>\n<string>Alternate</string>\n</dict>\n</array>"),
        .info(imported("com.example.app", rank: "«Owner»"), fixed: imported("com.example.app", rank: "Alternate")),
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>com.example.note</string>\n</array>\n<key>LSHandlerRank</key>\n<string>Owner</string>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n<string>com.example.note</string>\n</array>\n<key>LSHandlerRank</key>\n"
            + "<string>Owner</string>\n</dict>\n</array>"),
        .info(imported("com.example.app", rank: "Alternate")),
        .info(imported("org.other.app", rank: "Owner"), note: "another app of the same maker owns it"),
        .info(imported("$(PRODUCT_BUNDLE_IDENTIFIER)", rank: "Owner"), note: "who makes the app is not known"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let types: PlacedValue = info["CFBundleDocumentTypes"] else { return }
    let maker: [Substring] = Array((info.literal("CFBundleIdentifier") ?? "").split(separator: ".").prefix(2))
    if maker == ["com", "apple"] { return }
    for item in types.elements {
      guard let rank: PlacedValue = item["LSHandlerRank"], rank.string == "Owner" else { continue }
      let names: [String] = item["LSItemContentTypes"]?.elements.compactMap(\.literal) ?? []
      guard let name: String = names.first, names.count == item["LSItemContentTypes"]?.elements.count else { continue }
      let declarations: [TypeIdentifiers.Declaration] = TypeIdentifiers.declarations(in: info)
      let isForeign: Bool = names.allSatisfy { name in
        if TypeIdentifiers.isForeign(name) { return true }
        guard maker.count == 2, Array(name.split(separator: ".").prefix(2)) != maker else { return false }
        let own: [TypeIdentifiers.Declaration] = declarations.filter { $0.identifier?.lowercased() == name.lowercased() }
        return own.isEmpty ? TypeIdentifiers.isKnownToSystems(name) : !own.contains(where: \.isExported)
      }
      guard isForeign else { continue }
      context.report(
        "the app claims to own '\(name)', which is a type of others", at: .content(rank), help: "write 'Alternate'",
        fixes: [.set(rank, to: "Alternate", "write 'Alternate'")])
    }
  }
}
