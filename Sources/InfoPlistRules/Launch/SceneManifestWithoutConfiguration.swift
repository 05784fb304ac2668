import Linting

struct SceneManifestWithoutConfiguration: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "launch/scene-manifest-without-configuration", "an app with scenes does not say what its windows show", .warning, .runtime,
    scope: .of(.iOSApp, stage: .product), activation: .preview,
    rationale:
      "With UIApplicationSceneManifest windows belong to scenes, and UIMainStoryboardFile is no more enough. Unless the manifest has a "
      + "configuration for the role of an application, or code answers with one, nobody makes a window: the screen stays black. Apps of SwiftUI "
      + "bring their own.",
    remedy: "Add a configuration with UISceneStoryboardFile or UISceneDelegateClassName, or delete UIApplicationSceneManifest.",
    citations: [
      .repository("dotnet/macios", "issue 7596", .medium), .repository("StoDevX/AAO-React-Native", "pull request 6917", .medium),
      .keyPage("uiapplicationscenemanifest"),
    ])

  static var examples: RuleExamples {
    func tree(_ manifest: String, libraries: [String] = ["UIKit"], classes: [String] = ["AppDelegate"]) -> RuleExample {
      .bundle([
        "My.app/Info.plist": .info(
          "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n"
            + "<key>UIMainStoryboardFile</key>\n<string>Main</string>\n" + manifest),
        "My.app/My": ExampleExecutable(frameworks: libraries, symbols: ["_UIApplicationMain"]).content,
      ])
    }
    let empty: String = "<key>«UIApplicationSceneManifest»</key>\n<dict>\n<key>UIApplicationSupportsMultipleScenes</key>\n<true/>\n</dict>"
    let plain: String = empty.filter { $0 != "«" && $0 != "»" }
    return RuleExamples(
      failing: [tree(empty)],
      passing: [
        tree(plain, libraries: ["UIKit", "SwiftUI"]),
        tree(
          "<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UISceneConfigurations</key>\n<dict>\n"
            + "<key>UIWindowSceneSessionRoleApplication</key>\n<array>\n<dict>\n<key>UISceneStoryboardFile</key>\n<string>Main</string>\n"
            + "</dict>\n</array>\n</dict>\n</dict>"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, let manifest: PlacedValue = info["UIApplicationSceneManifest"], manifest.kind == .dictionary,
      let storyboard: String = info.literal("UIMainStoryboardFile"), !storyboard.isEmpty
    else { return }
    guard manifest["UISceneConfigurations"]?["UIWindowSceneSessionRoleApplication"]?.elements.isEmpty != false else { return }
    // Code may answer with a configuration; a class that can be a delegate of scenes makes that likely.
    guard let slices: [MachOSlice] = bundle.executableWithNames?.slices, !slices.isEmpty else { return }
    let mayAnswer: Bool = slices.contains { slice in
      slice.isEncrypted || slice.libraries.contains { $0.name == "SwiftUI" }
        || slice.importedSymbols?.contains("_OBJC_CLASS_$_UISceneConfiguration") != false
        || slice.objectiveCNames?.contains { $0.contains("Scene") } != false
    }
    guard !mayAnswer else { return }
    context.report(
      "the app has scenes, but no configuration says what their windows show", at: .key(manifest),
      notes: [DiagnosticNote("'\(storyboard)' in UIMainStoryboardFile is not shown, and the screen stays black")],
      help: "add a configuration with UISceneStoryboardFile, or delete the key")
  }
}
