import Linting

struct MissingWatchIcon: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "icons/missing-watch-icon", "a watch app names no icon", .error, .store, scope: .of(.watchOSApp, stage: .product),
    rationale:
      "The store refuses a watch app whose Info.plist names no icon of its asset catalog.",
    remedy: "Add an app icon to the asset catalog of the watch app and name it in ASSETCATALOG_COMPILER_APPICON_NAME.",
    citations: [
      .store("ITMS-90391"), .store("ITMS-90394", seenAt: "Glucosio/glucosio-ios#56"), .store("ITMS-90719", seenAt: "dotnet/macios#4816"),
      .store("ITMS-90741", .low),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .watchOS, product: .watchOSApp)
      ],
      passing: [
        .info(
          "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundlePrimaryIcon</key>\n<dict>\n<key>CFBundleIconName</key>\n"
            + "<string>AppIcon</string>\n</dict>\n</dict>", stage: .product, platform: .watchOS, product: .watchOSApp),
        .info(
          "<key>CFBundleIconName</key>\n<string>AppIcon</string>", stage: .product, platform: .watchOS, product: .watchOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let keys: [String] = ["CFBundleIcons", "CFBundleIconName", "CFBundleIconFiles"]
    guard !keys.contains(where: { info[$0] != nil }), DeviceKeys.isStartedApp(info) else { return }
    context.report(
      "the watch app names no icon", at: info.opening, notes: [DiagnosticNote("the App Store refuses it")],
      help: "add an app icon to its asset catalog")
  }
}
