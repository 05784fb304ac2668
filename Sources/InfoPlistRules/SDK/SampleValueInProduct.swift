import Linting

struct SampleValueInProduct: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "sdk/sample-value-in-product", "a finished product has the sample identifier of a library", .warning, .runtime, scope: .products,
    rationale:
      "The instructions of Google Mobile Ads show identifiers for tests, which give test ads and no income. Left in a product they also break the "
      + "terms of the service.",
    remedy: "Write the identifier of your own account.",
    citations: [Citation("developers.google.com/admob/ios/test-ads"), Citation("developers.google.com/admob/ios/quick-start")])

  static var examples: RuleExamples {
    let name: String = "<key>CFBundleName</key>\n<string>x</string>\n"
    let sample: String = "ca-app-pub-3940256099942544~1458002511"
    return RuleExamples(
      failing: [.info(name + "<key>GADApplicationIdentifier</key>\n<string>«\(sample)»</string>", stage: .product)],
      passing: [
        .info(name + "<key>GADApplicationIdentifier</key>\n<string>\(sample)</string>"),
        .info(name + "<key>GADApplicationIdentifier</key>\n<string>ca-app-pub-1234567890123456~1234567890</string>", stage: .product),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (entry, value) in LibraryKeys.entries(in: info, context) where !entry.key.samples.isEmpty {
      guard let text: String = value.literal, entry.key.samples.contains(where: { $0.matches(text) }) else { continue }
      context.report(
        "'\(value.key)' is the one that \(entry.library.name) gives for tests", at: .content(value),
        help: "write the identifier of your own account")
    }
  }
}
