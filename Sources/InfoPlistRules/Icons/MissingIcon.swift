import Linting

struct MissingIcon: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "icons/missing-icon", "an iOS app names no icon", .error, .store, scope: RuleScope(stage: .product, products: [.iOSApp, .appClip]),
    rationale:
      "People find an app by its icon, and the store refuses an app without one.",
    remedy: "Add an app icon to the asset catalog and name it in ASSETCATALOG_COMPILER_APPICON_NAME.",
    citations: [
      .store("ITMS-90713", seenAt: "ionic-team/ionic-framework#12939"), .store("ITMS-90022", seenAt: "expo/eas-cli#115"),
      .store("ITMS-90704"), .store("ITMS-91111"),
    ],
    requirements: ["R-REC-005"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .iOSApp)
      ],
      passing: [
        .info(
          "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundlePrimaryIcon</key>\n<dict>\n<key>CFBundleIconName</key>\n"
            + "<string>AppIcon</string>\n</dict>\n</dict>", stage: .product, platform: .iOS, product: .iOSApp),
        .info("<key>CFBundleIconFiles</key>\n<array>\n<string>Icon</string>\n</array>", stage: .product, platform: .iOS, product: .iOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard DeviceKeys.isStartedApp(info) else { return }
    let keys: [String] = ["CFBundleIcons", "CFBundleIconFiles", "CFBundleIconFile", "CFBundleIconName"]
    let isThere: Bool = info.entries.contains { entry in
      keys.contains { entry.key == $0 || entry.key.hasPrefix($0 + "~") } && entry.string?.isEmpty != true
    }
    guard !isThere else { return }
    context.report(
      "the app names no icon", at: info.opening, notes: [DiagnosticNote("the App Store refuses it")], help: "add one to the asset catalog")
  }
}
