import Linting

struct MinimumOsBelow8: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/minimum-os-below-8", "a framework or an extension says that it runs on systems before iOS 8", .error, .store,
    scope: RuleScope(stage: .product, platforms: [.iOS], products: [.framework, .appExtension]),
    rationale:
      "Embedded frameworks and extensions came with iOS 8. The App Store refuses those whose MinimumOSVersion is lower.",
    remedy: "Raise the deployment target of the framework.",
    citations: [
      .store("ITMS-90362", seenAt: "0xced/XCDYouTubeKit#223"), .store("ITMS-90362", seenAt: "button/DeepLinkKit#159"),
      .store("ITMS-90530", seenAt: "element-hq/element-x-ios#1051"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>MinimumOSVersion</key>\n<string>«7.0»</string>", stage: .product, platform: .iOS, product: .framework)
      ],
      passing: [
        .info("<key>MinimumOSVersion</key>\n<string>8.0</string>", stage: .product, platform: .iOS, product: .framework),
        .info("<key>MinimumOSVersion</key>\n<string>7.0</string>", stage: .product, platform: .iOS, product: .iOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["MinimumOSVersion"], let text: String = value.literal,
      let version: OSVersion = OSVersion(text: text),
      version < OSVersion(8)
    else { return }
    context.report(
      "the MinimumOSVersion '\(text)' is lower than 8.0", at: .content(value),
      notes: [DiagnosticNote("no earlier system loads embedded frameworks and extensions")], help: "raise the deployment target")
  }
}
