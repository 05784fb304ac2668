import Linting

struct WebsiteAccessWithoutDomains: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/website-access-without-domains", "a Safari extension may read some websites, but names none", .warning, .runtime,
    rationale:
      "With the level Some, the extension sees the domains of 'Allowed Domains' only. Without that list it sees none, and its scripts are "
      + "never run.",
    remedy: "Add 'Allowed Domains' with the domains, or choose the level All.",
    citations: [.applePage("safariservices/adjusting-website-access-permissions"), .keyPage("nsextension/sfsafariwebsiteaccess")])

  private static func example(_ rest: String) -> String {
    "<key>NSExtension</key>\n<dict>\n<key>SFSafariWebsiteAccess</key>\n<dict>\n\(rest)\n</dict>\n</dict>"
  }

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(example("<key>Level</key>\n<string>«Some»</string>")),
        .info(example("<key>Allowed Domains</key>\n<array/>\n<key>Level</key>\n<string>«Some»</string>")),
      ],
      passing: [
        .info(example("<key>Level</key>\n<string>All</string>")),
        .info(
          example("<key>Allowed Domains</key>\n<array>\n<string>*.example.com</string>\n</array>\n<key>Level</key>\n<string>Some</string>")),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let access: PlacedValue = info["NSExtension"]?["SFSafariWebsiteAccess"], let level: PlacedValue = access["Level"],
      level.string == "Some", access["Allowed Domains"]?.elements.isEmpty ?? true
    else { return }
    context.report(
      "the level is 'Some', but 'Allowed Domains' names no domain", at: .content(level),
      notes: [DiagnosticNote("the extension sees no website")], help: "add 'Allowed Domains', or choose 'All'")
  }
}
