import Linting

struct EmptyScheme: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/empty-scheme", "a URL scheme is empty", .error, .store,
    rationale:
      "An empty text is no scheme, and the store refuses it. It is often what is left when a build setting has no value.",
    remedy: "Write the scheme, or delete the entry.",
    citations: [.store("ITMS-90158", seenAt: "RocketChat/Rocket.Chat.ReactNative#314")], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>a</string>\n"
            + "«<string></string>»\n</array>\n</dict>\n</array>",
          fixed: "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>a</string>\n"
            + "</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>a</string>\n"
            + "</array>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n"
            + "<string>$(SCHEME)</string>\n</array>\n</dict>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: Self.place) where item.value.string?.allSatisfy(\.isWhitespace) == true {
      context.report(
        "a URL scheme is empty", at: .value(item.value), notes: [DiagnosticNote("the App Store refuses it")],
        help: "write the scheme, or delete it", fixes: [.remove(item.value)],
        severity: Grammar.isStrictlyJudged(info.facts) ? nil : .warning)
    }
  }

  private static let place: StaticPlace = "CFBundleURLTypes[].CFBundleURLSchemes[]"
}
