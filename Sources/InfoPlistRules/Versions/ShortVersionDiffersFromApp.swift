import Linting

struct ShortVersionDiffersFromApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "versions/short-version-differs-from-app", "a part of an app has another CFBundleShortVersionString than the app", .warning, .store,
    scope: .products,
    rationale:
      "Extensions, watch apps and App Clips are released together with their app and are expected to carry its release version. Xcode warns, "
      + "the store sends a warning for each extension, and a watch app with another version is refused.",
    remedy: "Give all targets the same MARKETING_VERSION, best in one place of the project.",
    citations: [
      .store("ITMS-90473", seenAt: "keymanapp/keyman#3065"), .store("ITMS-90473", seenAt: "OneSignal/OneSignal-Flutter-SDK#63"),
      .repository("bazelbuild/rules_apple", "tools/plisttool"), .repository("dotnet/macios", "warning W0071"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.0"]),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["CFBundleShortVersionString": "«1.0.0»"]),
        ]),
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.0"]),
          "A.app/AppClips/C.app/Info.plist": .strings(["CFBundleShortVersionString": "«2.0»"]),
        ]),
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleShortVersionString": "1.0"]),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["CFBundleShortVersionString": "1.0"]),
        ]),
        .bundle([
          "A.app/Contents/Info.plist": .strings(["CFBundleShortVersionString": "1.0"]),
          "A.app/Contents/Library/LoginItems/H.app/Contents/Info.plist": .strings(["CFBundleShortVersionString": "2.0"]),
        ]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    AppVersions.compare("CFBundleShortVersionString", in: family, &context)
  }
}
