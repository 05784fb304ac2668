import Linting

struct UnsignedUpdates: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "updates/unsigned-updates", "an app updates itself without a key for checking updates", .warning, .security, scope: .products,
    rationale:
      "Without a public key Sparkle goes by the code signature alone, which it calls deprecated; when the feed is not "
      + "encrypted it refuses to start.",
    remedy: "Make a key with generate_keys, and write its public part into SUPublicEDKey.",
    citations: [
      .repository("sparkle-project/Sparkle", "Sparkle/SPUUpdater.m"),
      .repository("sparkle-project/sparkle-project.github.io", "documentation/customization/index.md"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«SUFeedURL»</key>\n<string>https://example.com/appcast.xml</string>", stage: .product)
      ],
      passing: [
        .info(
          "<key>SUFeedURL</key>\n<string>https://example.com/appcast.xml</string>\n<key>SUPublicEDKey</key>\n<string>AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=</string>",
          stage: .product)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["SUFeedURL"], let text: String = value.literal, !text.isEmpty else { return }
    guard ["SUPublicEDKey", "SUPublicDSAKey", "SUPublicDSAKeyFile"].allSatisfy({ info[$0] == nil }) else { return }
    context.report(
      "the app has a feed of updates, but no SUPublicEDKey", at: .key(value),
      help: "add the public key with which Sparkle checks updates", severity: text.lowercased().hasPrefix("http:") ? .error : nil)
  }
}
