import Linting

struct PrimaryIconAsAlternate: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "icons/primary-icon-as-alternate", "the primary icon is among the alternate ones too", .info, .style, activation: .onRequest,
    rationale:
      "An app goes back to its primary icon with the name nil. The same picture as an alternate icon is stored twice, and is a second state in "
      + "which the app looks the same. Some build tools refuse it.",
    remedy: "Delete the alternate icon, and set the name nil in code.",
    citations: [
      .repository("dotnet/macios", "MT7127, MT7128", .medium), .applePage("uikit/uiapplication/setalternateiconname(_:completionhandler:)"),
    ])

  static var examples: RuleExamples {
    func icons(_ alternate: String) -> String {
      "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundlePrimaryIcon</key>\n<dict>\n<key>CFBundleIconName</key>\n<string>AppIcon</string>\n</dict>\n"
        + "<key>CFBundleAlternateIcons</key>\n<dict>\n<key>Other</key>\n<dict>\n<key>CFBundleIconName</key>\n<string>\(alternate)</string>\n"
        + "</dict>\n</dict>\n</dict>"
    }
    return RuleExamples(failing: [.info(icons("«AppIcon»"))], passing: [.info(icons("AppIconDark")), .info(icons("$(ICON)"))])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for entry in info.entries where entry.key == "CFBundleIcons" || entry.key.hasPrefix("CFBundleIcons~") {
      guard let primary: PlacedValue = entry["CFBundlePrimaryIcon"], let alternates: PlacedValue = entry["CFBundleAlternateIcons"] else {
        continue
      }
      // Names on tvOS and visionOS are texts in lists.
      let name: String? = primary.literal ?? primary["CFBundleIconName"]?.literal
      let values: [PlacedValue] = alternates.kind == .array ? alternates.elements : alternates.members.compactMap { $0["CFBundleIconName"] }
      guard let name, !name.isEmpty else { continue }
      for value in values where value.literal == name {
        context.report("'\(name)' is the primary icon already", at: .content(value), help: "delete it here, and set the name nil in code")
      }
    }
  }
}
