import Linting

struct SchemeWithoutEntitlement: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/scheme-without-entitlement", "an app claims a scheme for which iOS asks for an entitlement", .warning, .store,
    scope: .on(.iOS, .iPadOS, stage: .product),
    rationale:
      "Links to web pages, mail addresses and telephone numbers open the app that people chose as their default. Only apps with the entitlement for it "
      + "can be chosen: without it the claim on http, mailto or tel does nothing, and the store may refuse it.",
    remedy: "Delete the scheme, or ask Apple for the entitlement and add it.",
    citations: [
      .applePage("xcode/preparing-your-app-to-be-the-default-browser"),
      .applePage("callkit/preparing-your-app-to-be-the-default-calling-app"),
      .applePage("messages/preparing-your-app-to-be-the-default-messaging-app"),
      .applePage("bundleresources/entitlements/com.apple.developer.mail-client"), .store("ITMS-90155"),
    ])

  static var examples: RuleExamples {
    func tree(_ scheme: String, _ entitlements: [String]?) -> RuleExample {
      .bundle([
        "My.app/Info.plist": .info(
          "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleExecutable</key>\n<string>My</string>\n<key>CFBundleURLTypes</key>\n"
            + "<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>\(scheme)</string>\n</array>\n</dict>\n</array>"),
        "My.app/My": ExampleExecutable(entitlements: entitlements).content,
      ])
    }
    return RuleExamples(
      failing: [
        tree("«https»", ["application-identifier"]), tree("«mailto»", ["application-identifier"]),
        tree("«tel»", ["application-identifier", "com.apple.developer.web-browser"]),
      ],
      passing: [
        tree("https", ["application-identifier", "com.apple.developer.web-browser"]),
        tree("tel", ["application-identifier", "com.apple.developer.calling-app"]), tree("https", nil),
        tree("example-chat", ["application-identifier"]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, let platform: Platform = info.facts.platform else { return }
    for item in info.cataloged(at: "CFBundleURLTypes[].CFBundleURLSchemes[]") {
      guard let scheme: String = item.value.literal, let names: [String] = Self.entitlements[scheme.lowercased()] else { continue }
      // Without a signature for devices nobody knows what the app will be allowed.
      guard let granted: PropertyListNode = Entitlements.signed(bundle), Entitlements.areComplete(granted, on: platform) else { return }
      guard !names.contains(where: { Entitlements.grants(granted, $0) }) else { continue }
      context.report(
        "the scheme '\(scheme)' needs the entitlement '\(names[0])'", at: .content(item.value),
        notes: [DiagnosticNote("without it people cannot choose the app for such links")], help: "delete the scheme, or add the entitlement"
      )
    }
  }

  /// The entitlements of which one is needed, by scheme.
  static let entitlements: [String: [String]] = [
    "http": ["com.apple.developer.web-browser"],
    "https": ["com.apple.developer.web-browser"],
    "mailto": ["com.apple.developer.mail-client"],
    "tel": ["com.apple.developer.calling-app", "com.apple.developer.dialing-app"],
    "im": ["com.apple.developer.messaging-app"],
    "sms": ["com.apple.developer.carrier-messaging-app"],
  ]
}
