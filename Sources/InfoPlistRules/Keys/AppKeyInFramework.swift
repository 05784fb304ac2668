import Linting

struct AppKeyInFramework: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/app-key-in-framework", "a framework has a key that systems read from apps only", .info, .style, scope: .of(.framework),
    activation: .onRequest,
    rationale:
      "Documents, URL schemes, scenes, orientations and purpose strings belong to the app that people start: systems take them from its Info.plist and "
      + "never look into the frameworks. In a framework they do nothing, and the app that needs them lacks them.",
    remedy: "Move the key to the apps that use the framework, or delete it.",
    citations: [
      .keyPage("cfbundleurltypes"), .keyPage("cfbundledocumenttypes"), .keyPage("lsapplicationqueriesschemes"),
      .applePage("uikit/requesting-access-to-protected-resources"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>F</string>\n<key>«LSApplicationQueriesSchemes»</key>\n<array>\n<string>maps</string>\n</array>\n"
            + "<key>«NSCameraUsageDescription»</key>\n<string>Scan a ticket.</string>", product: .framework)
      ],
      passing: [
        .info("<key>NSCameraUsageDescription</key>\n<string>Scan a ticket.</string>", product: .iOSApp),
        .info("<key>CFBundleName</key>\n<string>F</string>", product: .framework),
      ])
  }

  private static let keys: Set<String> = [
    "CFBundleDocumentTypes", "CFBundleURLTypes", "LSApplicationQueriesSchemes", "SKAdNetworkItems", "UIApplicationSceneManifest",
    "UIFileSharingEnabled", "UILaunchScreen", "UILaunchStoryboardName", "UIMainStoryboardFile", "UIRequiresFullScreen", "UIStatusBarHidden",
    "UIStatusBarStyle", "UISupportedInterfaceOrientations", "UIViewControllerBasedStatusBarAppearance",
  ]

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for entry in info.entries where Self.keys.contains(entry.key) || PurposeStrings.isPurposeKey(entry.key) {
      context.report(
        "'\(entry.key)' does nothing in a framework", at: .key(entry), notes: [DiagnosticNote("systems take it from the app")],
        help: "move it to the apps that use the framework, or delete it")
    }
  }
}
