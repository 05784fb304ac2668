import Linting

struct ModesOutsideWatchExtension: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "background/modes-outside-watch-extension", "background modes of a watch app stand in a bundle that does not run its code", .warning,
    .runtime,
    rationale:
      "A watch app made of an app and an extension has its code in the extension, and the system reads the modes there. In the app they do nothing, "
      + "and neither does WKBackgroundModes in an iPhone app: sessions do not start. A watch app of a single target has them itself.",
    remedy: "Move the modes to the Info.plist of the WatchKit extension, or of the watch app when it has none.",
    citations: [.keyPage("wkbackgroundmodes"), .applePage("watchkit/enabling-background-sessions")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>WKWatchKitApp</key>\n<true/>\n<key>«WKBackgroundModes»</key>\n<array>\n<string>workout-processing</string>\n</array>"),
        .info("<key>WKWatchKitApp</key>\n<true/>\n<key>«UIBackgroundModes»</key>\n<array>\n<string>audio</string>\n</array>"),
        .info("<key>«WKBackgroundModes»</key>\n<array>\n<string>workout-processing</string>\n</array>", product: .iOSApp),
      ],
      passing: [
        .info("<key>WKApplication</key>\n<true/>\n<key>WKBackgroundModes</key>\n<array>\n<string>workout-processing</string>\n</array>"),
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.watchkit</string>\n</dict>\n"
            + "<key>WKBackgroundModes</key>\n<array>\n<string>workout-processing</string>\n</array>"),
        .info("<key>WKWatchKitApp</key>\n<true/>\n<key>WKBackgroundModes</key>\n<array/>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let keys: [PlacedValue] = ["WKBackgroundModes", "UIBackgroundModes"].compactMap { info[$0] }.filter { !$0.elements.isEmpty }
    guard !keys.isEmpty else { return }
    let isDouble: Bool = info["WKWatchKitApp"]?.node.boolean == true && info["WKApplication"]?.node.boolean != true
    for value in keys {
      let isPhone: Bool = value.key == "WKBackgroundModes" && info.facts.product == .iOSApp && !info.facts.platforms.contains(.watchOS)
      guard isDouble || isPhone else { continue }
      context.report(
        "'\(value.key)' does nothing in \(isDouble ? "a watch app whose code is in an extension" : "an iPhone app")", at: .key(value),
        help: "move it to the Info.plist of the WatchKit extension\(isDouble ? "" : " or of the watch app")")
    }
  }
}
