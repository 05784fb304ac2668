import Linting

struct LocalizedNameNotTranslated: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/localized-name-not-translated", "an app says that its name is translated, but it is not", .warning, .runtime,
    scope: .products,
    rationale:
      "LSHasLocalizedDisplayName makes the Finder look for a translated name in every language, which costs time and finds "
      + "none.",
    remedy: "Translate CFBundleDisplayName, or delete LSHasLocalizedDisplayName.",
    citations: [.reference(.launchServices), .keyPage("lshaslocalizeddisplayname")],
    requirements: ["R-LS-049"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["My.app/Contents/Info.plist": "<key>«LSHasLocalizedDisplayName»</key>\n<true/>"])
      ],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist": "<key>LSHasLocalizedDisplayName</key>\n<true/>",
          "My.app/Contents/Resources/de.lproj/InfoPlist.strings": .text("\"CFBundleDisplayName\" = \"x\";\n"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["LSHasLocalizedDisplayName"], value.node.boolean == true else { return }
    let table: StringTable = StringTable(.infoPlist, of: bundle.bundle, in: bundle.fileSystem)
    guard !table.entries.contains(where: { $0.key == "CFBundleDisplayName" || $0.key == "CFBundleName" }) else { return }
    context.report("no language has a translated name", at: .key(value), help: "translate CFBundleDisplayName, or delete the key")
  }
}
