import Linting

struct ShortVersionLowered: PairRule {
  static let info: RuleInfo = RuleInfo(
    "versions/short-version-lowered", "a build has a lower CFBundleShortVersionString than the earlier one", .error, .store,
    scope: .products,
    rationale:
      "A release must have a higher version than the one before. The store refuses an update whose version is lower, and people who see "
      + "both take the newer build for the older one.",
    remedy: "Raise the release version.",
    citations: [
      .store("ITMS-90062", seenAt: "fastlane/fastlane#20807"), .keyPage("cfbundleshortversionstring"), .store("ITMS-90186"),
      .store("ITMS-90478"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .pair(
          before: ["A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.10"])],
          now: ["A.app/Info.plist": .strings(["CFBundleShortVersionString": "«1.9»"])])
      ],
      passing: [
        .pair(
          before: ["A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.9"])],
          now: ["A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.10"])]),
        .pair(
          before: ["A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.0"])],
          now: ["A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.0.0"])], note: "the same number"),
      ])
  }

  func check(_ pair: PairSubject, in context: inout RuleContext) {
    guard let now: BundleSubject = pair.now.main, let value: PlacedValue = now.info?["CFBundleShortVersionString"],
      let release: String = value.literal, let earlier: String = pair.before.main?.info?.literal("CFBundleShortVersionString"),
      Versions.isLower(release, than: earlier) == true
    else { return }
    context.report(
      "CFBundleShortVersionString '\(release)' is lower than '\(earlier)' of the earlier build", at: .content(value), in: now.file,
      notes: [DiagnosticNote("the App Store refuses it")], help: "raise it")
  }
}
