import Linting

struct OtherExtensionBesideMessages: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/other-extension-beside-messages", "an app that is only for Messages holds an extension of another kind", .error, .install,
    scope: .products,
    rationale:
      "An app with LSApplicationLaunchProhibited is a mere container of one Messages extension or sticker pack. Devices refuse to install it when it "
      + "holds any other extension.",
    remedy: "Take the other extension out, or make the container a real app without LSApplicationLaunchProhibited.",
    citations: [
      Citation("AMDevice error 0xe80000e6, as reported at Marxon13/iOS-Asset-Extractor#14"), .keyPage("lsapplicationlaunchprohibited"),
    ])

  private static func part(_ point: String) -> RuleExample.FileContent {
    .info("<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>\(point)</string>\n</dict>")
  }

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .info("<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>LSApplicationLaunchProhibited</key>\n<true/>")
    return RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": app, "A.app/PlugIns/M.appex/Info.plist": part("com.apple.message-payload-provider"),
          "A.app/PlugIns/S.appex/Info.plist": part("«com.apple.callkit.call-directory»"),
        ])
      ],
      passing: [
        .bundle(["A.app/Info.plist": app, "A.app/PlugIns/M.appex/Info.plist": part("com.apple.message-payload-provider")]),
        .bundle([
          "A.app/Info.plist": .info("<key>LSRequiresIPhoneOS</key>\n<true/>"),
          "A.app/PlugIns/M.appex/Info.plist": part("com.apple.message-payload-provider"),
          "A.app/PlugIns/S.appex/Info.plist": part("com.apple.callkit.call-directory"),
        ]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    guard let app: BundleSubject = family.main, app.info?["LSApplicationLaunchProhibited"]?.node.boolean == true else { return }
    let parts: [NestedBundle] = family.parts.filter { $0.bundle.bundle.kind == .appExtension && $0.app?.bundle.path == app.bundle.path }
    let messages: String = "com.apple.message-payload-provider"
    guard parts.contains(where: { $0.bundle.extensionPoint?.string == messages }) else { return }
    for part in parts {
      guard let value: PlacedValue = part.bundle.extensionPoint, let point: String = value.literal, point != messages else { continue }
      context.report(
        "\(part.words) for '\(point)' lies in an app that is only for Messages", at: .content(value), in: part.bundle.file,
        notes: [DiagnosticNote("devices do not install the app")], help: "take it out, or delete LSApplicationLaunchProhibited")
    }
  }
}
