import Linting

struct ForeignCompanion: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "watch/foreign-companion", "a watch app names another iPhone app than the one that holds it", .error, .install, scope: .products,
    rationale:
      "WKCompanionAppBundleIdentifier must be the identifier of the iPhone app around the watch app. It is often forgotten when the "
      + "identifier of the app changes for a test version, or when somebody signs the app anew. Devices then do not install the pair.",
    remedy: "Write the identifier of the iPhone app, best by the same build setting.",
    citations: [
      .keyPage("wkcompanionappbundleidentifier"), .store("ITMS-90538"), .repository("dotnet/macios", "error E7038"),
      .repository("altstoreio/AltStore", "issue 557"), .repository("bazelbuild/rules_apple", "tools/plisttool"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a.beta"]),
          "A.app/Watch/W.app/Info.plist": .strings(["WKCompanionAppBundleIdentifier": "«com.example.a»"]),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
          "A.app/Watch/W.app/Info.plist": .strings(["WKCompanionAppBundleIdentifier": "com.example.a"]),
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.role == .watchApp && part.bundle.facts.stage == .product {
      guard let value: PlacedValue = part.bundle.info?["WKCompanionAppBundleIdentifier"], let companion: String = value.literal,
        !companion.isEmpty,
        let app: String = part.app?.info?.literal("CFBundleIdentifier"), !app.isEmpty, companion != app
      else { continue }
      context.report(
        "\(part.words) belongs to '\(companion)', but the app around it is '\(app)'", at: .content(value), in: part.bundle.file,
        notes: [DiagnosticNote("devices do not install it, and the App Store refuses it")], help: "write '\(app)'",
        fixes: [])
    }
  }
}
