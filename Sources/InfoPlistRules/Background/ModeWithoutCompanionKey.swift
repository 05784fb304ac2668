import Linting

struct ModeWithoutCompanionKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "background/mode-without-companion-key", "a background mode is set without a key that its work needs", .warning, .runtime,
    rationale:
      "Most background modes go with a key: the position cannot be asked for without a purpose string, nor can "
      + "Bluetooth or the microphone; an accessory answers only to protocols that are listed. Without the key the mode is "
      + "asked for in vain, and reviewers refuse it.",
    remedy: "Add the key, or drop the mode.",
    citations: [
      .applePage("xcode/configuring-background-execution-modes"), .keyPage("uibackgroundmodes"),
      .store("ITMS-90683", seenAt: "transistorsoft/react-native-background-geolocation#884"),
    ],
    requirements: ["R-IOS-014", "R-IOS-019"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>UIBackgroundModes</key>\n<array>\n<string>«location»</string>\n</array>", stage: .product, platform: .iOS),
        .info("<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n<string>«external-accessory»</string>\n</array>"),
      ],
      passing: [
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>location</string>\n</array>\n<key>NSLocationWhenInUseUsageDescription</key>\n<string>to record your runs</string>",
          stage: .product, platform: .iOS),
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>location</string>\n</array>", stage: .product, platform: .tvOS,
          note: "the mode does nothing there, as another rule tells"),
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>location</string>\n</array>", note: "a build setting may give the purpose string"),
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n<string>fetch</string>\n</array>", stage: .product, platform: .iOS
        ),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (mode, value) in BackgroundModes.all(in: info) {
      guard let needed: [String] = BackgroundModes.companions[mode], !BackgroundModes.isForeign(mode, info) else { continue }
      let isThere: Bool = info.entries.contains { entry in needed.contains { entry.key == $0 || entry.key.hasPrefix($0 + "~") } }
      if isThere || needed.contains(where: { KeyCatalog.topLevelKey(named: $0).map(info.maySettingsGive) ?? false }) { continue }
      context.report(
        "'\(mode)' needs '\(needed[0])', which is not there", at: .content(value),
        help: "add the key, or drop the mode")
    }
  }
}
