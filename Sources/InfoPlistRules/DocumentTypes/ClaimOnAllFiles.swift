import Linting

struct ClaimOnAllFiles: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/claim-on-all-files", "an app ranks itself high for files of every kind", .warning, .runtime,
    rationale:
      "A claim on public.data or public.item takes in every file. As owner or default choice the app becomes the answer to "
      + "all double clicks that nobody else is registered for.",
    remedy: "Write Alternate or None.",
    citations: [.repository("arturaz/Simple-Comic", "issue 75", .medium), .keyPage("cfbundledocumenttypes/lshandlerrank")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.data</string>\n</array>\n<key>LSHandlerRank</key>\n<string>«Default»</string>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.data</string>\n</array>\n<key>LSHandlerRank</key>\n<string>Alternate</string>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n</array>\n<key>LSHandlerRank</key>\n<string>Default</string>\n</dict>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: "CFBundleDocumentTypes[]") where item.value.kind == .dictionary {
      guard let rank: PlacedValue = item.value["LSHandlerRank"], rank.string == "Default" else { continue }
      let wide: [String] = ["public.data", "public.item", "public.content"]
      guard let name: String = item.value["LSItemContentTypes"]?.elements.compactMap(\.literal).first(where: wide.contains) else {
        continue
      }
      context.report("the app ranks itself as default for '\(name)', which is every file", at: .content(rank), help: "write 'Alternate'")
    }
  }
}
