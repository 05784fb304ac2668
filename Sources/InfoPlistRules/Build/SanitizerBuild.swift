import Linting

struct SanitizerBuild: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/sanitizer-build", "a bundle was built with a sanitizer", .warning, .store, scope: .products,
    rationale:
      "The build marks products with Thread Sanitizer. They are slow, need its library beside them and are meant for "
      + "debugging; they are not for people.",
    remedy: "Switch the sanitizer off in the scheme, and build again.",
    citations: [Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«NSBuiltWithThreadSanitizer»</key>\n<true/>", stage: .product)
      ],
      passing: [
        .info("<key>NSBuiltWithThreadSanitizer</key>\n<false/>", stage: .product),
        .info("<key>CFBundleName</key>\n<string>x</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["NSBuiltWithThreadSanitizer"], value.node.boolean == true else { return }
    context.report("the product was built with Thread Sanitizer", at: .key(value), help: "switch the sanitizer off, and build again")
  }
}
