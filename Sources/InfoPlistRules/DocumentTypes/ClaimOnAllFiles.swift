import Linting

struct ClaimOnAllFiles: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/claim-on-all-files", "an app ranks itself high for files of every kind", .warning, .runtime,
    rationale:
      "A claim on public.data or public.item, or the extension '*', takes in every file. As owner or default choice the app becomes the answer "
      + "to all double clicks that nobody else is registered for.",
    remedy: "Write Alternate or None.",
    citations: [.repository("arturaz/Simple-Comic", "issue 75", .medium), .keyPage("cfbundledocumenttypes/lshandlerrank")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.data</string>\n</array>\n<key>LSHandlerRank</key>\n<string>«Default»</string>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeExtensions</key>\n<array>\n<string>*</string>\n</array>\n"
            + "<key>LSHandlerRank</key>\n<string>«Owner»</string>\n</dict>\n</array>"),
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.data</string>\n</array>\n<key>LSHandlerRank</key>\n<string>Alternate</string>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n</array>\n<key>LSHandlerRank</key>\n<string>Default</string>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeExtensions</key>\n<array>\n<string>*</string>\n</array>\n"
            + "<key>LSHandlerRank</key>\n<string>Alternate</string>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeExtensions</key>\n<array>\n<string>*</string>\n</array>\n"
            + "<key>LSHandlerRank</key>\n<string>Owner</string>\n<key>LSItemContentTypes</key>\n<array>\n<string>com.example.note</string>\n"
            + "</array>\n</dict>\n</array>", note: "the old keys are ignored beside the new one"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: "CFBundleDocumentTypes[]") where item.value.kind == .dictionary {
      guard let rank: PlacedValue = item.value["LSHandlerRank"], rank.string == "Default" || rank.string == "Owner",
        let (name, isOld): (String, Bool) = Self.claim(of: item.value)
      else { continue }
      // Of an owner of the system's own types another rule tells.
      if rank.string == "Owner", !isOld { continue }
      let word: String = rank.string == "Owner" ? "owner" : "default"
      context.report("the app ranks itself as \(word) for '\(name)', which is every file", at: .content(rank), help: "write 'Alternate'")
    }
  }

  /// What of a document type stands for every file, and whether it is one of the old keys; these are read only without type identifiers.
  private static func claim(of type: PlacedValue) -> (name: String, isOld: Bool)? {
    if let types: PlacedValue = type["LSItemContentTypes"], !types.elements.isEmpty {
      let wide: [String] = ["public.data", "public.item", "public.content"]
      return types.elements.compactMap(\.literal).first(where: wide.contains).map { ($0, false) }
    }
    for (key, all) in [("CFBundleTypeExtensions", "*"), ("CFBundleTypeOSTypes", "****")] {
      if type[key]?.elements.contains(where: { $0.string == all }) == true { return (all, true) }
    }
    return nil
  }
}
