import Linting

struct QuerySchemeWithPunctuation: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/query-scheme-with-punctuation", "LSApplicationQueriesSchemes holds a URL in the place of its scheme", .warning, .runtime,
    rationale:
      "Only the scheme is compared, the part before the colon. With a colon or slashes behind it the text matches no URL, "
      + "and the answer is always no.",
    remedy: "Write the scheme alone.",
    citations: [.keyPage("lsapplicationqueriesschemes")], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>LSApplicationQueriesSchemes</key>\n<array>\n<string>«fb://»</string>\n</array>",
          fixed: "<key>LSApplicationQueriesSchemes</key>\n<array>\n<string>fb</string>\n</array>"),
        "<key>LSApplicationQueriesSchemes</key>\n<array>\n<string>«my app»</string>\n</array>",
      ],
      passing: [
        .info(
          "<key>LSApplicationQueriesSchemes</key>\n<array>\n<string>fb</string>\n<string>fbapi20130214</string>\n"
            + "<string>x-web-search</string>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: "LSApplicationQueriesSchemes[]") {
      guard let text: String = item.value.literal, !text.isEmpty, !Formats.isScheme(text[...]) else { continue }
      let before: String = String(text.prefix { $0 != ":" })
      let isURL: Bool = before.count < text.count && Formats.isScheme(before[...])
      context.report(
        "'\(text)' is no scheme", at: .content(item.value), notes: [DiagnosticNote("canOpenURL always says no")],
        help: isURL ? "write '\(before)'" : "write the scheme: letters, digits, '+', '-' and '.'",
        fixes: isURL ? [.set(item.value, to: .string(before), "write '\(before)'")] : [],
        // Some apps have registered schemes with an underscore long ago, and asking for them works.
        severity: text.contains("_") ? .info : nil)
    }
  }
}
