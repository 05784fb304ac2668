import Linting

struct FullScreenOptOut: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/full-screen-opt-out", "an iPad app asks for the full screen, which later systems will not grant", .warning, .runtime,
    scope: RuleScope(platforms: [.iOS, .iPadOS], sdkFrom: "26.0"),
    rationale:
      "UIRequiresFullScreen and the mode of compatibility behind it are deprecated since iPadOS 26, and a later system will ignore the key. An app that "
      + "was never shown in other sizes is then resized all the same, with broken layouts.",
    remedy:
      "Make the app work in all sizes and delete the key, or say in UIRequiresFullScreenIgnoredStartingWithVersion from which system on it does.",
    citations: [
      .applePage("technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"), .keyPage("uirequiresfullscreen"),
      .keyPage("uirequiresfullscreenignoredstartingwithversion"), Citation(.swiftBuild),
    ],
    formerIDs: ["devices/full-screen-opt-out-ignored"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«UIRequiresFullScreen»</key>\n<true/>", stage: .product, platform: .iOS, sdk: "26.0")
      ],
      passing: [
        .info("<key>UIRequiresFullScreen</key>\n<true/>", stage: .product, platform: .iOS, sdk: "18.0"),
        .info("<key>UIRequiresFullScreen</key>\n<false/>", stage: .product, platform: .iOS, sdk: "26.0"),
        .info(
          "<key>UIRequiresFullScreen</key>\n<true/>\n<key>UIRequiresFullScreenIgnoredStartingWithVersion</key>\n<string>26.2</string>",
          stage: .product, platform: .iOS, sdk: "26.2"),
        .info(
          "<key>UIRequiresFullScreen</key>\n<true/>\n<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n</array>", stage: .product,
          platform: .iOS, sdk: "26.0", note: "the key means nothing on iPhone"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info.facts.sdk != nil, let value: PlacedValue = info["UIRequiresFullScreen"], value.node.boolean == true,
      info["UIRequiresFullScreenIgnoredStartingWithVersion"] == nil
    else { return }
    let families: [Int] = DeviceKeys.families(info)
    guard families.isEmpty || families.contains(2) else { return }
    context.report(
      "UIRequiresFullScreen is deprecated since iPadOS 26", at: .key(value), notes: [DiagnosticNote("a later system will ignore it")],
      help: "make the app work in all sizes, and delete the key")
  }
}
