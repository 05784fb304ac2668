import Linting

struct LegacyLanguageFolder: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/legacy-language-folder", "a folder of translations has an old English name", .info, .style, scope: .products,
    activation: .onRequest,
    rationale:
      "English.lproj and its like are read for old bundles. Beside a folder with the tag of the same language, one of both "
      + "is ignored.",
    remedy: "Rename the folder to the tag, such as en.lproj.",
    citations: [.reference(.about), .applePage("xcode/localization")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": "<key>NSCameraUsageDescription</key>\n<string>to scan</string>",
          "My.app/German.lproj/InfoPlist.strings": .text("\"NSCameraUsageDescription\" = \"zum Lesen\";\n"),
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
    guard bundle.info != nil else { return }
    for folder in bundle.bundle.localizationFolders(in: bundle.fileSystem) where folder.hasLegacyName {
      context.report(
        "'\(folder.language).lproj' has an old name", at: .file, help: "rename it to '\(folder.code).lproj'")
    }
  }
}
