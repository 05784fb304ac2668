import Linting

struct TranslatedKeyNotInInfoPlist: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/translated-key-not-in-info-plist", "a key is translated that the Info.plist does not have", .info, .style,
    scope: .products,
    rationale:
      "Lookups that do not know the language, and tools, read the Info.plist itself and find nothing. Usually the key was "
      + "renamed or deleted there and left behind in the translations.",
    remedy: "Add the key to the Info.plist, or delete the translations.",
    citations: [.reference(.about), .repository("livecode/livecode", "pull request 5099", .medium)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": "<key>CFBundleName</key>\n<string>x</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("«\"NSHumanReadableCopyright\"» = \"© ich\";\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": "<key>NSHumanReadableCopyright</key>\n<string>© me</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("\"NSHumanReadableCopyright\" = \"© ich\";\n\"Note\" = \"Notiz\";\n"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    let table: StringTable = StringTable(.infoPlist, of: bundle.bundle, in: bundle.fileSystem)
    guard !table.files.isEmpty else { return }
    var seen: Set<String> = []
    for file in table.files where !file.format.holdsAllLanguages {
      for entry in table.entries where entry.file == file.path && info[entry.key] == nil && !entry.key.hasSuffix("UsageDescription") {
        guard KeyCatalog.topLevelKey(named: entry.key) != nil, seen.insert(entry.key).inserted else { continue }
        context.report(
          "'\(entry.key)' is translated, but not in the Info.plist", at: .range(entry.keyRange),
          in: FileSubject(path: file.path, document: file.document, facts: Facts()), help: "add it there, or delete the translations")
      }
    }
  }
}
