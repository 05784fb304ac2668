import Linting

struct LiveActivitiesWithoutWidget: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "background/live-activities-without-widget", "an app supports Live Activities, but holds no widget extension", .warning, .runtime,
    scope: .products,
    rationale:
      "A widget extension draws Live Activities. An app without one can start them, but nothing is shown. The extension is easily "
      + "lost when a target is not embedded, or is built for another platform only.",
    remedy: "Embed the widget extension, or delete NSSupportsLiveActivities.",
    citations: [.applePage("activitykit/displaying-live-data-with-live-activities"), .keyPage("nssupportsliveactivities")])

  private static func app(_ key: String) -> RuleExample.FileContent {
    .info("<key>CFBundleExecutable</key>\n<string>A</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>\(key)</key>\n<true/>")
  }

  static var examples: RuleExamples {
    let widget: RuleExample.FileContent = .info(
      "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.widgetkit-extension</string>\n</dict>")
    return RuleExamples(
      failing: [.bundle(["A.app/Info.plist": app("«NSSupportsLiveActivities»"), "A.app/A": .executable])],
      passing: [
        .bundle([
          "A.app/Info.plist": app("NSSupportsLiveActivities"), "A.app/A": .executable, "A.app/PlugIns/W.appex/Info.plist": widget,
        ]),
        .bundle(["A.app/Info.plist": app("NSSupportsLiveActivities")], note: "without its program the copy is not complete"),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    let apps: [BundleSubject] = [family.main].compactMap { $0 } + family.parts.filter { $0.role == .appClip }.map(\.bundle)
    for app in apps where app.bundle.kind == .app && ProductFiles.isComplete(app) {
      guard let value: PlacedValue = app.info?["NSSupportsLiveActivities"], value.node.boolean == true else { continue }
      guard
        !family.parts.contains(where: {
          $0.app?.bundle.path == app.bundle.path && $0.bundle.extensionPoint?.string == "com.apple.widgetkit-extension"
        })
      else { continue }
      context.report(
        "the app supports Live Activities, but holds no widget extension", at: .key(value), in: app.file,
        notes: [DiagnosticNote("a widget extension draws them")], help: "embed the widget extension, or delete the key")
    }
  }
}
