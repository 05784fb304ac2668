import Linting

struct GenericScheme: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/generic-scheme", "a URL scheme is a word that other apps use too", .warning, .security,
    rationale:
      "Any app may claim any scheme, and the system decides alone which one opens. A common word invites accidents, and a "
      + "hostile app can take over what is passed in the URL, such as tokens of a login.",
    remedy: "Put your name or reversed domain into the scheme, and use universal links for anything secret.",
    citations: [
      "OWASP Mobile Application Security Testing Guide, custom URL schemes", .applePage("xcode/defining-a-custom-url-scheme-for-your-app"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>«oauth»</string>\n"
            + "</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n"
            + "<string>com.example.oauth</string>\n</array>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: Self.place) {
      guard let text: String = item.value.literal else { continue }
      guard Self.words.contains(text.lowercased()) else { continue }
      context.report(
        "'\(text)' is a scheme that other apps may claim too", at: .content(item.value),
        notes: [DiagnosticNote("the system decides alone which app opens the URL")], help: "put your name or reversed domain into it")
    }
  }

  private static let place: StaticPlace = "CFBundleURLTypes[].CFBundleURLSchemes[]"

  private static let words: Set<String> = [
    "app", "myapp", "auth", "oauth", "oauth2", "login", "signin", "callback", "redirect", "open", "web", "test", "demo", "example", "sso",
    "pay", "payment", "share", "link", "deeplink",
  ]
}
