import Linting

struct FormatInTranslation: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/format-in-translation", "a translated value holds a placeholder that nobody fills in", .warning, .runtime,
    scope: .products,
    rationale:
      "Values of an Info.plist are shown as they stand. A placeholder such as %@ is not replaced by anything, and people read it in the name of "
      + "the app or in its question for a permission.",
    remedy: "Write the text out.",
    citations: [.reference(.about), .applePage("xcode/localizing-and-varying-text-with-a-string-catalog")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": "<key>CFBundleDisplayName</key>\n<string>My</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("\"CFBundleDisplayName\" = «\"Mein %@\"»;\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": "<key>CFBundleDisplayName</key>\n<string>My</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("\"CFBundleDisplayName\" = \"100 % Mein\";\n"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard bundle.info != nil else { return }
    let table: StringTable = StringTable(.infoPlist, of: bundle.bundle, in: bundle.fileSystem)
    for file in table.files {
      for entry in table.entries where entry.file == file.path {
        guard let text: String = entry.value, let mark: String = Self.placeholder(in: text), KeyCatalog.topLevelKey(named: entry.key) != nil
        else { continue }
        context.report(
          "'\(mark)' in the translation of '\(entry.key)' is shown as it stands", at: .range(entry.range),
          in: FileSubject(path: file.path, document: file.document, facts: Facts()), help: "write the text out")
      }
    }
  }

  /// The first `%@`, `%d`, `%s` or `%ld`, with or without a position such as `%1$@`.
  private static func placeholder(in text: String) -> String? {
    for mark in ["%@", "%d", "%s", "%ld", "%1$@", "%1$d", "%2$@", "%#@"] where text.contains(mark) { return mark }
    return nil
  }
}
