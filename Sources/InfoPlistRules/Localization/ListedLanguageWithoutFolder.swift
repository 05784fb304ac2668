import Linting

struct ListedLanguageWithoutFolder: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/listed-language-without-folder", "CFBundleLocalizations lists a language that has no folder", .info, .runtime,
    scope: .products, activation: .preview,
    rationale:
      "Systems count a language of CFBundleLocalizations as one that the bundle speaks, whether it has texts or not. Where the texts of the others lie "
      + "in folders and those of this one are missing, people who prefer it see the development language, and the store promises it to them.",
    remedy: "Add the folder with the texts, or take the language out of the list.",
    citations: [
      .keyPage("cfbundlelocalizations"), .reference(.coreFoundation), .repository("KiwiCanopy/KiwiDesk", "issue 659", .medium),
    ])

  static var examples: RuleExamples {
    func app(_ third: String) -> RuleExample.FileContent {
      .info(
        "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleLocalizations</key>\n<array>\n<string>en</string>\n<string>de-AT</string>\n"
          + "<string>\(third)</string>\n</array>")
    }
    let texts: [String: RuleExample.FileContent] = [
      "My.app/en.lproj/A.strings": .text("a = b;\n"), "My.app/de.lproj/A.strings": .text("a = b;\n"),
    ]
    return RuleExamples(
      failing: [.bundle(texts.merging(["My.app/Info.plist": app("«fr»")]) { $1 })],
      passing: [
        .bundle(texts.merging(["My.app/Info.plist": app("fr"), "My.app/fr.lproj/A.strings": .text("a = b;\n")]) { $1 }),
        .bundle(
          texts.merging(["My.app/Info.plist": app("fr"), "My.app/Localizable.loctable": .text("{}")]) { $1 },
          note: "one table holds all languages"),
        .bundle(["My.app/Info.plist": app("fr")], note: "the texts lie elsewhere"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = bundle.info?["CFBundleLocalizations"], list.kind == .array else { return }
    let folders: [LocalizationFolder] = bundle.bundle.localizationFolders(in: bundle.fileSystem).filter { !$0.isBase }
    // With one folder, the texts of the other languages lie somewhere else.
    guard folders.count > 1, !ProductFiles.resources(bundle).contains(where: { $0.hasSuffix(".loctable") }) else { return }
    let spoken: Set<String> = Set(folders.map { Self.language($0.code) })
    for value in list.elements {
      guard let text: String = value.literal, !text.isEmpty, text != "Base" else { continue }
      let code: String = LanguageNames.tag(of: text) ?? LocalizationFolder.code(of: text)
      guard Formats.isLanguageTag(code), !spoken.contains(Self.language(code)) else { continue }
      context.report(
        "'\(text)' is listed, but there is no folder '\(code).lproj'", at: .content(value),
        notes: [DiagnosticNote("the bundle counts as speaking the language, and shows another one")],
        help: "add the folder, or take the language out of the list")
    }
  }

  private static func language(_ code: String) -> String { code.prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
