import Linting

struct MalformedLanguageTag: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/malformed-language-tag", "a language is not written as a language tag", .warning, .runtime,
    rationale:
      "Languages are tags such as en, pt-BR or zh-Hans. A name that is no tag matches no preference of any user.",
    remedy: "Write a language tag.",
    citations: [.reference(.coreFoundation), .reference(.appExtensions)],
    requirements: ["R-EXT-039"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>PrimaryLanguage</key>\n<string>«e»</string>\n</dict>\n</dict>"
      ],
      passing: [
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>PrimaryLanguage</key>\n<string>en-US</string>\n</dict>\n</dict>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, format) in Formats.strings(of: [.languageTag], in: info) {
      guard !Formats.isValid(KeyNames.trim(text), format) else { continue }
      context.report(
        "'\(text)' is not a language tag", at: .content(item.value),
        help: "write a tag such as 'en' or 'pt-BR'")
    }
  }
}
