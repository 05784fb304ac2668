public import InfoPlistResolution

/// Explains verdicts on many loads: what that takes besides the policy, the other profile above all, is prepared once.
public struct TransportSecurityExplainer: Sendable {
  /// The policy whose verdicts are explained.
  public let policy: TransportSecurityPolicy
  /// The same dictionary and system by the rules of the other profile.
  let other: TransportSecurityPolicy
  let rules: TransportSecurityRules
  /// The positions of entries by their names in lower case without a final period: all that a host could be meant by, but for ranges.
  let domains: [String: [Int]]
  /// The positions of entries that are ranges of addresses.
  let ranges: [Int]

  /// Prepares a policy.
  public init(_ policy: TransportSecurityPolicy) {
    self.policy = policy
    other = TransportSecurityPolicy(policy.configuration, environment: policy.environment, profile: policy.profile.other)
    rules = TransportSecurityRules(environment: policy.environment, profile: policy.profile)
    var domains: [String: [Int]] = [:]
    var ranges: [Int] = []
    for (position, domain) in policy.configuration.domains.enumerated() {
      if AddressRange(domain.name) != nil { ranges.append(position) }
      domains[Self.key(domain.name), default: []].append(position)
    }
    self.domains = domains
    self.ranges = ranges
  }

  /// The verdict on a load with the way to it: every key that was looked at, what it did, and where the two profiles differ.
  public func decision(for url: ConnectionURL, in context: ConnectionContext = .session) -> Decision<TransportSecurityVerdict> {
    let verdict: TransportSecurityVerdict = policy.verdict(for: url, in: context)
    var trace: TransportSecurityTrace = TransportSecurityTrace(explainer: self)
    trace.explain(verdict, url, context)
    trace.compare(verdict, with: other.verdict(for: url, in: context))
    return Decision(verdict, place: trace.place, steps: trace.steps, rejected: trace.rejected)
  }

  /// The entries that could be meant for a host, in the order of the file: those of the host itself and of its parents, in any case and with or without a
  /// final period; for an address also all ranges.
  func candidates(for host: ConnectionHost) -> [ExceptionDomain] {
    var positions: [Int] = host.address == nil ? [] : ranges
    var name: Substring = Self.key(host.name)[...]
    while !name.isEmpty {
      if let found: [Int] = domains[String(name)] { positions += found }
      guard host.address == nil, let period: Substring.Index = name.firstIndex(of: ".") else { break }
      name = name[name.index(after: period)...]
    }
    return positions.sorted().map { policy.configuration.domains[$0] }
  }

  private static func key(_ name: String) -> String {
    let lowered: String = name.lowercased()
    return lowered.utf8.last == 0x2E ? String(lowered.dropLast()) : lowered
  }
}
