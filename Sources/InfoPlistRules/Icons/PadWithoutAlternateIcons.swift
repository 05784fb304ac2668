import Linting

struct PadWithoutAlternateIcons: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "icons/pad-without-alternate-icons", "alternate icons are declared for iPhone but not for iPad", .warning, .runtime,
    rationale:
      "On iPad CFBundleIcons~ipad takes the place of CFBundleIcons as a whole. Alternate icons that stand in one only "
      + "cannot be chosen on the other, and the call to choose one fails.",
    remedy: "Repeat the alternate icons in CFBundleIcons~ipad.",
    citations: [
      .reference(.coreFoundation), .repository("pointfreeco/isowords", "issue 78", .medium),
      .repository("bazelbuild/rules_apple", "issue 1971", .medium), .store("ITMS-90892"),
    ],
    requirements: ["R-ICON-037"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundleAlternateIcons</key>\n<dict>\n<key>«Blue»</key>\n<dict>\n"
            + "<key>CFBundleIconFiles</key>\n<array>\n<string>Blue</string>\n</array>\n</dict>\n</dict>\n</dict>\n"
            + "<key>CFBundleIcons~ipad</key>\n<dict>\n\n</dict>")
      ],
      passing: [
        .info(
          "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundleAlternateIcons</key>\n<dict>\n<key>Blue</key>\n<dict>\n"
            + "<key>CFBundleIconFiles</key>\n<array>\n<string>Blue</string>\n</array>\n</dict>\n</dict>\n</dict>\n"
            + "<key>CFBundleIcons~ipad</key>\n<dict>\n<key>CFBundleAlternateIcons</key>\n<dict>\n<key>Blue</key>\n<dict>\n"
            + "<key>CFBundleIconFiles</key>\n<array>\n<string>BlueP</string>\n</array>\n</dict>\n</dict>\n</dict>"),
        .info(
          "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundleAlternateIcons</key>\n<dict>\n<key>Blue</key>\n<dict>\n"
            + "<key>CFBundleIconFiles</key>\n<array>\n<string>Blue</string>\n</array>\n</dict>\n</dict>\n</dict>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let phone: PlacedValue = info["CFBundleIcons"]?["CFBundleAlternateIcons"], phone.kind == .dictionary else { return }
    guard let pad: PlacedValue = info["CFBundleIcons~ipad"], pad.kind == .dictionary else { return }
    let families: [Int] = DeviceKeys.families(info)
    guard families.isEmpty || families.contains(2) else { return }
    for icon in phone.members where pad["CFBundleAlternateIcons"]?[icon.key] == nil {
      context.report(
        "the alternate icon '\(icon.key)' is not in CFBundleIcons~ipad", at: .key(icon),
        notes: [DiagnosticNote("it cannot be chosen on iPad")], help: "repeat it there")
    }
  }
}
