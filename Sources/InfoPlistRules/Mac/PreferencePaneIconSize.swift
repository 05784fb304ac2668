import Linting

struct PreferencePaneIconSize: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "mac/preference-pane-icon-size", "the icon of a preference pane is not 32 by 32 pixels", .info, .style, scope: .products,
    rationale:
      "System Preferences shows icons of panes at 32 by 32 points. An image of another size is scaled and looks blurred "
      + "or cut; twice the size serves displays of high resolution.",
    remedy: "Draw the icon with 32 by 32 pixels, or use an icon file with several sizes.",
    citations: [.reference(.cocoa)],
    requirements: ["R-CO-021"], supersedes: ["icons/wrong-document-icon-size"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.prefPane/Contents/Info.plist": "<key>NSPrefPaneIconFile</key>\n<string>«icon.png»</string>",
          "My.prefPane/Contents/Resources/icon.png": ExampleImages.png(100, 50),
        ])
      ],
      passing: [
        .bundle([
          "My.prefPane/Contents/Info.plist": "<key>NSPrefPaneIconFile</key>\n<string>icon.png</string>",
          "My.prefPane/Contents/Resources/icon.png": ExampleImages.png(32),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard bundle.bundle.kind == .preferencePane, let value: PlacedValue = bundle.info?["NSPrefPaneIconFile"],
      let name: String = value.literal,
      let source: any RandomAccessSource = try? bundle.fileSystem.source(at: bundle.bundle.resourcePath(name)),
      let image: ImageHeader = ImageHeader(reading: source)
    else { return }
    if case .iconFamily = image { return }
    let size = image.size
    guard size.width != size.height || (size.width != 32 && size.width != 64) else { return }
    context.report(
      "the icon '\(name)' has \(size.width) by \(size.height) pixels", at: .content(value), help: "draw it with 32 by 32 pixels")
  }
}
