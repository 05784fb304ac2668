import Linting

struct ForeignWatchApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "watch/foreign-watch-app", "a WatchKit extension names another watch app than the one that holds it", .error, .install,
    scope: .products,
    rationale:
      "WKAppBundleIdentifier joins the extension with the code to the watch app with the interface. With any other identifier the watch "
      + "app starts without code, or is not installed at all.",
    remedy: "Write the identifier of the watch app, not that of the iPhone app.",
    citations: [
      .keyPage("wkappbundleidentifier"), .repository("dotnet/macios", "errors E7031 and E7037"),
      .repository("bazelbuild/rules_apple", "tools/plisttool"),
      Citation("AMDevice error 0xe80000c1, as reported at Marxon13/iOS-Asset-Extractor#14"),
    ])

  private static func watchKit(_ identifier: String) -> RuleExample.FileContent {
    .info(
      "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>WKAppBundleIdentifier</key>\n"
        + "<string>\(identifier)</string>\n</dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.watchkit</string>\n</dict>")
  }

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .strings(["CFBundleIdentifier": "com.example.a"])
    let watch: RuleExample.FileContent = .strings(["CFBundleIdentifier": "com.example.a.watch"])
    return RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": app, "A.app/Watch/W.app/Info.plist": watch,
          "A.app/Watch/W.app/PlugIns/E.appex/Info.plist": watchKit("«com.example.a»"),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": app, "A.app/Watch/W.app/Info.plist": watch,
          "A.app/Watch/W.app/PlugIns/E.appex/Info.plist": watchKit("com.example.a.watch"),
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.parent.bundle.kind == .app && WatchApps.isWatchKitExtension(part.bundle) {
      // In the first generation the extension runs on the phone and holds the watch app.
      guard part.app?.bundle.path != part.outermost.bundle.path, part.bundle.facts.stage == .product else { continue }
      guard let value: PlacedValue = part.bundle.info?["NSExtension"]?["NSExtensionAttributes"]?["WKAppBundleIdentifier"],
        let named: String = value.literal, let app: String = part.parent.info?.literal("CFBundleIdentifier"), !app.isEmpty, named != app
      else { continue }
      context.report(
        "\(part.words) belongs to '\(named)', but the watch app around it is '\(app)'", at: .content(value), in: part.bundle.file,
        notes: [DiagnosticNote("devices do not install it")], help: "write '\(app)'")
    }
  }
}
