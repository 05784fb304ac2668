import Linting

struct MissingBundleVersion: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "versions/missing-bundle-version", "a bundle has no CFBundleVersion", .error, .store, scope: .products,
    rationale:
      "The build version tells one build from another: installers compare it, and the store refuses an upload without it. Bundles of "
      + "macOS outside the store run without one, so that it is only recommended there.",
    remedy: "Set CURRENT_PROJECT_VERSION and GENERATE_INFOPLIST_FILE, or add the key.",
    citations: [
      .keyPage("cfbundleversion"), .store("ITMS-90056", seenAt: "zendesk/zendesk_sdk_ios#465"),
      .repository("dotnet/macios", "warning W0072"),
    ],
    requirements: ["R-VER-021", "R-REC-009", "R-REC-026"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing(
          "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundlePackageType</key>\n<string>APPL</string>\n<key>CFBundleName</key>\n<string>x</string>",
          stage: .product)
      ],
      passing: [
        .info("<key>CFBundleVersion</key>\n<string>1</string>", stage: .product), .info("<key>CFBundleName</key>\n<string>x</string>"),
        .bundle(["Data.bundle/Info.plist": "<key>CFBundleName</key>\n<string>x</string>"], note: "a directory of resources"),
        .bundle(
          ["Tests.xctest/Info.plist": "<key>CFBundleExecutable</key>\n<string>Tests</string>", "Tests.xctest/Tests": .executable],
          note: "nobody updates or uploads tests"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["CFBundleVersion"] == nil, Products.hasCode(info), !Products.isTestBundle(info) else { return }
    context.report(
      "the bundle has no CFBundleVersion", at: info.opening,
      notes: [DiagnosticNote("updates cannot be told apart, and \(Grammar.storeNote(info.facts))")],
      help: "add it, for example with the value '1'",
      severity: Grammar.isStrictlyJudged(info.facts) ? nil : .warning)
  }
}
