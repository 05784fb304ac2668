import Linting

struct SceneDelegateBesideSwiftUI: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "launch/scene-delegate-beside-swift-ui", "an app of SwiftUI names a storyboard or a delegate for its windows", .info, .runtime,
    scope: .of(.iOSApp, stage: .product), activation: .preview,
    rationale:
      "An app that starts with the protocol App of SwiftUI makes its windows itself. A configuration of scenes in the Info.plist is left over "
      + "from an earlier way of starting: its storyboard is not shown, and its delegate competes with SwiftUI for the window.",
    remedy: "Delete the entries; let an app delegate answer with a configuration where a delegate of scenes is needed.",
    citations: [
      .repository("team-aliens/DMS-iOS", "pull request 33", .medium), .applePage("swiftui/uiapplicationdelegateadaptor"),
    ])

  static var examples: RuleExamples {
    func tree(_ key: String, symbols: [String]) -> RuleExample {
      .bundle([
        "My.app/Info.plist": .info(
          "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n"
            + "<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UISceneConfigurations</key>\n<dict>\n"
            + "<key>UIWindowSceneSessionRoleApplication</key>\n<array>\n<dict>\n<key>\(key)</key>\n<string>My.SceneDelegate</string>\n"
            + "</dict>\n</array>\n</dict>\n</dict>"),
        "My.app/My": ExampleExecutable(symbols: symbols).content,
      ])
    }
    return RuleExamples(
      failing: [tree("«UISceneDelegateClassName»", symbols: [start]), tree("«UISceneStoryboardFile»", symbols: [start])],
      passing: [
        tree("UISceneDelegateClassName", symbols: ["_UIApplicationMain"]), tree("UISceneConfigurationName", symbols: [start]),
      ])
  }

  /// The function that starts an app of SwiftUI.
  private static let start: String = "_$s7SwiftUI3AppPAAE4mainyyFZ"

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info,
      let roles: PlacedValue = info["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    else { return }
    let entries: [PlacedValue] = (roles["UIWindowSceneSessionRoleApplication"]?.elements ?? []).compactMap {
      $0["UISceneStoryboardFile"] ?? $0["UISceneDelegateClassName"]
    }
    guard !entries.isEmpty, let slices: [MachOSlice] = bundle.executableWithNames?.slices,
      slices.contains(where: { $0.importedSymbols?.contains(Self.start) == true })
    else { return }
    for entry in entries {
      context.report(
        "the app starts with SwiftUI, which makes its windows itself", at: .key(entry),
        notes: [DiagnosticNote("'\(entry.key)' is left over from another way of starting")], help: "delete the configuration")
    }
  }
}
