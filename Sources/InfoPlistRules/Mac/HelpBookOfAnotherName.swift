import Linting

struct HelpBookOfAnotherName: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "mac/help-book-of-another-name", "CFBundleHelpBookName is not the name of the help book", .warning, .runtime, scope: .products,
    rationale:
      "The system finds a help book by its name: the bundle identifier of the book, or its title in older books. With "
      + "any other text the Help menu opens nothing.",
    remedy: "Write the bundle identifier of the help book.",
    citations: [.keyPage("cfbundlehelpbookname"), .reference(.coreFoundation)],
    requirements: ["R-CF-018"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>CFBundleHelpBookFolder</key>\n<string>My.help</string>\n<key>CFBundleHelpBookName</key>\n<string>«com.example.manual»</string>",
          "My.app/Contents/Resources/My.help/Contents/Info.plist":
            "<key>CFBundleIdentifier</key>\n<string>com.example.help</string>\n<key>CFBundlePackageType</key>\n<string>BNDL</string>",
        ]),
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>CFBundleHelpBookFolder</key>\n<string>My.help</string>\n<key>CFBundleHelpBookName</key>\n<string>«com.example.manual»</string>",
          "My.app/Contents/Resources/en.lproj/My.help/Contents/Info.plist":
            "<key>CFBundleIdentifier</key>\n<string>com.example.help</string>",
        ]),
      ],
      passing: [
        .bundle([
          "My.app/Contents/Info.plist":
            "<key>CFBundleHelpBookFolder</key>\n<string>My.help</string>\n<key>CFBundleHelpBookName</key>\n<string>com.example.help</string>",
          "My.app/Contents/Resources/My.help/Contents/Info.plist": "<key>CFBundleIdentifier</key>\n<string>com.example.help</string>",
        ]),
        .bundle(
          [
            "My.app/Contents/Info.plist":
              "<key>CFBundleHelpBookFolder</key>\n<string>Help</string>\n<key>CFBundleHelpBookName</key>\n<string>My Help</string>",
            "My.app/Contents/Resources/Help/index.html": .text("x"),
          ], note: "a book without an Info.plist has its name in its first page"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, let value: PlacedValue = info["CFBundleHelpBookName"], let name: String = value.literal,
      let folder: String = info.literal("CFBundleHelpBookFolder"), !name.isEmpty, !folder.isEmpty
    else { return }
    // A translated book lies in the folder of each language, always with the same name.
    let paths: [String] = ProductFiles.resourceDirectories(bundle).map { FilePath.join(FilePath.join($0, folder), "Contents/Info.plist") }
    guard let path: String = paths.first(where: { bundle.fileSystem.kind(at: $0) == .file }),
      let bytes: SourceBytes = try? bundle.fileSystem.read(path, limit: 1 << 20),
      let book: PropertyListNode = PropertyListDocument(reading: bytes).root, let identifier: String = book["CFBundleIdentifier"]?.string
    else { return }
    let names: [String] = [identifier, book["HPDBookTitle"]?.string, book["CFBundleName"]?.string].compactMap { $0 }
    guard !names.contains(name), !names.contains(where: BuildVariable.occurs) else { return }
    context.report(
      "the help book is called '\(identifier)', not '\(name)'", at: .content(value), help: "write '\(identifier)'")
  }
}
