import Linting

struct EmptyBundleIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "identity/empty-bundle-identifier", "CFBundleIdentifier is empty", .error, .install,
    rationale:
      "An empty identifier is no identifier: devices and the store refuse the bundle, and a source file that states one keeps the build "
      + "from filling in its own.",
    remedy: "Write the identifier, or $(PRODUCT_BUNDLE_IDENTIFIER) in a source.",
    citations: [.keyPage("cfbundleidentifier"), .store("ITMS-90276"), .store("ITMS-90511", .low)], requirements: ["R-ID-001"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIdentifier</key>\n«<string></string>»",
          fixed: "<key>CFBundleIdentifier</key>\n<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"),
        .info("<key>CFBundleIdentifier</key>\n«<string> </string>»", stage: .product),
      ],
      passing: ["<key>CFBundleIdentifier</key>\n<string>com.example.my</string>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleIdentifier"], let text: String = value.string, text.allSatisfy(\.isWhitespace) else {
      return
    }
    context.report(
      "CFBundleIdentifier is empty", at: .value(value), help: "write a reverse-DNS name such as 'com.example.name'",
      fixes: info.facts.stage == .source
        ? [.set(value, to: .string("$(PRODUCT_BUNDLE_IDENTIFIER)"), "take it from the build setting PRODUCT_BUNDLE_IDENTIFIER")] : [],
      severity: info.facts.stage == .source ? .warning : nil)
  }
}
