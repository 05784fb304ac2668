import Linting

struct IdentifierChanged: PairRule {
  static let info: RuleInfo = RuleInfo(
    "identity/identifier-changed", "a build has another bundle identifier than the earlier one", .error, .store, scope: .products,
    rationale:
      "The bundle identifier is what makes two builds the same app. With another one the store refuses the update, devices install a second "
      + "app beside the first, and people lose their data, purchases and permissions.",
    remedy: "Restore the identifier. A new app gets a new one on purpose only.",
    citations: [
      .store("ITMS-90054", seenAt: "fastlane/fastlane#21028"), .store("ITMS-90055", seenAt: "fastlane/fastlane#5592"),
      .keyPage("cfbundleidentifier"),
    ],
    requirements: ["R-ID-001"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .pair(
          before: ["A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"])],
          now: ["A.app/Info.plist": .strings(["CFBundleIdentifier": "«com.example.b»"])])
      ],
      passing: [
        .pair(
          before: ["A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"])],
          now: ["B.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"])])
      ])
  }

  func check(_ pair: PairSubject, in context: inout RuleContext) {
    guard let now: BundleSubject = pair.now.main, let value: PlacedValue = now.info?["CFBundleIdentifier"],
      let identifier: String = value.literal, let earlier: String = pair.before.main?.info?.literal("CFBundleIdentifier"),
      identifier != earlier
    else { return }
    context.report(
      "the bundle identifier '\(identifier)' was '\(earlier)' in the earlier build", at: .content(value), in: now.file,
      notes: [DiagnosticNote("stores and devices take it for another app")], help: "restore '\(earlier)'")
  }
}
