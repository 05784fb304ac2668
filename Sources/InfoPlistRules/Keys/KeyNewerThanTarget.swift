import Linting

struct KeyNewerThanTarget: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/key-newer-than-target", "a key is newer than the oldest system that the product runs on", .info, .runtime, activation: .onRequest,
    rationale:
      "Older systems do not know the key and behave as if it were not there.",
    remedy: "See that the product works without it on the older systems.",
    citations: [.applePage("bundleresources")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«UILaunchScreen»</key>\n<dict/>", stage: .product, platform: .iOS, deploymentTarget: "12.0")
      ],
      passing: [
        .info("<key>UILaunchScreen</key>\n<dict/>", stage: .product, platform: .iOS, deploymentTarget: "15.0"),
        .info(
          "<key>LSMinimumSystemVersion</key>\n<string>10.15</string>", stage: .product, platform: .macCatalyst,
          note: "a version of macOS: 10.15 is 13.1 there"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let platform: Platform = info.facts.platform, let target: OSVersion = info.facts.deploymentTarget else { return }
    for item in info.cataloged where item.parent == nil && item.standing == .known {
      guard let since: OSVersion = item.entry?.availability.on(platform)?.introduced, since > target else { continue }
      context.report(
        "'\(item.value.key)' is read from \(platform.rawValue) \(since) on, but the product runs on \(target)", at: .key(item.value),
        help: "see that the product works without it there")
    }
  }
}
