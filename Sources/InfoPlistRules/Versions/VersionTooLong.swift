import Linting

struct VersionTooLong: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "versions/version-too-long", "a version has more than 18 characters", .error, .store,
    rationale: "The store keeps at most 18 characters of a version and refuses longer ones; time stamps with seconds pass this easily.",
    remedy: "Use a shorter number.", citations: [.repository("bazelbuild/rules_apple", "tools/plisttool"), .keyPage("cfbundleversion")],
    supersedes: ["versions/unpackable-version"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: ["<key>CFBundleVersion</key>\n<string>«2024010112000012345»</string>"],
      passing: [
        "<key>CFBundleVersion</key>\n<string>20240101120000</string>", "<key>CFBundleVersion</key>\n<string>$(A_VERY_LONG_NAME)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for key in ["CFBundleVersion", "CFBundleShortVersionString"] {
      guard let value: PlacedValue = info[key], let text: String = value.literal, text.count > 18 else { continue }
      context.report(
        "\(key) has \(text.count) characters, and the App Store takes at most 18", at: .content(value), help: "use a shorter number",
        severity: Grammar.isStrictlyJudged(info.facts) ? nil : .warning)
    }
  }
}
