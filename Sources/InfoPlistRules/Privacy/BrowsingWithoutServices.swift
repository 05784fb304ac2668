import Linting

struct BrowsingWithoutServices: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/browsing-without-services", "the code of an app looks for Bonjour services, and the Info.plist lists none", .warning, .runtime,
    scope: .on(.iOS, .iPadOS, .visionOS, stage: .product),
    rationale:
      "From iOS 14 on an app finds only services whose types NSBonjourServices lists. Without the list every search fails with the error -72008 or "
      + "-65555, and nobody is asked. Only the entitlement for multicast lifts this.",
    remedy: "List the types of services that the app looks for, such as _http._tcp.",
    citations: [
      .keyPage("nsbonjourservices"), .applePage("technotes/tn3179-understanding-local-network-privacy"),
      .repository("Bouke/NetService", "issue 37", .medium), .repository("tolo/HHServices", "issue 23", .medium),
    ])

  static var examples: RuleExamples {
    let app: String = "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleExecutable</key>\n<string>My</string>"
    func code(_ symbol: String, _ entitlements: [String]? = nil) -> RuleExample.FileContent {
      ExampleExecutable(frameworks: ["Foundation"], symbols: [symbol], entitlements: entitlements).content
    }
    return RuleExamples(
      failing: [
        .bundle(["My.app/Info.plist": .missing(app), "My.app/My": code("_OBJC_CLASS_$_NSNetServiceBrowser")]),
        .bundle(["My.app/Info.plist": .missing(app), "My.app/My": code("_$s7Network9NWBrowserC3for5usingAc")]),
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(app + "\n<key>NSBonjourServices</key>\n<array>\n<string>_http._tcp</string>\n</array>"),
          "My.app/My": code("_nw_browser_create"),
        ]),
        .bundle(["My.app/Info.plist": .info(app), "My.app/My": code("_OBJC_CLASS_$_NSNetService")]),
        .bundle([
          "My.app/Info.plist": .info(app),
          "My.app/My": code("_nw_browser_create", ["application-identifier", "com.apple.developer.networking.multicast"]),
        ]),
      ])
  }

  private static let symbols: [String] = [
    "_OBJC_CLASS_$_NSNetServiceBrowser", "_OBJC_CLASS_$_MCNearbyServiceBrowser", "_OBJC_CLASS_$_MCBrowserViewController",
    "_nw_browser_create",
    "_DNSServiceBrowse", "_CFNetServiceBrowserCreate", "_$s7Network9NWBrowserC*",
  ]

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for code in AppCode.apps(of: family) {
      guard let info: InfoSubject = code.app.info, info["NSBonjourServices"] == nil, DeviceKeys.isStartedApp(info) else { continue }
      guard let user = code.user(of: Self.symbols) else { continue }
      if let granted: PropertyListNode = Entitlements.signed(code.app),
        Entitlements.grants(granted, "com.apple.developer.networking.multicast")
      {
        continue
      }
      context.report(
        "'NSBonjourServices' is missing, but \(code.words(for: user.part)) uses \(AppCode.words(forSymbol: user.symbol))", at: info.opening,
        in: code.app.file, notes: [DiagnosticNote("every search fails with the error -72008")],
        help: "list the types of services that the app looks for, such as '_http._tcp'")
    }
  }
}
