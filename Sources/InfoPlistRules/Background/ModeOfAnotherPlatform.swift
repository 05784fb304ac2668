import Linting

struct ModeOfAnotherPlatform: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "background/mode-of-another-platform", "a background mode does nothing on the platform of the product", .info, .style,
    scope: RuleScope(stage: .product, platforms: [.iOS, .tvOS, .watchOS, .visionOS, .macOS]),
    rationale:
      "Each platform knows some of the modes, and builds with Xcode take the others out. One that is left does nothing. macOS knows none, unless the "
      + "app is made with Mac Catalyst.",
    remedy: "Delete the mode.",
    citations: [Citation(.swiftBuild), .keyPage("uibackgroundmodes")],
    requirements: ["R-IOS-010"], fix: .unsafe, supersedes: ["background/mode-without-companion-key"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n<string>«location»</string>\n</array>",
          fixed: "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>", stage: .product, platform: .tvOS),
        .info("<key>UIBackgroundModes</key>\n<array>\n<string>«audio»</string>\n</array>", stage: .product, platform: .macOS),
      ],
      passing: [
        .info("<key>UIBackgroundModes</key>\n<array>\n<string>location</string>\n</array>", stage: .product, platform: .iOS),
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>\n<key>UIDeviceFamily</key>\n<array>\n"
            + "<integer>6</integer>\n</array>", stage: .product, platform: .macOS, note: "Mac Catalyst"),
        .info("<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>", stage: .product, platform: .tvOS),
        .info("<key>UIBackgroundModes</key>\n<array>\n<string>bluetooth-central</string>\n</array>", stage: .product, platform: .watchOS),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let platform: Platform = info.facts.platform, info["UIBackgroundModes"] != nil else { return }
    for (mode, value) in BackgroundModes.all(in: info) where BackgroundModes.isForeign(mode, info) {
      context.report("'\(mode)' does nothing on \(platform.rawValue)", at: .content(value), help: "delete it", fixes: [.remove(value)])
    }
  }
}
