import Linting

struct MissingIconName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "icons/missing-icon-name", "an app names no icon of its asset catalog", .error, .store,
    scope: RuleScope(stage: .product, products: [.iOSApp, .appClip], sdkFrom: "11.0"),
    rationale:
      "Apps built with the SDK of iOS 11 or later must take their icon from an asset catalog, and CFBundleIconName says "
      + "which one. The store refuses an upload without it.",
    remedy: "Put the icon into an asset catalog; the build then writes the key.",
    citations: [
      .store("ITMS-90713", seenAt: "fyne-io/fyne#1504"), .store("ITMS-90713", seenAt: "MobiVM/robovm#210"),
      .store("ITMS-90713", seenAt: "bndkt/react-native-app-clip#80"),
    ],
    requirements: ["R-ICON-026"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«CFBundleIconFiles»</key>\n<array>\n<string>Icon</string>\n</array>", stage: .product, platform: .iOS, product: .iOSApp,
          sdk: "17.0")
      ],
      passing: [
        .info(
          "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundlePrimaryIcon</key>\n<dict>\n<key>CFBundleIconName</key>\n"
            + "<string>AppIcon</string>\n</dict>\n</dict>", stage: .product, platform: .iOS, product: .iOSApp, sdk: "17.0"),
        .info(
          "<key>CFBundleIconFiles</key>\n<array>\n<string>Icon</string>\n</array>", stage: .product, platform: .iOS, product: .iOSApp,
          sdk: "10.0"),
        .info("<key>CFBundleIconName</key>\n<string>AppIcon</string>", stage: .product, platform: .iOS, product: .iOSApp, sdk: "17.0"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info.facts.sdk != nil, DeviceKeys.isStartedApp(info), info["CFBundleIconName"] == nil else { return }
    let dictionaries: [PlacedValue] = info.entries.filter { $0.key == "CFBundleIcons" || $0.key.hasPrefix("CFBundleIcons~") }
    guard !dictionaries.contains(where: { $0["CFBundlePrimaryIcon"]?["CFBundleIconName"] != nil }) else { return }
    guard let first: PlacedValue = dictionaries.first ?? info["CFBundleIconFiles"] ?? info["CFBundleIconFile"] else { return }
    context.report(
      "no CFBundleIconName says which icon of the asset catalog is meant", at: .key(first),
      notes: [DiagnosticNote("the App Store refuses it")], help: "put the icon into an asset catalog")
  }
}
