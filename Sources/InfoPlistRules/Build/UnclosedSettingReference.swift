import Linting

struct UnclosedSettingReference: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/unclosed-setting-reference", "a reference to a build setting is not closed", .error, .build, scope: .sources,
    rationale:
      "The build reports a reference without its closing parenthesis, and what follows is taken for a part of the name.",
    remedy: "Close the parenthesis or brace.",
    citations: [Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleIdentifier</key>\n<string>«$(PRODUCT_BUNDLE_IDENTIFIER»</string>"),
        .info("<key>CFBundleName</key>\n<string>«${PRODUCT_NAME)»</string>"),
      ],
      passing: [
        .info("<key>CFBundleName</key>\n<string>$(PRODUCT_NAME)</string>"),
        .info("<key>CFBundleName</key>\n<string>costs $(5</string>"),
        .info("<key>CFBundleName</key>\n<string>$(A_$(B))</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for value in SettingReference.strings(in: info) {
      guard let text: String = value.string, let reference: Substring = SettingReference.unclosed(in: text) else { continue }
      context.report("'\(reference)' is not closed", at: .content(value), help: "close the reference to the build setting")
    }
  }
}
