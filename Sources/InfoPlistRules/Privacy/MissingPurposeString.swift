import Linting

struct MissingPurposeString: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/missing-purpose-string", "the code of an app uses protected data, and the purpose string for it is missing", .error, .store,
    scope: .products,
    rationale:
      "The store looks for classes that ask for protected data in the app and in every library inside it, whether they are ever called or not, "
      + "and refuses apps without the purpose string. On a device the system ends the app at the first access.",
    remedy: "Add the purpose string, also where only a library uses the class, or ask its makers for a version without it.",
    citations: [
      .store("ITMS-90683", seenAt: "TelegramMessenger/Telegram-iOS#1061"), .store("ITMS-90683", seenAt: "analogcode/Swift-Radio-Pro#138"),
      .applePage("uikit/requesting-access-to-protected-resources"), .reference(.cocoa),
    ],
    requirements: ["R-PRIV-029", "R-PRIV-014", "R-PRIV-008", "R-PRIV-038", "R-PRIV-011", "R-PRIV-032", "R-PRIV-035", "R-PRIV-002"])

  static var examples: RuleExamples {
    let app: String = "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleExecutable</key>\n<string>My</string>"
    let contacts: ExampleExecutable = ExampleExecutable(frameworks: ["Contacts"], symbols: ["_OBJC_CLASS_$_CNContactStore"])
    let plain: ExampleExecutable = ExampleExecutable(frameworks: ["Contacts"], symbols: ["_OBJC_CLASS_$_CNContactFormatter"])
    let text: RuleExample.FileContent = .missing(app)
    return RuleExamples(
      failing: [
        .bundle(["My.app/Info.plist": text, "My.app/My": contacts.content]),
        .bundle(
          [
            "My.app/Info.plist": text, "My.app/My": plain.content, "My.app/Frameworks/Kit.framework/Kit": contacts.content,
            "My.app/Frameworks/Kit.framework/Info.plist":
              "<key>CFBundleExecutable</key>\n<string>Kit</string>\n<key>CFBundlePackageType</key>\n<string>FMWK</string>",
          ], note: "only a library uses it"),
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(app + "\n<key>NSContactsUsageDescription</key>\n<string>Finds your friends.</string>"),
          "My.app/My": contacts.content,
        ]),
        .bundle(["My.app/Info.plist": .info(app), "My.app/My": plain.content], note: "a class that asks for nothing"),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for code in AppCode.apps(of: family) {
      guard let info: InfoSubject = code.app.info, let platform: Platform = info.facts.platform, code.app.executablePath != nil else {
        continue
      }
      let open: [PurposeRequirements.Entry] = PurposeRequirements.all.filter {
        PurposeRequirements.concerns($0, platform) && !PurposeRequirements.isMet($0, by: info)
      }
      guard !open.isEmpty, DeviceKeys.isStartedApp(info) || platform != .iOS else { continue }
      let libraries: Set<String> = code.libraries
      for entry in open where entry.frameworks.contains(where: libraries.contains) {
        guard let user = code.user(of: entry.symbols) else { continue }
        let isError: Bool = entry.isCertain && platform != .macOS
        context.report(
          "'\(entry.keys[0])' is missing, but \(code.words(for: user.part)) uses \(AppCode.words(forSymbol: user.symbol))",
          at: info.opening,
          in: code.app.file,
          notes: [
            DiagnosticNote(
              isError
                ? "the store refuses the app, and the system ends it when it asks for \(entry.resource)"
                : "the system ends the app when it asks for \(entry.resource)")
          ], help: "add '\(entry.keys[0])' with what the app does with it", severity: isError ? nil : .warning)
      }
    }
  }
}
