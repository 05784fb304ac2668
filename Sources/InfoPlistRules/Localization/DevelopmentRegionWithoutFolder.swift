import Linting

struct DevelopmentRegionWithoutFolder: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/development-region-without-folder", "a bundle of resources has no texts in its development language", .info, .runtime,
    scope: .of(.bundle, stage: .product), activation: .onRequest,
    rationale:
      "Where none of the user's languages is there, texts come from the folder of the development language. A bundle that names one language and "
      + "has folders of others only shows keys, or texts of the first folder.",
    remedy: "Correct CFBundleDevelopmentRegion, or add the folder.",
    citations: [.repository("CocoaPods/CocoaPods", "issue 7486", .medium), .reference(.coreFoundation)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "R.bundle/Info.plist":
            "<key>CFBundlePackageType</key>\n<string>BNDL</string>\n<key>CFBundleDevelopmentRegion</key>\n<string>«en»</string>",
          "R.bundle/de.lproj/Localizable.strings": .text("a = b;\n"),
        ])
      ],
      passing: [
        .bundle([
          "R.bundle/Info.plist":
            "<key>CFBundlePackageType</key>\n<string>BNDL</string>\n<key>CFBundleDevelopmentRegion</key>\n<string>en</string>",
          "R.bundle/en-GB.lproj/Localizable.strings": .text("a = b;\n"),
        ]),
        .bundle([
          "R.bundle/Info.plist":
            "<key>CFBundlePackageType</key>\n<string>BNDL</string>\n<key>CFBundleDevelopmentRegion</key>\n<string>en</string>"
        ]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["CFBundleDevelopmentRegion"], let text: String = value.literal, !text.isEmpty else {
      return
    }
    let folders: [LocalizationFolder] = bundle.bundle.localizationFolders(in: bundle.fileSystem).filter { !$0.isBase }
    guard !folders.isEmpty else { return }
    let language: Substring? = LocalizationFolder.code(of: text).split(separator: "-").first
    guard !folders.contains(where: { $0.code.split(separator: "-").first == language }) else { return }
    context.report(
      "the development language is '\(text)', but there is no folder '\(text).lproj'", at: .content(value),
      notes: [DiagnosticNote("there are \(folders.prefix(5).map(\.language).joined(separator: ", "))")],
      help: "correct the language, or add the folder")
  }
}
