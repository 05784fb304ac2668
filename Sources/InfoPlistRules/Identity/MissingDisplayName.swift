import Linting

struct MissingDisplayName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "identity/missing-display-name", "an extension has no CFBundleDisplayName, or an app an empty one", .error, .store,
    scope: RuleScope(stage: .product, products: [.iOSApp, .tvOSApp, .visionOSApp, .appClip, .appExtension]),
    rationale:
      "People see the display name under the icon, and that of an extension in lists of extensions and in the gallery of widgets. The store "
      + "asks for one in every extension, and refuses an empty one anywhere.",
    remedy: "Add the name that people shall see: INFOPLIST_KEY_CFBundleDisplayName in the build settings of the target.",
    citations: [
      .keyPage("cfbundledisplayname"), .store("ITMS-90360", seenAt: "element-hq/element-x-ios#1051"),
      .store("ITMS-90360", seenAt: "vellum-ai/vellum-assistant#39557"), .store("ITMS-90783"),
      Citation("AMDevice error 0xe80000ac, as reported at Marxon13/iOS-Asset-Extractor#14"),
    ], supersedes: ["values/empty-string"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .appExtension),
        .info("<key>CFBundleDisplayName</key>\n«<string></string>»", stage: .product, platform: .iOS, product: .iOSApp),
      ],
      passing: [
        .info("<key>CFBundleDisplayName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .appExtension),
        .info("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .iOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard Grammar.isStrictlyJudged(info.facts) else { return }
    if let value: PlacedValue = info["CFBundleDisplayName"] {
      guard value.string?.allSatisfy(\.isWhitespace) == true else { return }
      context.report(
        "CFBundleDisplayName is empty", at: .value(value), notes: [DiagnosticNote("the App Store refuses it")],
        help: "write the name that people shall see")
    } else if info.facts.product == .appExtension {
      context.report(
        "the extension has no CFBundleDisplayName", at: info.opening, notes: [DiagnosticNote("the App Store refuses it")],
        help: "add the name that people shall see")
    }
  }
}
