import Linting

struct UncheckedNameInIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/unchecked-name-in-identifier", "the name of the product goes into the identifier as it is", .warning, .build, scope: .sources,
    rationale:
      "PRODUCT_NAME and TARGET_NAME may hold spaces and other characters that identifiers cannot have. The operator "
      + "rfc1034identifier turns them into hyphens.",
    remedy: "Write $(PRODUCT_NAME:rfc1034identifier), or PRODUCT_BUNDLE_IDENTIFIER.",
    citations: [Citation(.swiftBuild), .keyPage("cfbundleidentifier")], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>«com.example.$(PRODUCT_NAME)»</string>",
          fixed: "<key>CFBundleIdentifier</key>\n<string>com.example.$(PRODUCT_NAME:rfc1034identifier)</string>")
      ],
      passing: [
        .info("<key>CFBundleIdentifier</key>\n<string>com.example.$(PRODUCT_NAME:rfc1034identifier)</string>"),
        .info("<key>CFBundleIdentifier</key>\n<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleIdentifier"], let text: String = value.string else { return }
    for name in ["PRODUCT_NAME", "TARGET_NAME"] {
      guard let range = text.firstRange(of: "(\(name))") ?? text.firstRange(of: "{\(name)}") else { continue }
      var fixed: String = text
      fixed.insert(contentsOf: ":rfc1034identifier", at: text.index(before: range.upperBound))
      context.report(
        "'\(name)' may hold characters that identifiers cannot have", at: .content(value), help: "write '\(fixed)'",
        fixes: [.set(value, to: .string(fixed), "add ':rfc1034identifier'")])
    }
  }
}
