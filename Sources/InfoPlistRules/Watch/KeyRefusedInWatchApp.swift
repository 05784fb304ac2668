import Linting

struct KeyRefusedInWatchApp: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "watch/key-refused-in-watch-app", "a watch app for old systems has a key that keeps it from being installed", .error, .install,
    scope: .on(.watchOS, stage: .product),
    rationale:
      "Before watchOS 6 the app beside a WatchKit extension was a shell without code, and watches took only a fixed list of keys in it. The list "
      + "was never published; the keys that this rule knows are those of which reports tell that the watch or the store refused them.",
    remedy: "Move the key to the extension, or delete it.",
    citations: [
      Citation(.swiftBuild, .medium), .repository("lionheart/openradar-mirror", "issue 1511", .medium),
      .repository("lionheart/openradar-mirror", "issue 60", .medium), .repository("HipByte/RubyMotion", "pull request 213", .medium),
    ], fix: .unsafe)

  private static let old: String =
    "<key>WKWatchKitApp</key>\n<true/>\n<key>MinimumOSVersion</key>\n<string>4.0</string>"

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(old + "\n<key>«NSAppTransportSecurity»</key>\n<dict/>", fixed: old, stage: .product, platform: .watchOS)
      ],
      passing: [
        .info(old, stage: .product, platform: .watchOS),
        .info(
          "<key>WKWatchKitApp</key>\n<true/>\n<key>MinimumOSVersion</key>\n<string>7.0</string>\n<key>NSAppTransportSecurity</key>\n<dict/>",
          stage: .product, platform: .watchOS),
      ])
  }

  private static let keys: [String] = ["CFBundleResourceSpecification", "LSHasLocalizedDisplayName", "NSAppTransportSecurity"]

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["WKWatchKitApp"]?.node.boolean == true,
      let version: OSVersion = info.literal("MinimumOSVersion").flatMap(OSVersion.init(text:)), version < OSVersion(6)
    else { return }
    for key in Self.keys {
      guard let value: PlacedValue = info[key] else { continue }
      context.report(
        "watches before watchOS 6 do not install a watch app with '\(key)'", at: .key(value),
        help: "move it to the extension, or delete it",
        fixes: [.remove(value)])
    }
  }
}
