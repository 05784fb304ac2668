import Linting

struct PlaceholderScheme: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/placeholder-scheme", "a URL scheme is a placeholder that nobody filled in", .error, .store,
    rationale:
      "Instructions of libraries name schemes such as YOUR_APP_ID, to be replaced by a real value. With the placeholder the "
      + "library cannot return to the app, and the store refuses the characters.",
    remedy: "Write the real value.",
    citations: [
      .store("ITMS-90158", seenAt: "xu-li/cordova-plugin-wechat#30"), .repository("zyra/cordova-plugin-linkedin", "issue 34", .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n"
            + "<string>«fbYOUR_APP_ID»</string>\n<string>«YOUR_APP_ID»</string>\n</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n"
            + "<string>fb123456</string>\n</array>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n"
            + "<string>fb$(APP_ID)</string>\n</array>\n</dict>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: Self.place) {
      // A text of capital letters may be the name of a macro, but not with these words.
      guard let text: String = item.value.literal ?? item.value.string.flatMap({ $0.hasPrefix("YOUR_") ? $0 : nil }) else { continue }
      guard Placeholders.isPlaceholder(text) else { continue }
      context.report(
        "the scheme '\(text)' is a placeholder", at: .content(item.value), help: "write the real value",
        severity: info.facts.stage == .product ? nil : .warning)
    }
  }

  private static let place: StaticPlace = "CFBundleURLTypes[].CFBundleURLSchemes[]"
}
