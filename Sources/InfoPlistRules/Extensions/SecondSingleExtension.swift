import Linting

struct SecondSingleExtension: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/second-single-extension", "an app has two extensions of a kind of which it may have one", .error, .install,
    scope: .products,
    rationale:
      "An app on a device may hold one file provider and one Messages extension. Devices refuse to install an app with two, "
      + "and the store refuses the upload.",
    remedy: "Join the two into one.",
    citations: [
      Citation("AMDevice errors 0xe80000b2 and 0xe80000e4, as reported at Marxon13/iOS-Asset-Extractor#14"),
      .applePage("fileprovider"), .applePage("messages"),
    ])

  private static func point(_ name: String) -> RuleExample.FileContent {
    .info("<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>\(name)</string>\n</dict>")
  }

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .info("<key>LSRequiresIPhoneOS</key>\n<true/>")
    return RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": app, "A.app/PlugIns/E.appex/Info.plist": point("com.apple.fileprovider-nonui"),
          "A.app/PlugIns/F.appex/Info.plist": point("«com.apple.fileprovider-nonui»"),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": app, "A.app/PlugIns/E.appex/Info.plist": point("com.apple.share-services"),
          "A.app/PlugIns/F.appex/Info.plist": point("com.apple.share-services"),
        ]),
        .bundle(
          [
            "A.app/Contents/Info.plist": .strings(["CFBundleName": "A"]),
            "A.app/Contents/PlugIns/E.appex/Contents/Info.plist": point("com.apple.fileprovider-nonui"),
            "A.app/Contents/PlugIns/F.appex/Contents/Info.plist": point("com.apple.fileprovider-nonui"),
          ], note: "a Mac app may have several"),
      ])
  }

  private static let single: Set<String> = ["com.apple.fileprovider-nonui", "com.apple.message-payload-provider"]

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    var first: [String: String] = [:]
    for part in family.parts where part.bundle.bundle.kind == .appExtension && part.bundle.facts.stage == .product {
      guard let app: BundleSubject = part.app, Grammar.isStrictlyJudged(app.facts), let value: PlacedValue = part.bundle.extensionPoint,
        let point: String = value.literal, Self.single.contains(point)
      else { continue }
      let key: String = app.bundle.path + "\n" + point
      guard let other: String = first[key] else {
        first[key] = part.bundle.bundle.name
        continue
      }
      context.report(
        "'\(part.bundle.bundle.name)' is a second extension for '\(point)', beside '\(other)'", at: .content(value), in: part.bundle.file,
        notes: [DiagnosticNote("an app may have one; devices do not install it")], help: "join the two")
    }
  }
}
