import Linting

struct BundleIdentifierNotString: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "identity/bundle-identifier-not-string", "CFBundleIdentifier is not a string", .error, .install,
    rationale: "Systems ask for the identifier as a string and take any other type as a missing identifier.",
    remedy: "Write the identifier as a string.",
    citations: [.keyPage("cfbundleidentifier"), Citation(.swiftBuild)], requirements: ["R-ID-005"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: ["<key>CFBundleIdentifier</key>\n«<integer>12</integer>»", "<key>CFBundleIdentifier</key>\n«<array/>»"],
      passing: [
        "<key>CFBundleIdentifier</key>\n<string>com.example.my</string>",
        "<key>CFBundleIdentifier</key>\n<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleIdentifier"], value.kind != .string, value.kind != .invalid else { return }
    context.report(
      "CFBundleIdentifier is \(value.kind.phrase), not a string", at: .value(value),
      notes: [DiagnosticNote("it counts as missing")], help: "write it as <string>")
  }
}
