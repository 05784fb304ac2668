import Linting

struct PreferencePaneIconNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "mac/preference-pane-icon-not-found", "the icon of a preference pane is not among the resources", .warning, .runtime, scope: .products,
    rationale:
      "System Settings shows the file that NSPrefPaneIconFile names, extension included. When it is not there, the pane "
      + "has the icon of the bundle or none.",
    remedy: "Copy the image into the resources, or correct the name.",
    citations: [.reference(.cocoa), .keyPage("nsprefpaneiconfile")],
    requirements: ["R-CO-019", "R-CO-022"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.prefPane/Contents/MacOS/My": .executable,
          "My.prefPane/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>NSPrefPaneIconFile</key>\n<string>«icon»</string>",
        ])
      ],
      passing: [
        .bundle([
          "My.prefPane/Contents/MacOS/My": .executable,
          "My.prefPane/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>NSPrefPaneIconFile</key>\n<string>icon.png</string>",
          "My.prefPane/Contents/Resources/icon.png": .bytes([0x89]),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard bundle.bundle.kind == .preferencePane, let value: PlacedValue = bundle.info?["NSPrefPaneIconFile"],
      let name: String = value.literal,
      !name.isEmpty, ProductFiles.isComplete(bundle), !ProductFiles.hasResource([name], bundle)
    else { return }
    context.report(
      "the icon '\(name)' is not among the resources", at: .content(value),
      notes: FilePath.pathExtension(name).isEmpty ? [DiagnosticNote("the name is written with its extension")] : [],
      help: "copy it there, or correct the name")
  }
}
