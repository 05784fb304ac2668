import Linting

struct EmptySceneConfiguration: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/empty-scene-configuration", "a scene configuration says nothing", .warning, .runtime, activation: .preview,
    rationale:
      "A configuration without a delegate class, a scene class and a storyboard gives a scene that nobody fills: the screen "
      + "stays black.",
    remedy: "Add UISceneDelegateClassName, or delete the configuration.",
    citations: [.repository("dotnet/macios", "issue 7596", .medium), .keyPage("uiapplicationscenemanifest/uisceneconfigurations")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UISceneConfigurations</key>\n<dict>\n"
            + "<key>UIWindowSceneSessionRoleApplication</key>\n<array>\n«<dict>»\n<key>UISceneConfigurationName</key>\n"
            + "<string>Default</string>\n</dict>\n</array>\n</dict>\n</dict>")
      ],
      passing: [
        .info(
          "<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UISceneConfigurations</key>\n<dict>\n"
            + "<key>UIWindowSceneSessionRoleApplication</key>\n<array>\n<dict>\n<key>UISceneDelegateClassName</key>\n"
            + "<string>a.B</string>\n</dict>\n</array>\n</dict>\n</dict>"),
        "<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UIApplicationSupportsMultipleScenes</key>\n<true/>\n</dict>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(under: "UIApplicationSceneManifest")
    where item.place.parent?.description == "UIApplicationSceneManifest.UISceneConfigurations" {
      for configuration in item.value.elements where configuration.kind == .dictionary {
        let keys: [String] = ["UISceneDelegateClassName", "UISceneClassName", "UISceneStoryboardFile", "UISceneInitialImmersionStyle"]
        guard !keys.contains(where: { configuration[$0] != nil }) else { continue }
        context.report(
          "a scene configuration names no delegate, class or storyboard", at: .opening(of: configuration),
          notes: [DiagnosticNote("the screen stays black")], help: "add UISceneDelegateClassName, or delete the configuration")
      }
    }
  }
}
