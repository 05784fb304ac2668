import Linting

struct UnknownSettingOperator: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/unknown-setting-operator", "a reference to a build setting has an operator that the build does not know", .error, .build,
    scope: .sources,
    rationale:
      "Behind a colon stands what the build does with the value, such as rfc1034identifier. It reports an operator that "
      + "it does not know and leaves the value as it is.",
    remedy: "Correct the operator.",
    citations: [Citation(.swiftBuild), .repository("bazelbuild/rules_apple", "tools/plisttool")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleIdentifier</key>\n<string>«com.example.$(PRODUCT_NAME:rfc1034Identifier)»</string>")
      ],
      passing: [
        .info("<key>CFBundleIdentifier</key>\n<string>com.example.$(PRODUCT_NAME:rfc1034identifier)</string>"),
        .info("<key>X</key>\n<string>$(A:default=b:lower)</string>"),
        .info("<key>CFBundleName</key>\n<string>${A:HtmlEncode}</string>", note: "of templates for .NET"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (value, reference) in SettingReference.all(in: info) {
      for name in reference.operators where !SettingReference.knownOperators.contains(name) && name != "HtmlEncode" {
        let close: String? = SettingReference.knownOperators.first { $0.lowercased() == name.lowercased() }
        context.report(
          "the build knows no operator '\(name)'", at: .content(value), help: close.map { "write '\($0)'" } ?? "correct the operator")
      }
    }
  }
}
