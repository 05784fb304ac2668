import Linting

struct IdentifierOutsideApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "identity/identifier-outside-app", "the identifier of a part of an app does not begin with that of the app", .error, .install,
    scope: .products,
    rationale:
      "The identifier of an extension, a watch app or an App Clip is that of the app around it, a period and a name. Xcode refuses to "
      + "embed anything else, devices do not install it, and the store turns the upload down.",
    remedy: "Put the identifier of the app and a period in front; where the app's has changed, change both.",
    citations: [
      .store("ITMS-90347", seenAt: "uhooi/UhooiPicBook#173"),
      .store("MIInstallerErrorDomain 37", seenAt: "DanTheMan827/ios-app-signer#259"),
      .repository("bazelbuild/rules_apple", "tools/plisttool"), .repository("dotnet/macios", "error E7006"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["CFBundleIdentifier": "«com.example.share»"]),
        ]),
        .bundle(
          [
            "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
            "A.app/AppClips/C.app/Info.plist": .strings(["CFBundleIdentifier": "«com.example.aclip»"]),
          ], note: "the period counts"),
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["CFBundleIdentifier": "com.example.a.share"]),
          "A.app/Frameworks/F.framework/Info.plist": .strings(["CFBundleIdentifier": "org.example.f"]),
        ]),
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a"]),
          "A.app/Watch/W.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a.watch"]),
          "A.app/Watch/W.app/PlugIns/E.appex/Info.plist": .strings(["CFBundleIdentifier": "com.example.a.watch.extension"]),
        ]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.belongsToApp {
      guard let app: String = part.app?.info?.literal("CFBundleIdentifier"), !app.isEmpty else { continue }
      guard let value: PlacedValue = part.bundle.info?["CFBundleIdentifier"], let text: String = value.literal, !text.isEmpty else {
        continue
      }
      // The same identifier is another mistake, which identity/identifier-used-twice tells.
      guard !text.hasPrefix(app + "."), text.lowercased() != app.lowercased() else { continue }
      let differsInCase: Bool = text.lowercased().hasPrefix(app.lowercased() + ".")
      context.report(
        "the identifier '\(text)' of \(part.words) does not begin with '\(app).'", at: .content(value), in: part.bundle.file,
        notes: [
          DiagnosticNote(differsInCase ? "capital and small letters differ" : "devices do not install it, and the App Store refuses it")
        ],
        help: "begin it with the identifier of the app and a period")
    }
  }
}
