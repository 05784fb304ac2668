import Linting

struct ModesOutsideApp: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "background/modes-outside-app", "background modes stand in a bundle that is no app", .info, .style,
    scope: RuleScope(stage: .product, products: [.framework, .appExtension, .bundle, .extensionKitExtension]),
    rationale:
      "The system reads the modes of the app. In a framework, a bundle of resources or an extension they do nothing.",
    remedy: "Move the key to the Info.plist of the app.",
    citations: [.keyPage("uibackgroundmodes"), .applePage("xcode/configuring-background-execution-modes")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«UIBackgroundModes»</key>\n<array>\n<string>audio</string>\n</array>", stage: .product, product: .framework)
      ],
      passing: [
        .info("<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>", stage: .product, product: .iOSApp)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["UIBackgroundModes"], !value.elements.isEmpty else { return }
    // VoIP extensions of networks and tests run as processes of their own.
    guard !Products.isTestBundle(info) else { return }
    context.report("UIBackgroundModes does nothing in a bundle of this kind", at: .key(value), help: "move it to the Info.plist of the app")
  }
}
