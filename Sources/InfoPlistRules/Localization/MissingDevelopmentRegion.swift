import Linting

struct MissingDevelopmentRegion: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/missing-development-region", "a bundle with translations does not say its own language", .warning, .runtime,
    scope: .products,
    rationale:
      "CFBundleDevelopmentRegion names the language of everything that is not translated. Without it the system takes "
      + "English, and people with other languages may get a wrong mix.",
    remedy: "Add CFBundleDevelopmentRegion.",
    citations: [
      .reference(.coreFoundation), .keyPage("cfbundledevelopmentregion"), .repository("dotnet/macios", "pull request 2779", .medium),
    ],
    requirements: ["R-CF-007"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": .text(
            "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n«<dict>»\n<key>CFBundleName</key>\n<string>x</string>\n</dict>\n</plist>\n"),
          "My.app/de.lproj/InfoPlist.strings": .text("\"CFBundleName\" = \"y\";\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": "<key>CFBundleDevelopmentRegion</key>\n<string>en</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("\"CFBundleName\" = \"y\";\n"),
        ]),
        .bundle(["My.app/Info.plist": "<key>CFBundleName</key>\n<string>x</string>"]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, info["CFBundleDevelopmentRegion"] == nil else { return }
    guard bundle.bundle.localizationFolders(in: bundle.fileSystem).contains(where: { !$0.isBase }) else { return }
    context.report("a bundle with translations does not say its own language", at: info.opening, help: "add CFBundleDevelopmentRegion")
  }
}
