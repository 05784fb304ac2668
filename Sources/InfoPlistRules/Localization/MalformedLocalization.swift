import Linting

struct MalformedLocalization: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "localization/malformed-localization", "an entry of CFBundleLocalizations is no language", .warning, .runtime,
    rationale:
      "The list holds tags of languages, or old English names. Any other text, and a code that no language has, matches no preference of any user.",
    remedy: "Write a tag such as en or pt-BR.",
    citations: ["ISO 639", .keyPage("cfbundlelocalizations"), .reference(.coreFoundation)],
    requirements: ["R-CF-023", "R-CF-005"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleLocalizations</key>\n<array>\n<string>«e»</string>\n<string>«xx-US»</string>\n</array>"
      ],
      passing: [
        .info(
          "<key>CFBundleLocalizations</key>\n<array>\n<string>en</string>\n<string>pt-BR</string>\n"
            + "<string>French</string>\n<string>Base</string>\n</array>"),
        "<key>CFBundleLocalizations</key>\n<array>\n<string>$(LANGUAGES)</string>\n</array>",
        "<key>CFBundleLocalizations</key>\n<array>\n<string>fil</string>\n<string>iw</string>\n<string>zh_TW</string>\n</array>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    var places: [PlacedValue] = info["CFBundleLocalizations"]?.elements ?? []
    if let region: PlacedValue = info["CFBundleDevelopmentRegion"] { places.append(region) }
    for value in places {
      guard let text: String = value.literal, !text.isEmpty else { continue }
      if !Formats.isLanguageTag(text) {
        context.report("'\(text)' is not a language", at: .content(value), help: "write a tag such as 'en' or 'pt-BR'")
      } else if let code: String = LanguageNames.unknownCode(in: text) {
        context.report("no language has the code '\(code)'", at: .content(value), help: "write a tag such as 'en' or 'pt-BR'")
      }
    }
  }
}
