import Linting

struct MalformedUrl: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/malformed-url", "a URL is not a URL", .warning, .runtime,
    rationale:
      "Code that makes a URL of the text gets none, and the feature that needs it fails or is skipped.",
    remedy: "Write an absolute URL, with its scheme and without spaces.",
    citations: [.reference(.coreFoundation), .applePage("foundation/url")],
    requirements: ["R-UTI-013"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSSensorKitPrivacyPolicyURL</key>\n<string>«example.com/privacy»</string>"
      ],
      passing: [
        "<key>NSSensorKitPrivacyPolicyURL</key>\n<string>https://example.com/privacy</string>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, format) in Formats.strings(of: [.url, .httpsURL], in: info) {
      guard !Formats.isValid(KeyNames.trim(text), format) else { continue }
      context.report(
        "'\(text)' is not \(format.name == StringFormat.httpsURL.name ? "an https URL" : "an absolute URL")", at: .content(item.value),
        help: "write it with its scheme, such as 'https://example.com/'")
    }
  }
}
