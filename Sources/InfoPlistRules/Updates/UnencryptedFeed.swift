import Linting

struct UnencryptedFeed: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "updates/unencrypted-feed", "the feed of updates is read without encryption", .warning, .security,
    rationale:
      "Anybody on the way can change a feed that comes over plain HTTP: hold back updates, or offer others. App "
      + "Transport Security blocks it anyway unless the app makes an exception, and Sparkle warns about it.",
    remedy: "Serve the feed over https.",
    citations: [
      .repository("sparkle-project/Sparkle", "Sparkle/SPUUpdater.m"), .repository("sparkle-project/Sparkle", "issue 1055", .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>SUFeedURL</key>\n<string>«http://example.com/appcast.xml»</string>")
      ],
      passing: [
        .info("<key>SUFeedURL</key>\n<string>https://example.com/appcast.xml</string>"),
        .info("<key>SUFeedURL</key>\n<string>$(FEED)</string>"),
        .info("<key>SUFeedURL</key>\n<string>http://localhost:8000/appcast.xml</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["SUFeedURL"], let text: String = value.literal, text.lowercased().hasPrefix("http://") else {
      return
    }
    let host: Substring = text.dropFirst(7).prefix { $0 != "/" && $0 != ":" }
    guard host != "localhost", host != "127.0.0.1" else { return }
    context.report("the feed '\(text)' is not encrypted", at: .content(value), help: "serve it over https")
  }
}
