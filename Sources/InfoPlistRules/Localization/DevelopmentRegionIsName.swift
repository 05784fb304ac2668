import Linting

struct DevelopmentRegionIsName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "localization/development-region-is-name", "the development region is a language by its English name", .info, .style,
    rationale:
      "Names such as English are read for old bundles only. New tools compare tags and find no folder of this name.",
    remedy: "Write the tag, such as en.",
    citations: [
      .reference(.coreFoundation), .keyPage("cfbundledevelopmentregion"), .repository("openjdk/jdk", "pull request 26949", .medium),
    ],
    requirements: ["R-CF-005"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDevelopmentRegion</key>\n<string>«English»</string>",
          fixed: "<key>CFBundleDevelopmentRegion</key>\n<string>en</string>")
      ],
      passing: [
        "<key>CFBundleDevelopmentRegion</key>\n<string>en</string>",
        "<key>CFBundleDevelopmentRegion</key>\n<string>$(DEVELOPMENT_LANGUAGE)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleDevelopmentRegion"], let text: String = value.literal else { return }
    guard let tag: String = LanguageNames.tag(of: text) else { return }
    context.report(
      "the development region '\(text)' is a name, not a language tag", at: .content(value), help: "write '\(tag)'",
      fixes: [.set(value, to: .string(tag), "write '\(tag)'")])
  }
}
