import Linting

struct MacIconNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "icons/mac-icon-not-found", "the icon file of a Mac app is not in the bundle", .warning, .runtime, scope: .on(.macOS, stage: .product),
    rationale:
      "macOS looks for the file, with or without the extension .icns, among the resources. Without it the app shows a blank "
      + "icon.",
    remedy: "Add the file to Resources, or correct the name.",
    citations: [.reference(.coreFoundation), .repository("clementine-player/Clementine", "issue 2658", .medium)],
    requirements: ["R-ICON-001", "R-ICON-002"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleIconFile</key>\n<string>«Icon»</string>",
          "My.app/Contents/Resources/Logo.icns": .bytes([0]),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleIconFile</key>\n<string>Icon</string>",
          "My.app/Contents/Resources/Icon.icns": .bytes([0]),
        ]),
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleIconFile</key>\n<string>$(ICON)</string>",
        ]),
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleIconFile</key>\n<string></string>",
        ]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    // A copy without its code, such as one of the plain files alone, is not judged.
    guard Products.hasExecutable(bundle) else { return }
    guard let value: PlacedValue = bundle.info?["CFBundleIconFile"], let text: String = value.literal, !text.isEmpty else { return }
    guard ![text, text + ".icns", text + ".png", text + ".tiff"].contains(where: bundle.hasResource) else { return }
    // The icon may be one of the asset catalog.
    guard !(bundle.info?["CFBundleIconName"] != nil && bundle.hasResource("Assets.car")) else { return }
    context.report(
      "no icon file '\(text)' is in the bundle", at: .content(value), notes: [DiagnosticNote("the app shows a blank icon")],
      help: "add '\(text.contains(".") ? text : text + ".icns")' to the resources, or correct the name")
  }
}
