import Linting

struct IconFileNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "icons/icon-file-not-found", "an icon file that the Info.plist names is not in the bundle", .error, .store,
    scope: .on(.iOS, .iPadOS, stage: .product),
    rationale:
      "The system shows a blank icon for a file that is missing, and the store refuses the upload. Names are exact, and "
      + "scale and device stand behind them: Icon60x60@2x.png, Icon76x76@2x~ipad.png.",
    remedy: "Add the file, or correct the name.",
    citations: [
      .store("ITMS-90032", seenAt: "phonegap/build#614"), .reference(.coreFoundation), .store("ITMS-90893", .low), .store("ITMS-90895"),
    ],
    requirements: ["R-ICON-002", "R-ICON-009", "R-ICON-012"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/My": .executable,
          "My.app/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleIconFiles</key>\n<array>\n<string>«Icon»</string>\n</array>",
          "My.app/icon@2x.png": .bytes([0]),
        ])
      ],
      passing: [
        .bundle([
          "My.app/My": .executable,
          "My.app/Info.plist": .info(
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleIconFiles</key>\n<array>\n<string>Icon</string>\n"
              + "<string>Big.png</string>\n</array>"), "My.app/Icon@2x.png": .bytes([0]), "My.app/Big.png": .bytes([0]),
        ]),
        .bundle(
          [
            "My.app/My": .executable,
            "My.app/Info.plist":
              "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleIconFiles</key>\n<array>\n<string>Icon</string>\n</array>",
            "My.app/Assets.car": .bytes([0]),
          ], note: "the asset catalog may hold it"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    // A copy without its code, such as one of the plain files alone, is not judged.
    guard Products.hasExecutable(bundle) else { return }
    guard let info: InfoSubject = bundle.info, !bundle.hasResource("Assets.car") else { return }
    let names: [String] = ProductFiles.resources(bundle)
    guard !names.isEmpty else { return }
    for (entry, text) in AppIcons.fileNames(info) {
      let stem: String = text.lowercased().hasSuffix(".png") ? String(text.dropLast(4)) : text
      guard !names.contains(where: { ProductFiles.isImage($0, of: stem) }) else { continue }
      let close: String? = names.first { $0.lowercased().hasPrefix(stem.lowercased()) && $0.lowercased().hasSuffix(".png") }
      context.report(
        "no icon file '\(text)' is in the bundle", at: .content(entry),
        notes: close.map { [DiagnosticNote("there is '\($0)', but names are case-sensitive")] } ?? [],
        help: "add the file, or correct the name")
    }
  }
}
