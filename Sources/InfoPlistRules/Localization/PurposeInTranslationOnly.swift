import Linting

struct PurposeInTranslationOnly: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/purpose-in-translation-only", "a purpose string stands in translations but not in the Info.plist", .warning, .runtime,
    scope: .products,
    rationale:
      "The system looks for the purpose string in the Info.plist first. Where it is missing the app is ended at the first "
      + "access, whatever the translations say, and the store refuses it.",
    remedy: "Add the key to the Info.plist.",
    citations: [.store("ITMS-90683", seenAt: "AppLovin/AppLovin-MAX-React-Native#249"), .reference(.cocoa)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": "<key>CFBundleName</key>\n<string>x</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("«\"NSCameraUsageDescription\"» = \"zum Lesen\";\n"),
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
    var seen: Set<String> = []
    for file in table.files {
      for entry in table.entries where entry.file == file.path && entry.key.hasSuffix("UsageDescription") && info[entry.key] == nil {
        guard KeyCatalog.topLevelKey(named: entry.key) != nil, seen.insert(entry.key).inserted else { continue }
        context.report(
          "'\(entry.key)' is translated, but not in the Info.plist", at: .range(entry.keyRange),
          in: FileSubject(path: file.path, document: file.document, facts: Facts()),
          notes: [DiagnosticNote("a translation alone does not count")], help: "add it to the Info.plist")
      }
    }
  }
}
