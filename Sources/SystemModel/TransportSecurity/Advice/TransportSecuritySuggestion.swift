public import InfoPlistResolution
public import PropertyLists

/// The smallest dictionary with which some loads work.
///
/// Smallest means: taking any part of it out breaks one of the loads, and it opens no host and no rule that they do not need.
public struct TransportSecuritySuggestion: Sendable {
  /// A load for which there is nothing to suggest.
  public struct Remark: Sendable, Hashable {
    /// The load.
    public let text: String
    /// Whether it works as it is; false: no exception makes it work.
    public let works: Bool
    /// Why, in words.
    public let reason: String
  }

  /// The dictionary; empty when no exception is needed or helps.
  public let dictionary: PropertyListDictionary
  /// The loads that need no exception, or that none helps.
  public let remarks: [Remark]
  /// What the exceptions risk, in words, one for each kind of opening.
  public let risks: [String]
  /// What in it makes the App Store ask for a reason.
  public let reviewTriggers: [ReviewTrigger]

  /// Makes a suggestion for a system.
  public init(for needs: [ConnectionNeed], environment: Environment, profile: TransportSecurityProfile = .current) {
    let empty: TransportSecurityPolicy = TransportSecurityPolicy(
      TransportSecurityConfiguration(nil, file: ""), environment: environment, profile: profile)
    var remarks: [Remark] = []
    var open: [String: [ConnectionNeed]] = [:]
    for need in needs {
      let verdict: TransportSecurityVerdict = empty.verdict(for: need.url)
      if need.isMet(by: verdict) {
        remarks.append(Remark(text: need.text, works: true, reason: Self.reason(verdict)))
      } else if let host: ConnectionHost = need.url.host {
        open[host.name, default: []].append(need)
      }
    }
    var entries: [PropertyListDictionary.Entry] = []
    for (name, needs) in open.sorted(by: { $0.key < $1.key }) {
      // A load that no exception of its own makes work must not take the others of its host along.
      var possible: [ConnectionNeed] = []
      for need in needs {
        let trial: TransportSecurityPolicy = TransportSecurityPolicy(
          TransportSecurityConfiguration(Self.dictionary(of: [Self.entry(name, [need])]), file: ""), environment: environment,
          profile: profile)
        if need.isMet(by: trial.verdict(for: need.url)) {
          possible.append(need)
        } else {
          remarks.append(Remark(text: need.text, works: false, reason: Self.impossibility(need, trial)))
        }
      }
      if !possible.isEmpty { entries.append(Self.entry(name, possible)) }
    }
    dictionary = entries.isEmpty ? PropertyListDictionary() : Self.dictionary(of: entries)
    self.remarks = remarks
    let configuration: TransportSecurityConfiguration = TransportSecurityConfiguration(dictionary, file: "")
    reviewTriggers = configuration.reviewTriggers
    risks = Self.risks(configuration)
  }

  private static func dictionary(of domains: [PropertyListDictionary.Entry]) -> PropertyListDictionary {
    PropertyListDictionary([
      PropertyListDictionary.Entry(key: TransportSecurityKey.exceptionDomains, value: .dictionary(PropertyListDictionary(domains)))
    ])
  }

  private static func entry(_ name: String, _ needs: [ConnectionNeed]) -> PropertyListDictionary.Entry {
    PropertyListDictionary.Entry(key: name, value: .dictionary(PropertyListDictionary(members(needs))))
  }

  private static func members(_ needs: [ConnectionNeed]) -> [PropertyListDictionary.Entry] {
    var members: [PropertyListDictionary.Entry] = []
    func add(_ key: String, _ value: PropertyListValue) { members.append(PropertyListDictionary.Entry(key: key, value: value)) }
    let secure: [ConnectionNeed] = needs.filter { $0.url.scheme == .secure }
    if needs.contains(where: { $0.url.scheme == .insecure }) || secure.contains(where: { !$0.isTrusted }) {
      add(TransportSecurityKey.allowsInsecureHTTPLoads, true)
    }
    if let lowest: TLSVersion = secure.compactMap(\.newestTLS).min(), lowest < .tls12 {
      add(TransportSecurityKey.minimumTLSVersion, .string(lowest.settingValue))
    }
    if secure.contains(where: { !$0.hasForwardSecrecy }) { add(TransportSecurityKey.requiresForwardSecrecy, false) }
    return members
  }

  private static func reason(_ verdict: TransportSecurityVerdict) -> String {
    switch verdict.coverage {
    case .full: "it meets the full rules"
    case .localHost: "hosts of the local network are free of the rules; NSAllowsLocalNetworking may declare it"
    case .address: "addresses are free of the rules on this system"
    default: "the rules do not cover it: \(verdict.coverage.title)"
    }
  }

  private static func impossibility(_ need: ConnectionNeed, _ policy: TransportSecurityPolicy) -> String {
    if need.url.host?.address != nil, policy.verdict(for: need.url).coverage == .full {
      return "this system reads no exceptions for addresses; only NSAllowsArbitraryLoads or a host name helps"
    }
    if let newest: TLSVersion = need.newestTLS, newest < .tls12 {
      return "this system speaks no \(newest.title) any more; the server has to be renewed"
    }
    return "no exception of a domain is enough"
  }

  private static func risks(_ configuration: TransportSecurityConfiguration) -> [String] {
    var risks: [String] = []
    func names(_ matches: (ExceptionDomain) -> Bool) -> String? {
      let names: [String] = configuration.domains.filter(matches).map(\.name)
      return names.isEmpty ? nil : names.joined(separator: ", ")
    }
    if let names: String = names({ $0.allowsInsecureHTTPLoads?.value == true }) {
      risks.append("everybody on the way can read and change what comes from \(names), and code may accept false certificates there")
    }
    if let names: String = names({ $0.minimumTLSVersion?.value.map { $0 < .tls12 } ?? false }) {
      risks.append("old versions of TLS with known weaknesses are accepted from \(names)")
    }
    if let names: String = names({ $0.requiresForwardSecrecy?.value == false }) {
      risks.append("who records connections to \(names) can read them later with the key of the server")
    }
    return risks
  }
}
