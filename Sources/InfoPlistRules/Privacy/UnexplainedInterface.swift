import Linting

struct UnexplainedInterface: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/unexplained-interface", "code calls an interface that needs a reason, and no privacy manifest gives one", .warning, .store,
    scope: RuleScope(stage: .product, platforms: RequiredReasons.platforms), period: RulePeriod(from: "2024-05-01"),
    rationale:
      "Some interfaces can serve to recognize a device, such as user defaults and the times of files. The store refuses apps whose code calls them "
      + "without a reason in a privacy manifest of the app, or of the framework that holds the code.",
    remedy: "Add the group of interfaces with a reason to PrivacyInfo.xcprivacy.",
    citations: [
      .store("ITMS-91053", seenAt: "appspector/ios-sdk#30"), .applePage("bundleresources/describing-use-of-required-reason-api"),
    ])

  static var examples: RuleExamples {
    let app: String = "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleExecutable</key>\n<string>My</string>"
    let code: RuleExample.FileContent = ExampleExecutable(frameworks: ["Foundation"], symbols: ["_OBJC_CLASS_$_NSUserDefaults"]).content
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": .missing(app),
          "My.app/My": code,
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(app), "My.app/My": code,
          "My.app/PrivacyInfo.xcprivacy": .info(
            "<key>NSPrivacyAccessedAPITypes</key>\n<array>\n<dict>\n<key>NSPrivacyAccessedAPIType</key>\n"
              + "<string>NSPrivacyAccessedAPICategoryUserDefaults</string>\n<key>NSPrivacyAccessedAPITypeReasons</key>\n<array>\n"
              + "<string>CA92.1</string>\n</array>\n</dict>\n</array>"),
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for code in AppCode.apps(of: family) {
      guard let info: InfoSubject = code.app.info, code.app.executablePath != nil, DeviceKeys.isStartedApp(info) else { continue }
      let ofApp: Set<String> = Self.explained(code.app)
      for part in code.parts {
        guard let file: FileSubject = part.file, let place: Place = part.info?.opening else { continue }
        var explained: Set<String>?
        for group in RequiredReasons.groups where !ofApp.contains(group.category) {
          guard let symbol: String = AppCode(app: part, frameworks: []).user(of: group.symbols)?.symbol else { continue }
          let own: Set<String> = explained ?? (part.bundle.path == code.app.bundle.path ? ofApp : Self.explained(part))
          explained = own
          guard !own.contains(group.category) else { continue }
          context.report(
            "\(code.words(for: part)) calls \(AppCode.words(forSymbol: symbol)) without a reason in a privacy manifest", at: place,
            in: file,
            help: "add '\(group.category)' with a reason to PrivacyInfo.xcprivacy")
        }
      }
    }
  }

  /// The groups that the manifests of a bundle explain.
  private static func explained(_ bundle: BundleSubject) -> Set<String> {
    Set(RequiredReasons.manifests(of: bundle).flatMap(PrivacyManifests.interfaces).compactMap { $0["NSPrivacyAccessedAPIType"]?.string })
  }
}
