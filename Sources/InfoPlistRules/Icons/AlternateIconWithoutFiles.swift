import Linting

struct AlternateIconWithoutFiles: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "icons/alternate-icon-without-files", "an alternate icon names no files", .error, .runtime,
    rationale:
      "Each alternate icon is a dictionary with CFBundleIconFiles or, from an asset catalog, CFBundleIconName. Without "
      + "either there is nothing to show, and the store refuses it.",
    remedy: "Add CFBundleIconFiles.",
    citations: [
      .reference(.coreFoundation), .store("ITMS-90893"), .applePage("uikit/uiapplication/setalternateiconname(_:completionhandler:)"),
      .store("ITMS-90891", .low), .store("ITMS-90894", .low),
    ],
    requirements: ["R-ICON-035"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundleAlternateIcons</key>\n<dict>\n<key>«Blue»</key>\n<dict/>\n"
            + "</dict>\n</dict>")
      ],
      passing: [
        .info(
          "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundleAlternateIcons</key>\n<dict>\n<key>Blue</key>\n<dict>\n"
            + "<key>CFBundleIconFiles</key>\n<array>\n<string>Blue</string>\n</array>\n</dict>\n</dict>\n</dict>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for entry in info.entries where entry.key == "CFBundleIcons" || entry.key.hasPrefix("CFBundleIcons~") {
      guard let list: PlacedValue = entry["CFBundleAlternateIcons"], list.kind == .dictionary else { continue }
      for icon in list.members where icon.kind == .dictionary && icon["CFBundleIconName"] == nil {
        guard icon["CFBundleIconFiles"].map({ $0.kind == .array && $0.elements.isEmpty }) ?? true else { continue }
        context.report("the alternate icon '\(icon.key)' names no files", at: .key(icon), help: "add CFBundleIconFiles")
      }
    }
  }
}
