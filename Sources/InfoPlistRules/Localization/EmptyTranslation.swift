import Linting

struct EmptyTranslation: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/empty-translation", "a translation is empty", .warning, .runtime, scope: .products,
    rationale:
      "An empty text is a value: it takes the place of the value of the Info.plist, so that the app has no name or gives no "
      + "reason in this language. The store refuses empty purpose strings.",
    remedy: "Write the translation, or delete the entry.",
    citations: [.store("ITMS-90683", seenAt: "TelegramMessenger/Telegram-iOS#1061"), .reference(.about)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": "<key>NSCameraUsageDescription</key>\n<string>to scan</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("\"NSCameraUsageDescription\" = «\"\"»;\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": "<key>NSCameraUsageDescription</key>\n<string>to scan</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("\"NSCameraUsageDescription\" = \"zum Lesen\";\n"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    let table: StringTable = StringTable(.infoPlist, of: bundle.bundle, in: bundle.fileSystem)
    guard !table.files.isEmpty else { return }
    for file in table.files where !file.format.holdsAllLanguages {
      for entry in table.entries where entry.file == file.path && entry.value?.allSatisfy(\.isWhitespace) == true && info[entry.key] != nil
      {
        context.report(
          "the translation of '\(entry.key)' is empty", at: .range(entry.range),
          in: FileSubject(path: file.path, document: file.document, facts: Facts()), help: "write it, or delete the entry")
      }
    }
  }
}
