import Linting

struct BackgroundModesInClip: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "app-clips/background-modes-in-clip", "an App Clip has background modes", .error, .store, scope: .of(.appClip),
    rationale:
      "App Clips do no work in the background. The store refuses one that has UIBackgroundModes. Tools that copy the Info.plist of the app for the App "
      + "Clip bring the key along.",
    remedy: "Delete the key from the Info.plist of the App Clip.",
    citations: [
      Citation(
        Source("message of App Store Connect about UIBackgroundModes in App Clips, as reported at bndkt/react-native-app-clip#25"), .medium),
      .applePage("appclip/choosing-the-right-functionality-for-your-app-clip"),
    ], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSAppClip</key>\n<dict/>\n<key>«UIBackgroundModes»</key>\n<array>\n<string>fetch</string>\n</array>",
          fixed: "<key>NSAppClip</key>\n<dict/>", product: .appClip)
      ],
      passing: [
        .info("<key>UIBackgroundModes</key>\n<array>\n<string>fetch</string>\n</array>", product: .iOSApp),
        .info("<key>NSAppClip</key>\n<dict/>", product: .appClip),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["UIBackgroundModes"] else { return }
    context.report(
      "an App Clip has no background modes", at: .key(value), notes: [DiagnosticNote("the App Store refuses it")], help: "delete the key",
      fixes: [.remove(value)])
  }
}
