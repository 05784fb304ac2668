import Linting

struct FontNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/font-not-found", "a font that the Info.plist names is not in the bundle", .warning, .runtime, scope: .products,
    rationale:
      "UIAppFonts lists files of the bundle by name and extension, relative to its resources; ATSApplicationFontsPath names a file or folder there. "
      + "A font that is not found is left out without a word, and texts appear in another one.",
    remedy: "Add the file to the resources, or correct the name.",
    citations: [
      .reference(.iOS), .repository("LiveUI/Awesome", "issue 14", .medium),
      .repository("lionheart/openradar-mirror", "issue 19056", .medium),
      .keyPage("uiappfonts"), .keyPage("atsapplicationfontspath"),
    ],
    requirements: ["R-IOS-004", "R-MAC-009"])

  static var examples: RuleExamples {
    let start: String = "<key>CFBundleExecutable</key>\n<string>My</string>\n"
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/My": .executable, "My.app/Serif.ttf": .bytes([0]),
          "My.app/Info.plist": .info(
            start + "<key>UIAppFonts</key>\n<array>\n<string>«Serif»</string>\n<string>«Fonts/Serif.ttf»</string>\n</array>"),
        ]),
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist": .info(start + "<key>ATSApplicationFontsPath</key>\n<string>«Fonts»</string>"),
        ]),
      ],
      passing: [
        .bundle([
          "My.app/My": .executable, "My.app/Serif.ttf": .bytes([0]), "My.app/Fonts/Sans.otf": .bytes([0]),
          "My.app/Info.plist": .info(
            start + "<key>UIAppFonts</key>\n<array>\n<string>Serif.ttf</string>\n<string>Fonts/Sans.otf</string>\n</array>"),
        ]),
        .bundle([
          "My.app/Contents/MacOS/My": .executable, "My.app/Contents/Resources/Fonts/Serif.ttf": .bytes([0]),
          "My.app/Contents/Info.plist": .info(start + "<key>ATSApplicationFontsPath</key>\n<string>Fonts/</string>"),
        ]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    let named: [PlacedValue] = (info["UIAppFonts"]?.elements ?? []) + [info["ATSApplicationFontsPath"]].compactMap { $0 }
    guard !named.isEmpty, ProductFiles.isComplete(bundle) else { return }
    for value in named {
      guard let text: String = value.literal, !text.isEmpty else { continue }
      var path: String = text
      while path.hasSuffix("/") { path.removeLast() }
      guard !path.isEmpty, !bundle.hasResource(path) else { continue }
      let close: String? = ProductFiles.resources(bundle).first { name in
        let last: String = FilePath.lastName(path)
        return name.lowercased() == last.lowercased() || FilePath.stem(name) == last
      }
      context.report(
        "no font '\(text)' is among the resources", at: .content(value), notes: close.map { [DiagnosticNote("there is '\($0)'")] } ?? [],
        help: "add the file, or correct the name and its extension")
    }
  }
}
