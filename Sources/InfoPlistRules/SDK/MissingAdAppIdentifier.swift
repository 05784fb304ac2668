import Linting

struct MissingAdAppIdentifier: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "sdk/missing-ad-app-identifier", "an app has the Google Mobile Ads SDK and no GADApplicationIdentifier", .error, .runtime,
    scope: RuleScope(stage: .product, platforms: [.iOS]),
    rationale: "The library ends the app with an exception at its start when the key is missing, before anything is shown.",
    remedy: "Add GADApplicationIdentifier with the identifier of the app, which has a tilde in it.",
    citations: [
      .repository("googleads/googleads-mobile-unity", "issue 2045", .medium),
      .repository("invertase/react-native-google-mobile-ads", "issue 399", .medium),
      Citation("developers.google.com/admob/ios/quick-start"),
    ])

  static var examples: RuleExamples {
    let app: String = "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleExecutable</key>\n<string>My</string>"
    let library: RuleExample.FileContent =
      "<key>CFBundlePackageType</key>\n<string>FMWK</string>\n<key>CFBundleExecutable</key>\n<string>GoogleMobileAds</string>"
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": .missing(app),
          "My.app/Frameworks/GoogleMobileAds.framework/Info.plist": library,
          "My.app/Frameworks/GoogleMobileAds.framework/GoogleMobileAds": .executable,
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(app + "\n<key>GADApplicationIdentifier</key>\n<string>ca-app-pub-1234567890123456~12</string>"),
          "My.app/Frameworks/GoogleMobileAds.framework/Info.plist": library,
          "My.app/Frameworks/GoogleMobileAds.framework/GoogleMobileAds": .executable,
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for code in AppCode.apps(of: family) {
      guard let info: InfoSubject = code.app.info, info["GADApplicationIdentifier"] == nil, info["GADIsAdManagerApp"] == nil else {
        continue
      }
      let isLinked: Bool =
        code.frameworks.contains { $0.bundle.name == "GoogleMobileAds.framework" }
        || code.parts.contains { part in
          part.executableWithNames?.slices.contains { $0.objectiveCNames?.contains("GADMobileAds") == true } ?? false
        }
      guard isLinked else { continue }
      context.report(
        "the Google Mobile Ads SDK is in the app, but 'GADApplicationIdentifier' is missing", at: info.opening, in: code.app.file,
        notes: [DiagnosticNote("the library ends the app at its start")], help: "add the identifier of the app from the AdMob console")
    }
  }
}
