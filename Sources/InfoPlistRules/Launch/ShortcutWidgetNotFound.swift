import Linting

struct ShortcutWidgetNotFound: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "launch/shortcut-widget-not-found", "UIApplicationShortcutWidget names no widget of the app", .error, .store,
    scope: .of(.iOSApp, stage: .product),
    rationale:
      "The key says which widget of the app is shown above its quick actions, by the bundle identifier of an extension inside the app. "
      + "An identifier of something else shows nothing, and the store refuses the upload.",
    remedy: "Write the identifier of the widget extension, or delete the key.",
    citations: [.store("ITMS-90640"), .keyPage("uiapplicationshortcutwidget")])

  static var examples: RuleExamples {
    let widget: RuleExample.FileContent = .info(
      "<key>CFBundleIdentifier</key>\n<string>com.example.app.widget</string>\n<key>NSExtension</key>\n<dict>\n"
        + "<key>NSExtensionPointIdentifier</key>\n<string>com.apple.widget-extension</string>\n</dict>")
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": .info(app("«com.example.widget»")), "My.app/PlugIns/W.appex/Info.plist": widget,
        ]),
        .bundle([
          "My.app/Info.plist": .info(app("«com.example.app.share»")), "My.app/PlugIns/W.appex/Info.plist": widget,
          "My.app/PlugIns/S.appex/Info.plist": .info(
            "<key>CFBundleIdentifier</key>\n<string>com.example.app.share</string>\n<key>NSExtension</key>\n<dict>\n"
              + "<key>NSExtensionPointIdentifier</key>\n<string>com.apple.share-services</string>\n</dict>"),
        ]),
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(app("com.example.app.widget")), "My.app/PlugIns/W.appex/Info.plist": widget,
        ])
      ])
  }

  private static let points: Set<String> = ["com.apple.widget-extension", "com.apple.widgetkit-extension"]

  private static func app(_ widget: String) -> String {
    "<key>CFBundleIdentifier</key>\n<string>com.example.app</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n"
      + "<key>UIApplicationShortcutWidget</key>\n<string>\(widget)</string>"
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for (number, bundle) in family.bundles.enumerated() {
      guard let value: PlacedValue = bundle.info?["UIApplicationShortcutWidget"], let text: String = value.literal, !text.isEmpty else {
        continue
      }
      let parts: [BundleSubject] = family.nested.filter { $0.parent.bundle.path == bundle.bundle.path }.map(\.child)
      // An app without any extension may be a copy of a part.
      guard parts.contains(where: { $0.bundle.kind == .appExtension }) || number == 0 && parts.isEmpty else { continue }
      if let part: BundleSubject = parts.first(where: { $0.info?["CFBundleIdentifier"]?.string == text }) {
        guard let point: String = part.info?["NSExtension"]?["NSExtensionPointIdentifier"]?.literal, !Self.points.contains(point) else {
          continue
        }
        context.report(
          "'\(text)' is the extension '\(part.bundle.name)', which is no widget", at: .content(value), in: bundle.file,
          notes: [DiagnosticNote("it plugs into '\(point)'")], help: "write the identifier of the widget extension, or delete the key")
        continue
      }
      context.report(
        "no extension of the app has the identifier '\(text)'", at: .content(value), in: bundle.file,
        help: "write the identifier of the widget extension, or delete the key")
    }
  }
}
