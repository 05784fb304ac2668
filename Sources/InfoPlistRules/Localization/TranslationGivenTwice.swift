import Linting

struct TranslationGivenTwice: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/translation-given-twice", "two files translate a value to the same language, differently", .warning, .runtime,
    scope: .products,
    rationale:
      "A language can have its texts in InfoPlist.strings and in the table that a string catalog is compiled to. When both translate a value and "
      + "differ, one of them is never shown, and which one depends on the system.",
    remedy: "Keep one of both files.",
    citations: [.applePage("xcode/localizing-and-varying-text-with-a-string-catalog"), .observed("CoreFoundation")])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = "<key>NSCameraUsageDescription</key>\n<string>to scan</string>"
    func table(_ text: String) -> RuleExample.FileContent {
      .info("<key>de</key>\n<dict>\n<key>NSCameraUsageDescription</key>\n<string>\(text)</string>\n</dict>")
    }
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": info, "My.app/InfoPlist.loctable": table("zum Lesen"),
          "My.app/de.lproj/InfoPlist.strings": .text("«\"NSCameraUsageDescription\"» = \"zum Scannen\";\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": info, "My.app/InfoPlist.loctable": table("zum Lesen"),
          "My.app/de.lproj/InfoPlist.strings": .text("\"NSCameraUsageDescription\" = \"zum Lesen\";\n"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard bundle.info != nil else { return }
    let table: StringTable = StringTable(.infoPlist, of: bundle.bundle, in: bundle.fileSystem)
    guard table.files.contains(where: { $0.format.holdsAllLanguages }), table.files.count > 1 else { return }
    struct Place: Hashable {
      var key: String
      var language: String?
    }
    var compiled: [Place: String] = [:]
    for entry in table.entries where entry.format == .loctable {
      compiled[Place(key: entry.key, language: entry.languageCode)] = entry.value
    }
    for file in table.files where file.format == .strings {
      for entry in table.entries where entry.file == file.path {
        guard let other: String = compiled[Place(key: entry.key, language: entry.languageCode)], let text: String = entry.value,
          other != text
        else { continue }
        context.report(
          "'\(entry.key)' is translated to '\(text)' here and to '\(other)' in InfoPlist.loctable", at: .range(entry.keyRange),
          in: FileSubject(path: file.path, document: file.document, facts: Facts()), help: "keep one of both files")
      }
    }
  }
}
