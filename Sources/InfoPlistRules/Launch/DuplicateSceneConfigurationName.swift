import Linting

struct DuplicateSceneConfigurationName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/duplicate-scene-configuration-name", "two scene configurations of a role have the same name", .warning, .runtime,
    rationale:
      "Code asks for a configuration by its name. The second one of a name is never found.",
    remedy: "Give each configuration a name of its own.",
    citations: [.keyPage("uiapplicationscenemanifest/uisceneconfigurations"), .applePage("uikit/uisceneconfiguration")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UISceneConfigurations</key>\n<dict>\n"
            + "<key>UIWindowSceneSessionRoleApplication</key>\n<array>\n<dict>\n<key>UISceneConfigurationName</key>\n"
            + "<string>A</string>\n</dict>\n<dict>\n<key>UISceneConfigurationName</key>\n<string>«A»</string>\n</dict>\n"
            + "</array>\n</dict>\n</dict>")
      ],
      passing: [
        .info(
          "<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UISceneConfigurations</key>\n<dict>\n"
            + "<key>UIWindowSceneSessionRoleApplication</key>\n<array>\n<dict>\n<key>UISceneConfigurationName</key>\n"
            + "<string>A</string>\n</dict>\n<dict>\n<key>UISceneConfigurationName</key>\n<string>B</string>\n</dict>\n"
            + "</array>\n</dict>\n</dict>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(under: "UIApplicationSceneManifest")
    where item.place.parent?.description == "UIApplicationSceneManifest.UISceneConfigurations" {
      var seen: Set<String> = []
      for configuration in item.value.elements {
        guard let name: PlacedValue = configuration["UISceneConfigurationName"], let text: String = name.literal,
          !seen.insert(text).inserted
        else { continue }
        context.report(
          "another configuration of this role has the name '\(text)' too", at: .content(name), help: "give it a name of its own")
      }
    }
  }
}
