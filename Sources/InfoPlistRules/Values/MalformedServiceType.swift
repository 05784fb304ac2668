import Linting

struct MalformedServiceType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/malformed-service-type", "a Bonjour service type is not _name._tcp or _name._udp", .warning, .runtime,
    rationale:
      "The system compares the services that an app browses for with this list, name and protocol, each with its underscore. "
      + "A service that does not match is not found, without a message.",
    remedy: "Write it as _name._tcp or _name._udp.",
    citations: [.keyPage("nsbonjourservices")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSBonjourServices</key>\n<array>\n<string>«http»</string>\n</array>"
      ],
      passing: [
        "<key>NSBonjourServices</key>\n<array>\n<string>_http._tcp</string>\n<string>_sub._printer._sub._http._tcp</string>\n</array>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, format) in Formats.strings(of: [.serviceType], in: info) {
      guard !Formats.isValid(KeyNames.trim(text), format) else { continue }
      context.report(
        "'\(text)' is not a Bonjour service type", at: .content(item.value),
        help: "write it as '_name._tcp' or '_name._udp'")
    }
  }
}
