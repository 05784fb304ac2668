import Linting

struct BuildVersionNotRaised: PairRule {
  static let info: RuleInfo = RuleInfo(
    "versions/build-version-not-raised", "a build has no higher CFBundleVersion than the earlier one", .error, .store, scope: .products,
    rationale:
      "The store takes each build version of a release once, and for Mac apps every build must have a higher one than all before. "
      + "Installers and updaters compare the same number, so that a build that does not rise is not seen as an update.",
    remedy: "Raise CFBundleVersion for each build that leaves your hands.",
    citations: [
      .store("ITMS-90061"), .store("ITMS-90189", seenAt: "fastlane/fastlane#19714"), .store("ITMS-4238"), .keyPage("cfbundleversion"),
      .store("ITMS-90478"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .pair(
          before: ["A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.0", "CFBundleVersion": "12"])],
          now: ["A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.0", "CFBundleVersion": "«12»"])]),
        .pair(
          before: ["A.app/Contents/Info.plist": .strings(["CFBundleShortVersionString": "1.0", "CFBundleVersion": "12"])],
          now: ["A.app/Contents/Info.plist": .strings(["CFBundleShortVersionString": "1.1", "CFBundleVersion": "«1»"])]),
      ],
      passing: [
        .pair(
          before: ["A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.0", "CFBundleVersion": "9"])],
          now: ["A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.0", "CFBundleVersion": "10"])]),
        .pair(
          before: ["A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.0", "CFBundleVersion": "9"])],
          now: ["A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.1", "CFBundleVersion": "1"])],
          note: "on iOS each release counts its builds anew"),
      ])
  }

  func check(_ pair: PairSubject, in context: inout RuleContext) {
    guard let now: BundleSubject = pair.now.main, let before: BundleSubject = pair.before.main,
      let value: PlacedValue = now.info?["CFBundleVersion"], let build: String = value.literal,
      let earlier: String = before.info?.literal("CFBundleVersion"), let isLower: Bool = Versions.isLower(earlier, than: build), !isLower
    else { return }
    let release: String = now.info?.literal("CFBundleShortVersionString") ?? ""
    let isSameRelease: Bool = Versions.areEqual(release, before.info?.literal("CFBundleShortVersionString") ?? "")
    guard isSameRelease || now.facts.platforms == [.macOS] else { return }
    context.report(
      "CFBundleVersion '\(build)' is not higher than '\(earlier)' of the earlier build", at: .content(value), in: now.file,
      notes: [DiagnosticNote("the App Store refuses it, and updaters see no update")], help: "raise it")
  }
}
