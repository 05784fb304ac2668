import Linting

struct UnknownMode: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "background/unknown-mode", "a background mode is none that systems know", .error, .store,
    rationale:
      "UIBackgroundModes and WKBackgroundModes take fixed values, which are compared exactly. Any other lets the app do nothing in the "
      + "background, and the store refuses the upload. Picture in Picture, for example, has no mode of its own: it goes with audio. In a source, "
      + "the finding is a warning.",
    remedy: "Write one of the modes, or delete the value.",
    citations: [
      .store("ITMS-90362", seenAt: "mindlib-capacitor/send-intent#86"), .store("ITMS-90112", seenAt: "VitalysRDT/rclone-gui-ios#91"),
      .keyPage("uibackgroundmodes"),
      .keyPage("wkbackgroundmodes"),
    ],
    requirements: ["R-IOS-010"], fix: .unsafe, supersedes: ["values/unknown-value"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>«Audio»</string>\n</array>",
          fixed: "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>"),
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n<string>«picture-in-picture»</string>\n</array>", stage: .product,
          platform: .iOS),
        .info("<key>WKBackgroundModes</key>\n<array>\n<string>«audio»</string>\n</array>"),
      ],
      passing: [
        "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n<string>$(MODE)</string>\n</array>",
        .info("<key>WKBackgroundModes</key>\n<array>\n<string>workout-processing</string>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    // What runs tests has modes of Apple's own.
    if Products.isRunnerOfTests(info) { return }
    for (key, table) in [("UIBackgroundModes", ValueTable.backgroundModes), ("WKBackgroundModes", .watchBackgroundModes)] {
      for element in info[key]?.elements ?? [] {
        guard let mode: String = element.literal.map(KeyNames.trim), !mode.isEmpty, table.entry(for: mode) == nil else { continue }
        let isOfOther: Bool = (key == "UIBackgroundModes" ? ValueTable.watchBackgroundModes : .backgroundModes).entry(for: mode) != nil
        let other: String = key == "UIBackgroundModes" ? "WKBackgroundModes" : "UIBackgroundModes"
        let close: String? = isOfOther ? nil : ValueNames.nearest(to: mode, among: table.entries)
        let isJudged: Bool = Grammar.isStrictlyJudged(info.facts)
        context.report(
          "'\(mode)' is no mode of '\(key)'", at: .content(element),
          notes: isJudged ? [DiagnosticNote("the App Store refuses the upload")] : [],
          help: isOfOther
            ? "it is one of '\(other)'"
            : close.map { "did you mean '\($0)'?" } ?? "the modes are \(table.entries.map(\.value).joined(separator: ", "))",
          fixes: close.map { [.set(element, to: .string($0), "write '\($0)'")] } ?? [], severity: isJudged ? nil : .warning)
      }
    }
  }
}
