import Linting

struct TranslationNotTranslated: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/translation-not-translated", "a translation is the same as the text of the development language", .info, .style,
    scope: .products, activation: .preview,
    rationale:
      "A purpose string that reads the same in two languages was usually copied and forgotten.",
    remedy: "Translate it, or delete the entry.",
    citations: [.reference(.about), "derived from use in public projects"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": .info(
            "<key>CFBundleDevelopmentRegion</key>\n<string>en</string>\n<key>NSCameraUsageDescription</key>\n"
              + "<string>to scan</string>"), "My.app/de.lproj/InfoPlist.strings": .text("\"NSCameraUsageDescription\" = «\"to scan\"»;\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(
            "<key>CFBundleDevelopmentRegion</key>\n<string>en</string>\n<key>NSCameraUsageDescription</key>\n"
              + "<string>to scan</string>"), "My.app/en.lproj/InfoPlist.strings": .text("\"NSCameraUsageDescription\" = \"to scan\";\n"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    let table: StringTable = StringTable(.infoPlist, of: bundle.bundle, in: bundle.fileSystem)
    guard !table.files.isEmpty else { return }
    let own: String = LocalizationFolder.code(of: info.literal("CFBundleDevelopmentRegion") ?? "en")
    for file in table.files where !file.format.holdsAllLanguages {
      guard let language: String = file.language, language != "Base" else { continue }
      // Variants of the own language may well read the same.
      let code: String = LocalizationFolder.code(of: language)
      guard code.prefix(2) != own.prefix(2) else { continue }
      for entry in table.entries where entry.file == file.path && entry.key.hasSuffix("UsageDescription") {
        guard let text: String = entry.value, !text.isEmpty, info.literal(entry.key) == text else { continue }
        context.report(
          "'\(entry.key)' reads the same in '\(language)' as in '\(own)'", at: .range(entry.range),
          in: FileSubject(path: file.path, document: file.document, facts: Facts()), help: "translate it")
      }
    }
  }
}
