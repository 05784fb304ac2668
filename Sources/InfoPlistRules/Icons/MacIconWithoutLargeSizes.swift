import Linting

struct MacIconWithoutLargeSizes: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "icons/mac-icon-without-large-sizes", "the icon of a Mac app lacks the largest sizes", .warning, .store,
    scope: .of(.macOSApp, stage: .product),
    rationale:
      "The Mac App Store wants an icns file with the icon in 512 by 512 points, for displays of normal and of high resolution: 512 and 1,024 "
      + "pixels. Without them the Finder also shows a blurred picture in large sizes.",
    remedy: "Add both sizes to the icon set and make the icns file again.",
    citations: [
      .store("ITMS-90236", seenAt: "electron-userland/electron-builder#7720"),
      .store("ITMS-90236", seenAt: "airsdk/Adobe-Runtime-Support#2310"),
    ])

  static var examples: RuleExamples {
    let info: String = "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleIconFile</key>\n"
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist": .info(info + "<string>«Icon»</string>\n<key>LSMinimumSystemVersion</key>\n<string>12.0</string>"),
          "My.app/Contents/Resources/Icon.icns": ExampleImages.iconFamily(["ic07", "ic08", "ic09"]),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist": .info(info + "<string>Icon</string>\n<key>LSMinimumSystemVersion</key>\n<string>12.0</string>"),
          "My.app/Contents/Resources/Icon.icns": ExampleImages.iconFamily(["ic08", "ic09", "ic10"]),
        ]),
        .bundle([
          "Help.app/Contents/MacOS/My": .executable, "Help.app/Contents/Info.plist": .info(info + "<string>Icon</string>"),
          "Help.app/Contents/Helpers/Tool.app/Contents/MacOS/My": .executable,
          "Help.app/Contents/Helpers/Tool.app/Contents/Info.plist": .info(
            info + "<string>Icon</string>\n<key>LSMinimumSystemVersion</key>\n<string>12.0</string>"),
          "Help.app/Contents/Helpers/Tool.app/Contents/Resources/Icon.icns": ExampleImages.iconFamily(["ic07"]),
        ]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, let value: PlacedValue = info["CFBundleIconFile"], let text: String = value.literal,
      !text.isEmpty
    else { return }
    // The store looks at the app itself, not at helpers inside it.
    guard !Products.isNested(bundle.bundle) else { return }
    // Icons of an asset catalog have all their sizes there.
    guard !(info["CFBundleIconName"] != nil && bundle.hasResource("Assets.car")), ProductFiles.isComplete(bundle) else { return }
    for name in [text, text + ".icns"] {
      let path: String = bundle.bundle.resourcePath(name)
      guard bundle.fileSystem.kind(at: path) == .file, let source = try? bundle.fileSystem.source(at: path),
        let family: IconFamily = IconFamily(reading: source)
      else { continue }
      let missing: [Int] = [512, 1024].filter { !family.pixelSizes.contains($0) }
      guard !missing.isEmpty else { return }
      return context.report(
        "'\(name)' has no picture of \(missing.map(String.init).joined(separator: " and ")) pixels", at: .content(value),
        notes: [DiagnosticNote("the Mac App Store refuses it")], help: "add the sizes and make the file again")
    }
  }
}
