import Linting
import SystemModel

struct UnmatchableDomain: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/unmatchable-domain", "an exception domain has a name that no host ever has", .error,
    .runtime,
    rationale:
      "The key is compared with the host of an address in lower case, and with nothing else of it. A scheme, a port, a path, a wildcard, a space, "
      + "a capital letter or a letter outside ASCII keeps it from ever matching, so the exception does not exist.",
    remedy: "Write the bare host name; NSIncludesSubdomains stands for a wildcard.",
    citations: [.reference(.cocoa), .keyPage("nsapptransportsecurity/nsexceptiondomains")],
    requirements: ["R-ATS-049", "R-ATS-050"], fix: .unsafe, supersedes: ["ats/redundant-domain"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "«https://Example.com:8080/path»", "<key>NSIncludesSubdomains</key>\n<true/>"),
          fixed: TransportSecurityDictionary.example(
            domain: "example.com", "<key>NSIncludesSubdomains</key>\n<true/>")),
        .info(
          TransportSecurityDictionary.example(
            domain: "«Example.com»", "<key>NSIncludesSubdomains</key>\n<true/>"),
          fixed: TransportSecurityDictionary.example(
            domain: "example.com", "<key>NSIncludesSubdomains</key>\n<true/>")),
        .info(
          TransportSecurityDictionary.example(
            domain: "«*.example.com»", "<key>NSIncludesSubdomains</key>\n<true/>"),
          fixed: TransportSecurityDictionary.example(
            domain: "example.com", "<key>NSIncludesSubdomains</key>\n<true/>")),
        .info(
          TransportSecurityDictionary.example(
            domain: "«*»", "<key>NSIncludesSubdomains</key>\n<true/>")),
      ],
      passing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "my-host_1.example.com", "<key>NSIncludesSubdomains</key>\n<true/>")),
        .info(
          TransportSecurityDictionary.example(
            domain: "$(API_HOST)", "<key>NSIncludesSubdomains</key>\n<true/>"),
          note: "a build setting"),
        .info(
          TransportSecurityDictionary.example(
            domain: "xn--bcher-kva.example", "<key>NSIncludesSubdomains</key>\n<true/>")),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let domains: [PlacedValue] = TransportSecurityDictionary.domains(info)
    for domain in domains {
      guard let fault: String = Self.fault(domain.key) else { continue }
      let repaired: String? = Self.repaired(domain.key)
      let isFree: Bool = repaired.map { name in !domains.contains { $0.key == name } } ?? false
      var fixes: [RuleFix] = []
      if let repaired, isFree {
        let needsSubdomains: Bool =
          domain.key.contains("*") && domain[TransportSecurityKey.includesSubdomains] == nil
        let path: PropertyListPath = domain.path.appending(
          key: TransportSecurityKey.includesSubdomains)
        let edits: [PropertyListEdit] =
          (needsSubdomains && domain.kind == .dictionary ? [.insert(true, at: path)] : []) + [
            .rename(domain.path, to: repaired)
          ]
        fixes = [RuleFix("rename the key to '\(repaired)'", .values(edits))]
      }
      context.report(
        "the exception domain '\(domain.key)' \(fault)", at: .key(domain),
        notes: [DiagnosticNote("it never matches a host")],
        help: repaired.map {
          isFree ? "write '\($0)'" : "'\($0)' is there already; delete this entry"
        }, fixes: fixes)
    }
  }

  private static func fault(_ name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if AddressRange(name) != nil || IPAddress(name) != nil
      || TransportSecuritySpelling.isKnown(name)
    {
      return nil
    }
    if name.contains("://") { return "has a scheme" }
    if name.contains("*") { return "has a wildcard" }
    if name.contains(where: \.isWhitespace) { return "has a space" }
    if name.contains("/") { return "has a path" }
    if name.contains(":") { return "has a port" }
    if name.utf8.contains(where: { $0 >= 0x80 }) {
      return "has letters that hosts have in the form xn-- only"
    }
    if name.utf8.contains(where: { (0x41...0x5A).contains($0) }) { return "has capital letters" }
    if ConnectionHost(name) == nil { return "is no host name" }
    return name.hasPrefix(".") || name.contains("..") ? "has an empty label" : nil
  }

  private static func repaired(_ name: String) -> String? {
    var text: String = String(name.filter { !$0.isWhitespace })
    while text.hasPrefix("*") || text.hasPrefix(".") { text.removeFirst() }
    guard !text.contains("*"), !text.isEmpty else { return nil }
    let url: ConnectionURL? = try? ConnectionURL(text.contains("://") ? text : "https://" + text)
    guard let host: ConnectionHost = url?.host, fault(host.name) == nil, host.address == nil else {
      return nil
    }
    return host.name
  }
}
