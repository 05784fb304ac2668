import Linting

struct MalformedLaunchImageName: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "launch/malformed-launch-image-name", "a launch image has a name that the system does not look for", .warning, .runtime,
    scope: .on(.iOS, .iPadOS, stage: .product),
    rationale:
      "The system puts the names of launch images together: the basename, then the height of the screen such as -568h, the orientation such as "
      + "-Landscape, the scale @2x, and the device ~ipad, in this order. A file with another modifier, another order or another case is never shown; an "
      + "image for a screen of 568 points needs @2x.",
    remedy: "Rename the file, or use a launch storyboard.",
    citations: [.reference(.iOS)],
    requirements: ["R-IOS-038", "R-IOS-039", "R-IOS-040", "R-IOS-041", "R-IOS-043"])

  static var examples: RuleExamples {
    let info: String =
      "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>«UILaunchImageFile»</key>\n<string>Start</string>"
    func tree(_ info: String, _ files: String...) -> RuleExample {
      var tree: [String: RuleExample.FileContent] = ["My.app/My": .executable, "My.app/Info.plist": .info(info)]
      for file in files { tree["My.app/" + file] = .bytes([0]) }
      return .bundle(tree)
    }
    let plain: String = info.filter { $0 != "«" && $0 != "»" }
    return RuleExamples(
      failing: [tree(info, "Start-568h.png"), tree(info, "Start~ipad-Portrait.png"), tree(info, "Start-landscape.png")],
      passing: [
        tree(plain, "Start.png", "Start@2x.png", "Start-568h@2x.png", "Start-Landscape@2x~ipad.png", "Start-PortraitUpsideDown~ipad.png"),
        tree(plain, "Starter-pack.png"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    // Who has a launch screen or names each image needs no rules about names.
    guard let info: InfoSubject = bundle.info,
      let value: PlacedValue = info.entries.first(where: { $0.key.hasPrefix("UILaunchImageFile") }),
      let base: String = value.literal, !base.isEmpty, info["UILaunchImages"] == nil, !DeviceKeys.hasLaunchScreen(info)
    else { return }
    for name in ProductFiles.resources(bundle) where name.hasPrefix(base) && name.hasSuffix(".png") {
      let modifiers: Substring = name.dropFirst(base.count).dropLast(4)
      guard let first: Character = modifiers.first, "-@~".contains(first), let problem: String = Self.problem(modifiers) else { continue }
      context.report("'\(name)' is never shown: \(problem)", at: .key(value), help: "rename the file, or use a launch storyboard")
    }
  }

  /// What is wrong with the modifiers of a launch image; nil when the system puts the same ones together.
  private static func problem(_ modifiers: Substring) -> String? {
    var rest: Substring = modifiers
    func take(_ choices: [String]) -> String? {
      guard let found: String = choices.first(where: { rest.hasPrefix($0) }) else { return nil }
      rest = rest.dropFirst(found.count)
      return found
    }
    let height: String? = take(["-568h", "-667h", "-736h", "-812h", "-896h", "-1100", "-1200", "-1112h", "-1194h", "-1366h", "-2436h"])
    _ = take(["-LandscapeLeft", "-LandscapeRight", "-Landscape", "-PortraitUpsideDown", "-Portrait"])
    let scale: String? = take(["@2x", "@3x"])
    _ = take(["~iphone", "~ipad", "~ipod"])
    if !rest.isEmpty { return "'\(rest)' is no modifier, or stands in the wrong place" }
    if height == "-568h", scale == nil { return "an image for 568 points needs @2x" }
    return nil
  }
}
