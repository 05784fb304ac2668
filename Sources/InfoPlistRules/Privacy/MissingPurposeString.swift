import Linting

struct MissingPurposeString: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/missing-purpose-string", "an app can use protected data, and the purpose string for it is missing", .error, .store,
    scope: .products,
    rationale:
      "The store looks for classes that ask for protected data in the app and in every library inside it, whether they are ever called or not, "
      + "and for entitlements in the signature that permit it, and refuses apps without the purpose string. On a device the system ends the app at "
      + "the first access. Saving and reading photos have a key each.",
    remedy:
      "Add the purpose string, also where only a library uses the class, or ask its makers for a version without it. Take out an entitlement that the "
      + "app does not need.",
    citations: [
      .store("ITMS-90683", seenAt: "TelegramMessenger/Telegram-iOS#1061"), .store("ITMS-90683", seenAt: "analogcode/Swift-Radio-Pro#138"),
      .store("ITMS-90683", seenAt: "openwallet-foundation-labs/learner-credential-wallet#849"),
      .applePage("uikit/requesting-access-to-protected-resources"), .reference(.cocoa), .applePage("bundleresources/entitlements"),
      .repository("lionheart/openradar-mirror", "issue 19946", .medium), .repository("NextLevel/NextLevel", "issue 244", .medium),
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
        .bundle(
          [
            "My.app/Info.plist": text,
            "My.app/My": ExampleExecutable(entitlements: ["application-identifier", "com.apple.developer.healthkit"]).content,
          ], note: "the entitlement permits it"),
        .bundle(
          [
            "My.app/Info.plist": .missing(app + "\n<key>NSPhotoLibraryUsageDescription</key>\n<string>Shows your pictures.</string>"),
            "My.app/My": ExampleExecutable(frameworks: ["UIKit"], symbols: ["_UIImageWriteToSavedPhotosAlbum"]).content,
          ], note: "to save is another permission than to read"),
        .bundle([
          "My.app/Info.plist": text,
          "My.app/My": ExampleExecutable(frameworks: ["RoomPlan"], symbols: ["_$s8RoomPlan0A14CaptureSessionCMa"]).content,
        ]),
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(app + "\n<key>NSContactsUsageDescription</key>\n<string>Finds your friends.</string>"),
          "My.app/My": contacts.content,
        ]),
        .bundle(["My.app/Info.plist": .info(app), "My.app/My": plain.content], note: "a class that asks for nothing"),
        .bundle([
          "My.app/Info.plist": .info(app + "\n<key>NSHomeKitUsageDescription</key>\n<string>Switches your lights.</string>"),
          "My.app/My": ExampleExecutable(entitlements: ["application-identifier", "com.apple.developer.homekit"]).content,
        ]),
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
      var told: Set<String> = []
      for entry in open {
        guard !told.contains(entry.keys[0]), let reason: String = Self.reason(for: entry, code, libraries, platform) else { continue }
        told.insert(entry.keys[0])
        let substitute: String? = entry.substitutes.first { info[$0] != nil }
        let isError: Bool = entry.isCertain && substitute == nil && platform != .macOS
        context.report(
          "'\(entry.keys[0])' is missing, but \(reason)", at: info.opening, in: code.app.file,
          notes: [
            DiagnosticNote(
              isError
                ? "the store refuses the app, and the system ends it when it asks for \(entry.resource)"
                : "the system ends the app when it asks for \(entry.resource)\(substitute.map { "; '\($0)' is for something else" } ?? "")")
          ], help: "add '\(entry.keys[0])' with what the app does with it", severity: isError ? nil : .warning)
      }
    }
  }

  /// Why an entry holds for an app: what its code uses, or which entitlement permits it; nil where nothing is found.
  private static func reason(
    for entry: PurposeRequirements.Entry, _ code: AppCode, _ libraries: Set<String>, _ platform: Platform
  ) -> String? {
    if entry.frameworks.contains(where: libraries.contains), let user = code.user(of: entry.symbols) {
      return "\(code.words(for: user.part)) uses \(AppCode.words(forSymbol: user.symbol))"
    }
    let names: [String] = entry.entitlements(on: platform)
    guard !names.isEmpty, let granted: PropertyListNode = Entitlements.signed(code.app) else { return nil }
    return names.first { Entitlements.grants(granted, $0) }.map { "the entitlement '\($0)' permits it" }
  }
}
