import Linting

struct CountryAsLanguage: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "localization/country-as-language", "a country stands in the place of a language", .warning, .runtime,
    rationale:
      "Languages have codes of their own: Japanese is ja, Chinese zh-Hans or zh-Hant, Korean ko. The code of the country "
      + "names another language or none, so nobody gets the translation.",
    remedy: "Write the code of the language.",
    citations: ["ISO 639", .keyPage("cfbundlelocalizations"), .reference(.coreFoundation)],
    requirements: ["R-CF-005", "R-CF-023"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleLocalizations</key>\n<array>\n<string>en</string>\n<string>«jp»</string>\n</array>",
          fixed: "<key>CFBundleLocalizations</key>\n<array>\n<string>en</string>\n<string>ja</string>\n</array>"),
        "<key>CFBundleDevelopmentRegion</key>\n<string>«US»</string>",
      ],
      passing: [
        .info(
          "<key>CFBundleLocalizations</key>\n<array>\n<string>en</string>\n<string>ja</string>\n<string>zh-Hans</string>\n"
            + "</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    var places: [PlacedValue] = info["CFBundleLocalizations"]?.elements ?? []
    if let region: PlacedValue = info["CFBundleDevelopmentRegion"] { places.append(region) }
    for value in places {
      guard let text: String = value.literal, let tag: String = LanguageNames.language(ofCountry: text) else { continue }
      context.report(
        "'\(text)' is a country, not a language", at: .content(value), help: "write '\(tag)'",
        fixes: [.set(value, to: .string(tag), "write '\(tag)'")])
    }
  }
}
