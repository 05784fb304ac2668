import Linting

struct MissingShortVersion: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "versions/missing-short-version", "a bundle has no CFBundleShortVersionString", .error, .store,
    scope: RuleScope(
      stage: .product,
      products: [.iOSApp, .macOSApp, .tvOSApp, .watchOSApp, .visionOSApp, .appClip, .appExtension, .watchKitExtension, .framework]),
    rationale:
      "The release version is what people see, in the store and in the About panel. The store refuses apps, extensions and frameworks "
      + "without it.",
    remedy: "Set MARKETING_VERSION and GENERATE_INFOPLIST_FILE, or add the key.",
    citations: [
      .keyPage("cfbundleshortversionstring"), .store("ITMS-90057", seenAt: "swisspol/GCDWebServer#233"),
      .repository("dotnet/macios", "error E7008"),
    ],
    requirements: ["R-REC-024"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .iOSApp)],
      passing: [
        .info("<key>CFBundleShortVersionString</key>\n<string>1.0</string>", stage: .product, platform: .iOS, product: .iOSApp),
        .info("<key>CFBundleName</key>\n<string>x</string>", product: .iOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["CFBundleShortVersionString"] == nil else { return }
    context.report(
      "the bundle has no CFBundleShortVersionString", at: info.opening, notes: [DiagnosticNote(Grammar.storeNote(info.facts))],
      help: "add the version of the release, for example '1.0'", severity: Grammar.isStrictlyJudged(info.facts) ? nil : .warning)
  }
}
