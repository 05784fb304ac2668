import Linting

struct BuildVersionDiffersFromApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "versions/build-version-differs-from-app", "a part of an app has another CFBundleVersion than the app", .warning, .store,
    scope: .products,
    rationale:
      "Extensions, watch apps and App Clips are released together with their app and are expected to carry its build version. Xcode warns, "
      + "the store sends a warning for each extension, and a watch app with another version is refused.",
    remedy: "Give all targets the same CURRENT_PROJECT_VERSION, best in one place of the project.",
    citations: [
      .store("ITMS-90473", seenAt: "Expensify/App#59052"), .store("ITMS-90473", seenAt: "mozilla-mobile/firefox-ios#30777"),
      .store("ITMS-90379"), .repository("bazelbuild/rules_apple", "tools/plisttool"), .repository("dotnet/macios", "warning W0073"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleVersion": "42"]),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["CFBundleVersion": "«1»"]),
        ]),
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleVersion": "42"]), "A.app/Watch/W.app/Info.plist": .strings(["CFBundleVersion": "«41»"]),
          "A.app/Watch/W.app/PlugIns/E.appex/Info.plist": .strings(["CFBundleVersion": "41"]),
        ]),
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleVersion": "42"]),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["CFBundleVersion": "42"]),
        ]),
        .bundle(
          [
            "A.app/Info.plist": .strings(["CFBundleVersion": "42"]),
            "A.app/Frameworks/F.framework/Info.plist": .strings(["CFBundleVersion": "1"]),
          ], note: "a framework has versions of its own"),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    AppVersions.compare("CFBundleVersion", in: family, &context)
  }
}
