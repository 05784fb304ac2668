import Linting

struct OwnerOfForeignType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/owner-of-foreign-type", "an app claims to own a type of the system or of others", .warning, .runtime,
    rationale:
      "Owner means that the app defines the format. For public types and those of other makers it takes files away from the "
      + "apps that people chose, and the store objects.",
    remedy: "Write Alternate, or Default when the app is a natural choice.",
    citations: [.keyPage("cfbundledocumenttypes/lshandlerrank"), .repository("macvim-dev/macvim", "issue 1489", .medium)],
    requirements: ["R-DOC-038"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n</array>\n<key>LSHandlerRank</key>\n<string>«Owner»</string>\n</dict>\n</array>",
          fixed: "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n</array>\n<key>LSHandlerRank</key>\n<string>Alternate</string>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>com.example.note</string>\n</array>\n<key>LSHandlerRank</key>\n<string>Owner</string>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n<string>com.example.note</string>\n</array>\n<key>LSHandlerRank</key>\n"
            + "<string>Owner</string>\n</dict>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: "CFBundleDocumentTypes[]") where item.value.kind == .dictionary {
      guard let rank: PlacedValue = item.value["LSHandlerRank"], rank.string == "Owner" else { continue }
      let names: [String] = item.value["LSItemContentTypes"]?.elements.compactMap(\.literal) ?? []
      guard let name: String = names.first, names.allSatisfy(TypeIdentifiers.isForeign) else { continue }
      if info.literal("CFBundleIdentifier")?.hasPrefix("com.apple.") == true { continue }
      context.report(
        "the app claims to own '\(name)', which is a type of others", at: .content(rank), help: "write 'Alternate'",
        fixes: [.set(rank, to: "Alternate", "write 'Alternate'")])
    }
  }
}
