import Linting

struct SceneDelegateWithoutModule: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/scene-delegate-without-module", "the delegate class of a scene is named without its module", .info, .runtime,
    scope: .sources, activation: .preview,
    rationale:
      "Swift classes are looked up as Module.Class. Without the module only a class with an Objective-C name is found; "
      + "otherwise the scene has no delegate and the screen stays black.",
    remedy: "Write $(PRODUCT_MODULE_NAME).SceneDelegate.",
    citations: [
      .repository("bazelbuild/rules_apple", "issue 1016", .medium), .repository("mapbox/mapbox-navigation-ios", "issue 4533", .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UISceneConfigurations</key>\n<dict>\n"
            + "<key>UIWindowSceneSessionRoleApplication</key>\n<array>\n<dict>\n<key>UISceneDelegateClassName</key>\n"
            + "<string>«SceneDelegate»</string>\n</dict>\n</array>\n</dict>\n</dict>")
      ],
      passing: [
        .info(
          "<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UISceneConfigurations</key>\n<dict>\n"
            + "<key>UIWindowSceneSessionRoleApplication</key>\n<array>\n<dict>\n<key>UISceneDelegateClassName</key>\n"
            + "<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>\n</dict>\n</array>\n</dict>\n</dict>"),
        .info(
          "<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UISceneConfigurations</key>\n<dict>\n"
            + "<key>UIWindowSceneSessionRoleApplication</key>\n<array>\n<dict>\n<key>UISceneDelegateClassName</key>\n"
            + "<string>ABCSceneDelegate</string>\n</dict>\n</array>\n</dict>\n</dict>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(under: "UIApplicationSceneManifest")
    where item.place.parent?.description == "UIApplicationSceneManifest.UISceneConfigurations" {
      for configuration in item.value.elements {
        // The name of the template; classes with a prefix are usually written in Objective-C.
        guard let name: PlacedValue = configuration["UISceneDelegateClassName"], name.literal == "SceneDelegate" else { continue }
        context.report(
          "'SceneDelegate' is found only when it is the name of an Objective-C class", at: .content(name),
          help: "write '$(PRODUCT_MODULE_NAME).SceneDelegate' for a Swift class")
      }
    }
  }
}
