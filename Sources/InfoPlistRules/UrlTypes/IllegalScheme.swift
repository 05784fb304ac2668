import Linting

struct IllegalScheme: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/illegal-scheme", "a URL scheme holds a character that schemes cannot have", .error, .store,
    rationale:
      "A scheme starts with a letter and goes on with letters, digits, plus signs, periods and hyphens. The store refuses "
      + "others, and no URL with such a scheme can be read. A whole URL in the place of its scheme is a common slip.",
    remedy: "Write the scheme alone: what stands before the colon.",
    citations: [
      .store("ITMS-90158", seenAt: "expo/expo#777"), .store("ITMS-90158", seenAt: "truecaller/ios-sdk#61"), "RFC 3986, section 3.1",
    ],
    requirements: ["R-URL-007"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n"
            + "<string>«my_app»</string>\n</array>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n"
            + "<string>«notebook://»</string>\n</array>\n</dict>\n</array>",
          fixed: "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n"
            + "<string>notebook</string>\n</array>\n</dict>\n</array>"),
      ],
      passing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n"
            + "<string>notebook</string>\n<string>com.example.app+x</string>\n</array>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n"
            + "<string>fb$(APP_ID)</string>\n</array>\n</dict>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: Self.place) {
      guard let text: String = item.value.literal else { continue }
      guard !text.isEmpty, !Formats.isScheme(KeyNames.trim(text)[...]), !Placeholders.isPlaceholder(text) else { continue }
      let before: Substring = text.prefix { $0 != ":" }
      let isURL: Bool = before.count < text.count && Formats.isScheme(before)
      context.report(
        isURL ? "'\(text)' is more than a scheme" : "'\(text)' cannot be the scheme of a URL", at: .content(item.value),
        notes: [DiagnosticNote("the App Store refuses it")],
        help: isURL ? "write '\(before)'" : "use letters, digits, '+', '-' and '.', with a letter first",
        fixes: isURL ? [.set(item.value, to: .string(String(before)), "write '\(before)'")] : [],
        severity: Grammar.isStrictlyJudged(info.facts) ? nil : .warning)
    }
  }

  private static let place: StaticPlace = "CFBundleURLTypes[].CFBundleURLSchemes[]"
}
