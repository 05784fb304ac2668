public import InfoPlistResolution

/// The dictionary of an app, prepared for one system, so that a verdict takes well under a microsecond.
///
/// `verdict(for:in:)` gives the bare answer and `decision(for:in:)` the same answer with the way to it.
public struct TransportSecurityPolicy: Sendable {
  /// The dictionary.
  public let configuration: TransportSecurityConfiguration
  /// The system, and the SDK that the program is linked with.
  public let environment: Environment
  /// Whose rules are followed.
  public let profile: TransportSecurityProfile
  /// The rules of the system's version.
  public let era: TransportSecurityEra
  /// Whether the program is linked with an SDK that has App Transport Security.
  public let isLinkedForTransportSecurity: Bool

  private let table: DomainTable
  private let addresses: DomainTable
  private let ranges: [(range: AddressRange, entry: Int)]
  private let entries: [TransportSecurityRequirements]
  private let pins: PinTable
  private let full: TransportSecurityRequirements
  private let lifted: TransportSecurityRequirements
  private let uncovered: TransportSecurityRequirements
  private let liftsAll: Bool
  private let liftsMedia: Bool
  private let liftsWebContent: Bool
  private let liftsLocal: Bool

  /// Prepares a dictionary.
  public init(
    _ configuration: TransportSecurityConfiguration, environment: Environment, profile: TransportSecurityProfile = .current
  ) {
    self.configuration = configuration
    self.environment = environment
    self.profile = profile
    let rules: TransportSecurityRules = TransportSecurityRules(environment: environment, profile: profile)
    era = rules.era
    isLinkedForTransportSecurity = rules.isLinkedForTransportSecurity
    full = rules.full
    lifted = rules.lifted
    uncovered = rules.uncovered
    liftsAll = rules.liftsAll(configuration)
    liftsMedia = rules.knowsNarrowKeys && configuration.arbitraryLoadsForMedia?.value == true
    liftsWebContent = rules.knowsNarrowKeys && configuration.arbitraryLoadsInWebContent?.value == true
    liftsLocal = rules.exemptsLocalNames && !(rules.knowsNarrowKeys && configuration.localNetworking?.value == false)
    entries = configuration.domains.map { rules.requirements(of: $0) }
    var names: [(name: String, entry: Int, includesSubdomains: Bool)] = []
    var addresses: [(name: String, entry: Int, includesSubdomains: Bool)] = []
    var ranges: [(range: AddressRange, entry: Int)] = []
    for (index, domain) in configuration.domains.enumerated() {
      if let range: AddressRange = AddressRange(domain.name) {
        if rules.readsAddresses { ranges.append((range, index)) }
      } else if IPAddress(domain.name) != nil {
        if rules.readsAddresses { addresses.append((domain.name, index, false)) }
      } else {
        names.append((domain.name, index, domain.includesSubdomains?.value == true))
      }
    }
    table = DomainTable(names, entryCount: entries.count)
    self.addresses = DomainTable(addresses, entryCount: entries.count)
    // Of the ranges that hold an address the narrowest one counts.
    self.ranges = ranges.sorted { ($1.range.prefixLength, $0.entry) < ($0.range.prefixLength, $1.entry) }
    pins = PinTable(rules.knowsPins ? configuration.pinnedDomains : [])
  }

  /// The verdict on a load.
  public func verdict(for url: ConnectionURL, in context: ConnectionContext = .session) -> TransportSecurityVerdict {
    guard url.scheme != .other, let host: ConnectionHost = url.host else { return uncovered(.otherScheme) }
    if context == .lowLevel { return uncovered(.lowLevelInterface) }
    if era == .none { return uncovered(.olderSystem) }
    if !isLinkedForTransportSecurity { return uncovered(.olderSDK) }
    let entry: Int = entry(for: host)
    var verdict: TransportSecurityVerdict
    if entry >= 0 {
      let requirements: TransportSecurityRequirements = entries[entry]
      verdict = TransportSecurityVerdict(
        coverage: .exceptionDomain, domain: entry, allowsLoad: url.scheme == .secure || requirements.allowsInsecureHTTP,
        requirements: requirements)
    } else if let coverage: TransportSecurityVerdict.Coverage = liftingCoverage(host, context) {
      verdict = TransportSecurityVerdict(coverage: coverage, allowsLoad: true, requirements: lifted)
    } else {
      verdict = TransportSecurityVerdict(coverage: .full, allowsLoad: url.scheme == .secure, requirements: full)
      if era >= .addresses, profile == .current, liftsLocal, let address: IPAddress = host.address {
        verdict.isLiftedOnLink = address.isPrivate
      }
    }
    if !pins.isEmpty { pins.add(to: &verdict.requirements, host) }
    return verdict
  }

  /// The position of the entry that holds for a host; -1 when there is none.
  func entry(for host: ConnectionHost) -> Int {
    guard let address: IPAddress = host.address else { return table.entry(for: host.name) }
    let exact: Int = addresses.entry(for: host.name)
    if exact >= 0 || ranges.isEmpty { return exact }
    return ranges.first { $0.range.contains(address) }?.entry ?? -1
  }

  /// The pinned domains that hold for a host, by position.
  func pinnedEntries(for host: ConnectionHost) -> [Int] { pins.entries(for: host) }

  /// What lifts the rules for a host that no entry names; nil when nothing does.
  private func liftingCoverage(_ host: ConnectionHost, _ context: ConnectionContext) -> TransportSecurityVerdict.Coverage? {
    switch host.kind {
    case .publicName: break
    case .unqualifiedName, .localName: if liftsLocal { return .localHost }
    case .address(let address):
      if profile == .reference || era >= .narrowKeys && era < .addresses { return .address }
      if era >= .addresses, liftsLocal, address.isLoopback || address.isLinkLocal { return .localHost }
    }
    if liftsMedia, context == .media { return .media }
    if liftsWebContent, context == .webContent { return .webContent }
    return liftsAll ? .arbitraryLoads : nil
  }

  private func uncovered(_ coverage: TransportSecurityVerdict.Coverage) -> TransportSecurityVerdict {
    TransportSecurityVerdict(coverage: coverage, allowsLoad: true, requirements: uncovered)
  }
}
