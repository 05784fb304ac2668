import Linting

struct TrackingWithoutPurpose: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/tracking-without-purpose", "a privacy manifest declares tracking, and the app never asks for it", .warning, .store,
    scope: RuleScope(stage: .product, platforms: [.iOS, .tvOS]),
    rationale:
      "Tracking needs the permission of people, which the app asks for with NSUserTrackingUsageDescription. Without it the permission is never "
      + "given, the system blocks the tracking domains, and the declaration contradicts the app.",
    remedy: "Add NSUserTrackingUsageDescription and ask, or switch tracking off and say so in the manifest.",
    citations: [
      .keyPage("nsusertrackingusagedescription"), .applePage("apptrackingtransparency"),
      .applePage("bundleresources/app-privacy-configuration/nsprivacytracking"),
    ])

  static var examples: RuleExamples {
    let app: String = "<key>LSRequiresIPhoneOS</key>\n<true/>"
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": .missing(app),
          "My.app/PrivacyInfo.xcprivacy": "<key>NSPrivacyTracking</key>\n<true/>",
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(app + "\n<key>NSUserTrackingUsageDescription</key>\n<string>Pays for the maps.</string>"),
          "My.app/PrivacyInfo.xcprivacy": "<key>NSPrivacyTracking</key>\n<true/>",
        ]),
        .bundle(["My.app/Info.plist": .info(app), "My.app/PrivacyInfo.xcprivacy": "<key>NSPrivacyTracking</key>\n<false/>"]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for code in AppCode.apps(of: family) {
      guard let info: InfoSubject = code.app.info, info["NSUserTrackingUsageDescription"] == nil, DeviceKeys.isStartedApp(info) else {
        continue
      }
      for part in code.parts {
        guard RequiredReasons.manifests(of: part).contains(where: { $0["NSPrivacyTracking"]?.node.boolean == true }) else { continue }
        context.report(
          "the privacy manifest of \(code.words(for: part)) declares tracking, but 'NSUserTrackingUsageDescription' is missing",
          at: info.opening, in: code.app.file, help: "add it and ask people, or switch tracking off")
        break
      }
    }
  }
}
