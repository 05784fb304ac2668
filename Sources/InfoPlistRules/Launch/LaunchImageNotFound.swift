import Linting

struct LaunchImageNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "launch/launch-image-not-found", "a launch image that the Info.plist names is not in the bundle", .warning, .runtime,
    scope: .on(.iOS, .iPadOS, stage: .product),
    rationale:
      "UILaunchImageName is the name of a file at the top of the bundle, without scale and extension. Without the file the app starts with a black "
      + "screen, or in the size of an old phone.",
    remedy: "Add the image, or use a launch storyboard.",
    citations: [.reference(.iOS), .store("ITMS-90096", .low)],
    requirements: ["R-IOS-047"])

  static var examples: RuleExamples {
    func info(_ name: String) -> RuleExample.FileContent {
      .info(
        "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>UILaunchImages</key>\n<array>\n<dict>\n"
          + "<key>UILaunchImageName</key>\n<string>\(name)</string>\n</dict>\n</array>")
    }
    return RuleExamples(
      failing: [
        .bundle(["My.app/My": .executable, "My.app/Info.plist": info("«Start»"), "My.app/images/Start@2x.png": .bytes([0])])
      ],
      passing: [
        .bundle(["My.app/My": .executable, "My.app/Info.plist": info("Start"), "My.app/Start-568h@2x.png": .bytes([0])]),
        .bundle(["My.app/My": .executable, "My.app/Info.plist": info("Start"), "My.app/Assets.car": .bytes([0])]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, info.entries.contains(where: { $0.key.hasPrefix("UILaunchImages") }),
      !bundle.hasResource("Assets.car"), !DeviceKeys.hasLaunchScreen(info), ProductFiles.isComplete(bundle)
    else { return }
    let names: [String] = ProductFiles.resources(bundle)
    for item in info.cataloged(at: "UILaunchImages[].UILaunchImageName") {
      guard let text: String = item.value.literal, !text.isEmpty, ProductFiles.images(of: text, among: names).isEmpty else { continue }
      context.report(
        "no launch image '\(text)' is at the top of the bundle", at: .content(item.value), help: "add it, or use a launch storyboard")
    }
  }
}
