public import InfoPlistResolution

/// What a dictionary opens and tightens, in plain words, one line for each place.
public struct TransportSecuritySummary: Sendable {
  /// A line.
  public struct Line: Sendable {
    /// The kinds of lines.
    public enum Kind: String, Sendable, Hashable {
      /// It lets more through.
      case opens
      /// It lets less through.
      case tightens
      /// It changes nothing, or only looks as if it did.
      case inert
    }

    /// What it does.
    public let kind: Kind
    /// The domain, or whom it concerns: `all hosts`, `web views`.
    public let subject: String
    /// What it does, in words.
    public let words: String
    /// Where the setting stands.
    public let place: Provenance
  }

  /// The lines, global ones first.
  public let lines: [Line]
  /// What makes the App Store ask for a reason.
  public let reviewTriggers: [ReviewTrigger]

  /// Describes a dictionary as a system reads it.
  public init(_ policy: TransportSecurityPolicy) {
    let rules: TransportSecurityRules = TransportSecurityRules(environment: policy.environment, profile: policy.profile)
    let configuration: TransportSecurityConfiguration = policy.configuration
    var lines: [Line] = Self.globalLines(configuration, rules)
    for domain in configuration.domains { lines.append(Self.line(domain, rules, isRangeRead: rules.readsAddresses)) }
    for domain in configuration.pinnedDomains {
      let count: Int = domain.leafKeys.count + domain.authorityKeys.count
      let words: String =
        rules.knowsPins
        ? count == 0 ? "is pinned to no key that can be read" : "must show one of \(count) pinned keys" : "is pinned for newer systems only"
      lines.append(Line(kind: rules.knowsPins && count > 0 ? .tightens : .inert, subject: domain.name, words: words, place: domain.place))
    }
    self.lines = lines
    reviewTriggers = configuration.reviewTriggers
  }

  private static func globalLines(_ configuration: TransportSecurityConfiguration, _ rules: TransportSecurityRules) -> [Line] {
    var lines: [Line] = []
    if let setting: TransportSecuritySetting<Bool> = configuration.arbitraryLoads {
      let others: String = configuration.domains.isEmpty ? "" : " but those named below"
      if rules.liftsAll(configuration) {
        lines.append(Line(kind: .opens, subject: "all hosts", words: "the rules are off for every host\(others)", place: setting.place))
      } else {
        let narrow: String = configuration.narrowKeys.map(\.key).joined(separator: ", ")
        let words: String =
          setting.value == true ? "NSAllowsArbitraryLoads is cancelled by \(narrow)" : "NSAllowsArbitraryLoads changes nothing"
        lines.append(Line(kind: .inert, subject: "all hosts", words: words, place: setting.place))
      }
    }
    for (setting, subject) in [
      (configuration.arbitraryLoadsForMedia, "media"), (configuration.arbitraryLoadsInWebContent, "web views"),
      (configuration.localNetworking, "local network"),
    ] {
      guard let setting else { continue }
      let isLocal: Bool = subject == "local network"
      switch (rules.knowsNarrowKeys, setting.value) {
      case (true, true?):
        let words: String = isLocal ? "local hosts are free of the rules, as they are without the key" : "the rules are off"
        lines.append(Line(kind: isLocal ? .inert : .opens, subject: subject, words: words, place: setting.place))
      case (true, false?) where isLocal:
        lines.append(Line(kind: .tightens, subject: subject, words: "local hosts are held to the rules", place: setting.place))
      default: lines.append(Line(kind: .inert, subject: subject, words: "\(setting.key) changes nothing", place: setting.place))
      }
    }
    return lines
  }

  private static func line(_ domain: ExceptionDomain, _ rules: TransportSecurityRules, isRangeRead: Bool) -> Line {
    let full: TransportSecurityRequirements = rules.full
    let mine: TransportSecurityRequirements = rules.requirements(of: domain)
    let isAddress: Bool = AddressRange(domain.name) != nil || IPAddress(domain.name) != nil
    if isAddress, !isRangeRead {
      return Line(kind: .inert, subject: domain.name, words: "addresses cannot be named on this system", place: domain.place)
    }
    var opened: [String] = []
    var closed: [String] = []
    if mine.allowsInsecureHTTP { opened.append("plain HTTP, and certificates that code accepts") }
    let minimum: TLSVersion = mine.minimumTLS ?? .tls10
    if minimum < .tls12 { opened.append("TLS from \(minimum.title.dropFirst(4)) on") }
    if minimum > .tls12 { closed.append("\(minimum.title) at least") }
    if !mine.requiresForwardSecrecy { opened.append("suites without forward secrecy") }
    if mine.transparency == .byKey { closed.append("certificates in public logs") }
    let scope: String = domain.includesSubdomains?.value == true && !isAddress ? " and its subdomains" : ""
    var words: [String] = []
    if !opened.isEmpty { words.append("allows " + opened.joined(separator: "; ")) }
    if !closed.isEmpty { words.append("requires " + closed.joined(separator: "; ")) }
    if words.isEmpty { words.append(mine == full ? "keeps the full rules" : "is judged by rules of its own") }
    let kind: Line.Kind = !opened.isEmpty ? .opens : !closed.isEmpty ? .tightens : .inert
    return Line(kind: kind, subject: domain.name + scope, words: words.joined(separator: ", "), place: domain.place)
  }
}
