import Linting

struct DesignOptOut: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/design-opt-out", "an app keeps the look of earlier systems", .info, .runtime,
    scope: .on(.iOS, .iPadOS, .macOS, .tvOS),
    rationale:
      "UIDesignRequiresCompatibility is meant for the time in which an app is adapted to the design of 2025. Apps built for the systems 27 or "
      + "later are shown in the new design all the same, and one that was built with that SDK and still has the key was seen to stop at its "
      + "start on iOS 26.",
    remedy: "Adapt the app to the new design, and delete the key before you build for the systems 27.",
    citations: [
      .keyPage("uidesignrequirescompatibility"), Citation(Source("Apple Developer Forums, thread 858194"), .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«UIDesignRequiresCompatibility»</key>\n<true/>", platform: .iOS),
        .info("<key>«UIDesignRequiresCompatibility»</key>\n<true/>", stage: .product, platform: .iOS, sdk: "27.0"),
      ],
      passing: [
        .info("<key>UIDesignRequiresCompatibility</key>\n<false/>", platform: .iOS)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["UIDesignRequiresCompatibility"], value.node.boolean == true else { return }
    let isIgnored: Bool = info.facts.sdk.map { $0 >= OSVersion(27) } ?? false
    context.report(
      isIgnored
        ? "UIDesignRequiresCompatibility is ignored for apps built with this SDK"
        : "UIDesignRequiresCompatibility is for a time of transition", at: .key(value),
      notes: [
        DiagnosticNote(
          isIgnored ? "on iOS 26 such an app was seen to stop at its start" : "apps built for the systems 27 cannot use it any more")
      ], help: isIgnored ? "delete the key" : "adapt the app to the new design, then delete the key",
      severity: isIgnored ? .warning : nil)
  }
}
