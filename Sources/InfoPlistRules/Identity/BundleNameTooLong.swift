import Linting

struct BundleNameTooLong: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "identity/bundle-name-too-long", "the CFBundleName of an app has more than 15 characters", .info, .style,
    scope: .of(.iOSApp, .macOSApp, .tvOSApp, .watchOSApp, .visionOSApp, .appClip), activation: .onRequest,
    rationale:
      "CFBundleName is the short name of an app: in the menu bar, in the About panel and under an icon there is little room. Longer names "
      + "are cut where they do not fit.",
    remedy: "Shorten the name, and put the full one into CFBundleDisplayName.",
    citations: [.keyPage("cfbundlename"), .reference(.coreFoundation)], requirements: ["R-NAME-010"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.info("<key>CFBundleName</key>\n<string>«Very Long App Name»</string>", product: .macOSApp)],
      passing: [
        .info("<key>CFBundleName</key>\n<string>Fifteen Letters</string>", product: .macOSApp),
        .info("<key>CFBundleName</key>\n<string>$(PRODUCT_NAME)</string>", product: .macOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleName"], let name: String = value.literal, name.count > 15 else { return }
    context.report(
      "CFBundleName '\(name)' has \(name.count) characters", at: .content(value), notes: [DiagnosticNote("15 fit everywhere")],
      help: "shorten it, and put the full name into CFBundleDisplayName")
  }
}
