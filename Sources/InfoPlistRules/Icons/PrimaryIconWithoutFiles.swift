import Linting

struct PrimaryIconWithoutFiles: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "icons/primary-icon-without-files", "the primary icon names no files", .warning, .store,
    rationale:
      "The dictionary of the primary icon says nothing: neither files nor an icon of the asset catalog. Systems before iOS "
      + "11 read the files only.",
    remedy: "Add CFBundleIconName and CFBundleIconFiles.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-ICON-028", "R-ICON-027"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIcons</key>\n<dict>\n<key>«CFBundlePrimaryIcon»</key>\n<dict>\n<key>UIPrerenderedIcon</key>\n"
            + "<true/>\n</dict>\n</dict>")
      ],
      passing: [
        .info(
          "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundlePrimaryIcon</key>\n<dict>\n<key>CFBundleIconName</key>\n"
            + "<string>A</string>\n</dict>\n</dict>"),
        "<key>CFBundleIcons</key>\n<dict>\n\n</dict>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for entry in info.entries where entry.key == "CFBundleIcons" || entry.key.hasPrefix("CFBundleIcons~") {
      guard let icon: PlacedValue = entry["CFBundlePrimaryIcon"], icon.kind == .dictionary, icon["CFBundleIconName"] == nil else {
        continue
      }
      guard icon["CFBundleIconFiles"].map({ $0.kind == .array && $0.elements.isEmpty }) ?? true else { continue }
      context.report("the primary icon names no files", at: .key(icon), help: "add CFBundleIconName or CFBundleIconFiles")
    }
  }
}
