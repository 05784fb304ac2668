import Linting

struct IphoneRequirementElsewhere: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/iphone-requirement-elsewhere", "LSRequiresIPhoneOS stands in a bundle for another platform", .warning, .install,
    scope: RuleScope(stage: .product, platforms: [.watchOS, .macOS]),
    rationale:
      "The key says that the app runs on iOS only. Builds take it out for the watch and for the Mac, and tools that "
      + "check watch apps refuse them with it.",
    remedy: "Delete the key.",
    citations: [
      Citation(.swiftBuild), .repository("dotnet/macios", "errors E7021 and E7039"), .keyPage("lsrequiresiphoneos"), .store("ITMS-90508"),
      .store("ITMS-90545", seenAt: "fastlane/fastlane#1891"),
    ],
    requirements: ["R-LS-030"], fix: .unsafe, supersedes: ["keys/no-effect-on-platform"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«LSRequiresIPhoneOS»</key>\n<true/>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .watchOS)
      ],
      passing: [
        .info("<key>LSRequiresIPhoneOS</key>\n<true/>", stage: .product, platform: .iOS),
        .info("<key>LSRequiresIPhoneOS</key>\n<false/>", stage: .product, platform: .watchOS),
        .info(
          "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>UIDeviceFamily</key>\n<array>\n<integer>2</integer>\n</array>", stage: .product,
          platform: .macOS, note: "Mac Catalyst"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["LSRequiresIPhoneOS"], value.node.boolean == true, let platform: Platform = info.facts.platform
    else { return }
    if platform == .macOS, info["UIDeviceFamily"] != nil { return }
    context.report(
      "LSRequiresIPhoneOS does not belong into a bundle for \(platform.rawValue)", at: .key(value), help: "delete it",
      fixes: [.remove(value)])
  }
}
