import Linting

struct IdentifierTooDeep: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "identity/identifier-too-deep", "the identifier of an extension adds more than one part to that of the app", .error, .store,
    scope: .products,
    rationale:
      "The store takes an extension whose identifier is that of the app, a period and one name. A second period after the identifier of the "
      + "app is refused, though devices install such an extension.",
    remedy: "Join the parts: 'com.example.app.widgets-small' instead of 'com.example.app.widgets.small'.",
    citations: [.store("ITMS-90347", seenAt: "uhooi/UhooiPicBook#173")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"], and: "<key>LSRequiresIPhoneOS</key>\n<true/>"),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["CFBundleIdentifier": "«com.example.a.widgets.small»"]),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"], and: "<key>LSRequiresIPhoneOS</key>\n<true/>"),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["CFBundleIdentifier": "com.example.a.widgets-small"]),
        ]),
        .bundle([
          "A.app/Contents/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
          "A.app/Contents/PlugIns/E.appex/Contents/Info.plist": .strings(["CFBundleIdentifier": "com.example.a.widgets.small"]),
        ]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.belongsToApp && part.bundle.bundle.kind == .appExtension {
      guard let app: BundleSubject = part.app, Grammar.isStrictlyJudged(app.facts) else { continue }
      guard let prefix: String = app.info?.literal("CFBundleIdentifier"), !prefix.isEmpty else { continue }
      guard let value: PlacedValue = part.bundle.info?["CFBundleIdentifier"], let text: String = value.literal else { continue }
      guard text.hasPrefix(prefix + "."), text.dropFirst(prefix.count + 1).contains(".") else { continue }
      context.report(
        "the identifier '\(text)' adds more than one part to '\(prefix)' of the app", at: .content(value), in: part.bundle.file,
        notes: [DiagnosticNote("the App Store refuses it")], help: "write one name without periods after '\(prefix).'")
    }
  }
}
