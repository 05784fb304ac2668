import Linting

struct MalformedBundleReference: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/malformed-bundle-reference", "the identifier of another bundle holds a character that identifiers cannot have", .warning,
    .runtime,
    rationale:
      "A reference to another bundle is its identifier, letter by letter. A text that cannot be an identifier refers to "
      + "nothing.",
    remedy: "Write the identifier of the other bundle.",
    citations: [.reference(.coreFoundation), .keyPage("cfbundleidentifier")],
    requirements: ["R-ID-002"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>WKCompanionAppBundleIdentifier</key>\n<string>«com.example.my app»</string>"
      ],
      passing: [
        "<key>WKCompanionAppBundleIdentifier</key>\n<string>com.example.my-app</string>",
        "<key>WKCompanionAppBundleIdentifier</key>\n<string>$(APP_ID)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, format) in Formats.strings(of: [.bundleIdentifier], in: info)
    where item.parent != nil || item.base != "CFBundleIdentifier" {
      guard !Formats.isValid(KeyNames.trim(text), format) else { continue }
      context.report(
        "'\(text)' cannot be the identifier of a bundle", at: .content(item.value),
        help: "write the identifier of the other bundle, such as 'com.example.app'")
    }
  }
}
