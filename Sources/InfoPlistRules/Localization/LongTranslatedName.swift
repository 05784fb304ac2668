import Linting

struct LongTranslatedName: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/long-translated-name", "the translated short name of a bundle is long", .info, .style, scope: .products,
    activation: .onRequest,
    rationale:
      "CFBundleName stands in the menu bar and in other narrow places and is meant to have at most fifteen characters, in every language.",
    remedy: "Shorten the translation, and put the long name into CFBundleDisplayName.",
    citations: [.reference(.coreFoundation), .keyPage("cfbundlename")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": "<key>CFBundleName</key>\n<string>Writer</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("\"CFBundleName\" = «\"Das Schreibprogramm\"»;\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": "<key>CFBundleName</key>\n<string>Writer</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("\"CFBundleName\" = \"Schreiber\";\n"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard bundle.info != nil else { return }
    let table: StringTable = StringTable(.infoPlist, of: bundle.bundle, in: bundle.fileSystem)
    for file in table.files {
      for entry in table.entries where entry.file == file.path && entry.key == "CFBundleName" {
        guard let text: String = entry.value, text.count > 15 else { continue }
        context.report(
          "'\(text)' has \(text.count) characters, more than fifteen", at: .range(entry.range),
          in: FileSubject(path: file.path, document: file.document, facts: Facts()),
          help: "shorten it, and put the long name into CFBundleDisplayName")
      }
    }
  }
}
