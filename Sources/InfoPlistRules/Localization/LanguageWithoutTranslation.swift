import Linting

struct LanguageWithoutTranslation: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/language-without-translation", "a language lacks a value that the other languages translate", .warning, .runtime,
    scope: .products,
    rationale:
      "Where a table of strings lacks a key, the value of the Info.plist is shown, in the development language, in the "
      + "middle of a translated app. For purpose strings the store and people notice.",
    remedy: "Add the translation.",
    citations: [
      .repository("BearWare/TeamTalk5", "issue 484", .medium), .repository("codenameone/CodenameOne", "issue 2100", .medium),
      .reference(.about),
    ],
    requirements: ["R-LOC-001"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": .info(
            "<key>CFBundleDevelopmentRegion</key>\n<string>en</string>\n<key>NSCameraUsageDescription</key>\n"
              + "<string>to scan</string>"), "My.app/de.lproj/InfoPlist.strings": .text("\"NSCameraUsageDescription\" = \"zum Lesen\";\n"),
          "My.app/fr.lproj/InfoPlist.strings": .text("\"CFBundleName\" = \"x\";\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(
            "<key>CFBundleDevelopmentRegion</key>\n<string>en</string>\n<key>NSCameraUsageDescription</key>\n"
              + "<string>to scan</string>"), "My.app/de.lproj/InfoPlist.strings": .text("\"NSCameraUsageDescription\" = \"zum Lesen\";\n"),
          "My.app/fr.lproj/InfoPlist.strings": .text("\"NSCameraUsageDescription\" = \"pour lire\";\n"),
          "My.app/en.lproj/InfoPlist.strings": .text("\"CFBundleName\" = \"x\";\n"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    let table: StringTable = StringTable(.infoPlist, of: bundle.bundle, in: bundle.fileSystem)
    guard !table.files.isEmpty else { return }
    let development: String = LocalizationFolder.code(of: info.literal("CFBundleDevelopmentRegion") ?? "en")
    let files: [StringTable.File] = table.files.filter { $0.language != nil && $0.language != "Base" && !$0.format.holdsAllLanguages }
    guard files.count > 1 else { return }
    var languages: [String: Set<String>] = [:]
    // An empty translation is a finding of its own.
    for entry in table.entries where entry.language != nil && entry.value != nil {
      languages[entry.key, default: []].insert(entry.language ?? "")
    }
    for file in files {
      guard let language: String = file.language, LocalizationFolder.code(of: language) != development, !file.document.hasErrors else {
        continue
      }
      let translated: [StringTable.File] = files.filter { LocalizationFolder.code(of: $0.language ?? "") != development }
      for (key, present) in languages.sorted(by: { $0.key < $1.key }) where !present.contains(language) && info[key] != nil {
        // Most of the other translations must have it; a key of one or two languages is on purpose.
        let others: Int = translated.filter { $0.language != language && present.contains($0.language ?? "") }.count
        guard others > 0, others * 2 >= translated.count - 1 else { continue }
        context.report(
          "'\(key)' is not translated to '\(language)'", at: .file,
          in: FileSubject(path: file.path, document: file.document, facts: Facts()),
          notes: [DiagnosticNote("the text of the Info.plist is shown instead")], help: "add the translation")
      }
    }
  }
}
