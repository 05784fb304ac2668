import Linting

struct ReservedScheme: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/reserved-scheme", "a URL scheme belongs to the system", .warning, .store, scope: .on(.iOS),
    rationale:
      "Some schemes are the business of the system or of one vendor. iOS never opens another app for them, and the store "
      + "refuses several. Telephone numbers and messages go to another app only where it has an entitlement for that and people chose it.",
    remedy: "Choose a scheme of your own.",
    citations: [
      .store("ITMS-90155"), .applePage("xcode/defining-a-custom-url-scheme-for-your-app"),
      .applePage("callkit/preparing-your-app-to-be-the-default-calling-app"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>«tel»</string>\n"
            + "</array>\n</dict>\n</array>", platform: .iOS),
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n"
            + "<string>«FaceTime»</string>\n</array>\n</dict>\n</array>", platform: .iOS),
      ],
      passing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n"
            + "<string>telephone</string>\n</array>\n</dict>\n</array>", platform: .iOS),
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>tel</string>\n"
            + "</array>\n</dict>\n</array>", platform: .macOS),
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>https</string>\n"
            + "</array>\n</dict>\n</array>", platform: .iOS, note: "browsers may"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: Self.place) {
      guard let text: String = item.value.literal else { continue }
      guard Self.reserved.contains(text.lowercased()) else { continue }
      // In a product the signature decides.
      if info.facts.stage == .product, SchemeWithoutEntitlement.entitlements[text.lowercased()] != nil { continue }
      context.report(
        "the scheme '\(text)' belongs to the system", at: .content(item.value),
        notes: [
          DiagnosticNote(
            SchemeWithoutEntitlement.entitlements[text.lowercased()].map { "iOS opens the app for it only with the entitlement '\($0[0])'" }
              ?? "iOS does not open the app for it")
        ],
        help: "choose a scheme of your own")
    }
  }

  private static let place: StaticPlace = "CFBundleURLTypes[].CFBundleURLSchemes[]"

  private static let reserved: Set<String> = [
    "tel", "sms", "facetime", "facetime-audio", "itms", "itmss", "itms-apps", "itms-appss", "itms-services", "javascript", "data", "file",
    "about", "prefs", "app-settings",
  ]
}
