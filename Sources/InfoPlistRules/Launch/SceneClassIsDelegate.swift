import Linting

struct SceneClassIsDelegate: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/scene-class-is-delegate", "UISceneClassName names a class that is no scene", .warning, .runtime,
    rationale:
      "UISceneClassName is the class of the scene itself, UIWindowScene or CPTemplateApplicationScene as a rule. The class that an app "
      + "writes is the delegate, which belongs into UISceneDelegateClassName. UIKit cannot make a scene of a delegate, and shows none.",
    remedy: "Move the name to UISceneDelegateClassName, and delete UISceneClassName or write UIWindowScene.",
    citations: [
      .keyPage(
        "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneclassname")
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.info(example("«$(PRODUCT_MODULE_NAME).SceneDelegate»")), .info(example("«UIWindow»"))],
      passing: [.info(example("UIWindowScene")), .info(example("MyScene"))])
  }

  private static func example(_ name: String) -> String {
    "<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UISceneConfigurations</key>\n<dict>\n"
      + "<key>UIWindowSceneSessionRoleApplication</key>\n<array>\n<dict>\n<key>UISceneClassName</key>\n<string>\(name)</string>\n"
      + "<key>UISceneDelegateClassName</key>\n<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>\n</dict>\n</array>\n</dict>\n</dict>"
  }

  /// Classes of UIKit that are scenes; every other one with its prefix is none.
  private static let scenes: Set<String> = ["UIWindowScene", "UIScene"]

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(under: "UIApplicationSceneManifest") where item.value.key == "UISceneClassName" && item.parent != nil {
      guard let text: String = item.value.string, !text.isEmpty else { continue }
      let delegate: String? = info.container(of: item)["UISceneDelegateClassName"]?.string
      guard text == delegate || text.hasSuffix("Delegate") || text == "NSObject" || text.hasPrefix("UI") && !Self.scenes.contains(text)
      else { continue }
      context.report(
        "'\(text)' is no class of scenes", at: .content(item.value),
        help: "write UIWindowScene, and name the delegate in UISceneDelegateClassName")
    }
  }
}
