import Linting

struct MissingBundleName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "identity/missing-bundle-name", "an app or an extension has no CFBundleName", .error, .store,
    scope: RuleScope(
      stage: .product,
      products: [.iOSApp, .tvOSApp, .watchOSApp, .visionOSApp, .appClip, .appExtension, .extensionKitExtension, .watchKitExtension]),
    rationale:
      "CFBundleName is the name that everything falls back to. Devices refuse to install an app that holds a bundle without it, and the "
      + "store refuses the upload; an empty name counts as missing.",
    remedy: "Add the name; the build writes $(PRODUCT_NAME).",
    citations: [
      .keyPage("cfbundlename"), .store("ITMS-90784", seenAt: "part-cw/lambdanative#248"),
      .store("ITMS-90360", seenAt: "Expensify/App#35336"),
      Citation("AMDevice error 0xe80000ab, as reported at Marxon13/iOS-Asset-Extractor#14"),
    ],
    requirements: ["R-NAME-015"], supersedes: ["values/empty-string"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleVersion</key>\n<string>1</string>", stage: .product, platform: .iOS, product: .iOSApp),
        .info("<key>CFBundleName</key>\n«<string></string>»", stage: .product, platform: .iOS, product: .appExtension),
      ],
      passing: [
        .info("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .iOSApp),
        .info("<key>CFBundleVersion</key>\n<string>1</string>", product: .iOSApp, note: "the build adds it"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard Grammar.isStrictlyJudged(info.facts) else { return }
    let value: PlacedValue? = info["CFBundleName"]
    guard value == nil || value?.string?.allSatisfy(\.isWhitespace) == true else { return }
    context.report(
      value == nil ? "the bundle has no CFBundleName" : "CFBundleName is empty", at: value.map { .value($0) } ?? info.opening,
      notes: [DiagnosticNote("devices and the App Store refuse it")], help: "write the name of the product")
  }
}
