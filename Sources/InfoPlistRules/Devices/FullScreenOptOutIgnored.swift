import Linting

struct FullScreenOptOutIgnored: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/full-screen-opt-out-ignored", "the wish for the full screen is ignored by the newest systems", .warning, .runtime,
    scope: RuleScope(stage: .product, platforms: [.iOS], sdkFrom: "26.0"),
    rationale:
      "UIRequiresFullScreen is deprecated: apps built with the SDK of iOS 26 or later are resized on iPad all the same.",
    remedy: "Make the app work in all sizes, and delete the key.",
    citations: [Citation(.swiftBuild), .keyPage("uirequiresfullscreen")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«UIRequiresFullScreen»</key>\n<true/>", stage: .product, platform: .iOS, sdk: "26.0")
      ],
      passing: [
        .info("<key>UIRequiresFullScreen</key>\n<true/>", stage: .product, platform: .iOS, sdk: "18.0"),
        .info("<key>UIRequiresFullScreen</key>\n<false/>", stage: .product, platform: .iOS, sdk: "26.0"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info.facts.sdk != nil, let value: PlacedValue = info["UIRequiresFullScreen"], value.node.boolean == true else { return }
    context.report(
      "UIRequiresFullScreen is ignored for apps built with this SDK", at: .key(value),
      help: "make the app work in all sizes, and delete the key")
  }
}
