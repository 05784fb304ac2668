public import InfoPlistCatalog
public import InfoPlistResolution

/// Tells whether two dictionaries give the same verdict on every load.
///
/// Verdicts depend on a host only through the entries that enclose it, so that a few hosts stand for all: each name, two labels below it,
/// both ends of each range of addresses, and one host of each kind that no entry names.
public struct TransportSecurityEquivalence: Sendable {
  /// The systems that are compared.
  public let environments: [Environment]
  /// The profiles that are compared.
  public let profiles: [TransportSecurityProfile]

  /// Compares on some systems.
  public init(environments: [Environment], profiles: [TransportSecurityProfile] = [.current]) {
    self.environments = environments
    self.profiles = profiles
  }

  /// Compares on every system of a platform, from a version on: one of each era.
  public init(device: Device, from oldest: OSVersion? = nil, profiles: [TransportSecurityProfile] = [.current]) {
    let first: OSVersion = oldest ?? TransportSecurityEra.introduction.firstVersion(on: device.platform)
    let later: [OSVersion] = TransportSecurityEra.allCases.map { $0.firstVersion(on: device.platform) }.filter { $0 > first }
    self.init(environments: ([first] + later).map { Environment(device: device, osVersion: $0) }, profiles: profiles)
  }

  /// Whether two dictionaries give the same verdicts.
  public func holds(
    _ left: TransportSecurityConfiguration, _ right: TransportSecurityConfiguration, hosts: [ConnectionHost]? = nil
  ) -> Bool {
    let hosts: [ConnectionHost] = hosts ?? Self.hosts(of: [left, right])
    for environment in environments {
      for profile in profiles {
        let first: TransportSecurityPolicy = TransportSecurityPolicy(left, environment: environment, profile: profile)
        let second: TransportSecurityPolicy = TransportSecurityPolicy(right, environment: environment, profile: profile)
        for host in hosts {
          let url: ConnectionURL = ConnectionURL(scheme: .insecure, host: host)
          for context in [ConnectionContext.session, .media, .webContent]
          where !Self.isSame(first.verdict(for: url, in: context), second.verdict(for: url, in: context)) { return false }
        }
      }
    }
    return true
  }

  /// Whether two verdicts let the same loads through.
  public static func isSame(_ left: TransportSecurityVerdict, _ right: TransportSecurityVerdict) -> Bool {
    left.requirements == right.requirements && left.allowsLoad == right.allowsLoad && left.isLiftedOnLink == right.isLiftedOnLink
  }

  /// Hosts that stand for all hosts as far as these dictionaries tell them apart.
  public static func hosts(of configurations: [TransportSecurityConfiguration]) -> [ConnectionHost] {
    var names: Set<String> = ["x-infoplist", "x-infoplist.local", "x-infoplist.test", "y.x-infoplist.test"]
    var ranges: [AddressRange] = generalRanges.compactMap { AddressRange($0) }
    for configuration in configurations {
      for name in configuration.domains.map(\.name) + configuration.pinnedDomains.map(\.name) {
        if let range: AddressRange = AddressRange(name) ?? AddressRange(name + "/32") ?? AddressRange(name + "/128") {
          ranges.append(range)
        }
        let bare: String = name.hasSuffix(".") ? String(name.dropLast()) : name
        for name in [name, bare, bare + "."] { names.formUnion([name, "x-infoplist." + name, "y.x-infoplist." + name]) }
      }
    }
    var hosts: Set<ConnectionHost> = Set(names.compactMap { ConnectionHost($0) })
    for range in ranges {
      for address in [range.start, range.end, range.start.previous, range.end.next].compactMap({ $0 }) {
        if let host: ConnectionHost = ConnectionHost(address.description) { hosts.insert(host) }
      }
    }
    return hosts.sorted { $0.name < $1.name }
  }

  private static let generalRanges: [String] = [
    "127.0.0.0/8", "169.254.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "203.0.113.0/24", "::1/128", "fe80::/10",
    "fc00::/7", "2001:db8::/32",
  ]
}
