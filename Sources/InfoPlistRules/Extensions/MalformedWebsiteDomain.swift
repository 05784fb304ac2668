import Linting

struct MalformedWebsiteDomain: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/malformed-website-domain", "a domain of a Safari extension is written as an address", .warning, .runtime,
    rationale:
      "'Allowed Domains' holds names of domains, such as example.com or *.example.com. Whole addresses, with a scheme, a port or a path, are the "
      + "name of no domain, so that the extension is not let into the website.",
    remedy: "Write the domain alone.",
    citations: [
      .applePage("safariservices/adjusting-website-access-permissions"), .keyPage("nsextension/sfsafariwebsiteaccess/allowed-domains"),
    ], fix: .unsafe)

  private static func example(_ domain: String) -> String {
    "<key>NSExtension</key>\n<dict>\n<key>SFSafariWebsiteAccess</key>\n<dict>\n<key>Allowed Domains</key>\n<array>\n<string>\(domain)</string>\n"
      + "</array>\n<key>Level</key>\n<string>Some</string>\n</dict>\n</dict>"
  }

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(example("«https://example.com/»"), fixed: example("example.com")),
        .info(example("«example.com/path»"), fixed: example("example.com")),
      ],
      passing: [.info(example("example.com")), .info(example("*.example.com")), .info(example("$(DOMAIN)"))])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for value in info["NSExtension"]?["SFSafariWebsiteAccess"]?["Allowed Domains"]?.elements ?? [] {
      guard let text: String = value.literal, text.contains("/") || text.contains(":") else { continue }
      let start: String.Index = text.firstRange(of: "://")?.upperBound ?? text.startIndex
      let domain: String = String(text[start...].prefix { $0 != "/" && $0 != ":" })
      context.report(
        "'\(text)' is an address, not a domain", at: .content(value), notes: [DiagnosticNote("the extension sees no such website")],
        help: domain.isEmpty ? "write the domain alone" : "write '\(domain)'",
        fixes: domain.isEmpty ? [] : [.set(value, to: .string(domain), "write '\(domain)'")])
    }
  }
}
