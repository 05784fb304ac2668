import Linting

struct DifferingMainStoryboards: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "launch/differing-main-storyboards", "the app and its scene name different storyboards", .info, .runtime, scope: .on(.iOS),
    activation: .preview,
    rationale:
      "Systems from iOS 13 on take the storyboard of the scene configuration. UIMainStoryboardFile then counts on older systems alone, "
      + "and a name left there is never read by an app that does not run on them.",
    remedy: "Write the same name in both places, or delete UIMainStoryboardFile.",
    citations: [
      Citation(Source("Apple documentation: UISceneStoryboardFile, UIMainStoryboardFile; derived"), .low)
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.info(example("«Start»"), platform: .iOS, deploymentTarget: "15.0")],
      passing: [
        .info(example("Main"), platform: .iOS, deploymentTarget: "15.0"),
        .info(example("Start"), platform: .iOS, deploymentTarget: "12.0", note: "systems before iOS 13 read it"),
      ])
  }

  private static func example(_ name: String) -> String {
    "<key>UIMainStoryboardFile</key>\n<string>\(name)</string>\n<key>UIApplicationSceneManifest</key>\n<dict>\n"
      + "<key>UISceneConfigurations</key>\n<dict>\n<key>UIWindowSceneSessionRoleApplication</key>\n<array>\n<dict>\n"
      + "<key>UISceneStoryboardFile</key>\n<string>Main</string>\n</dict>\n</array>\n</dict>\n</dict>"
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["UIMainStoryboardFile"], let text: String = value.literal, !text.isEmpty else { return }
    guard let target: OSVersion = info.facts.deploymentTarget, target >= OSVersion(13) else { return }
    let roles: PlacedValue? = info["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    let names: [String] = (roles?["UIWindowSceneSessionRoleApplication"]?.elements ?? []).compactMap {
      $0["UISceneStoryboardFile"]?.literal
    }
    guard !names.isEmpty, !names.contains(text) else { return }
    context.report(
      "the scene shows '\(names[0])', not '\(text)'", at: .content(value), help: "write the same name, or delete UIMainStoryboardFile")
  }
}
