public import InfoPlistResolution
public import PropertyLists

/// An entry of `NSExceptionDomains`.
public struct ExceptionDomain: Sendable {
  /// The key: a host name as written, or from iOS 17 and macOS 14 on an address or a range of addresses.
  public let name: String
  /// The way to the entry.
  public let path: PropertyListPath
  /// Where it stands.
  public let place: Provenance
  /// Whether it covers subdomains.
  public let includesSubdomains: TransportSecuritySetting<Bool>?
  /// Whether plain HTTP is allowed.
  public let allowsInsecureHTTPLoads: TransportSecuritySetting<Bool>?
  /// The lowest version of TLS.
  public let minimumTLSVersion: TransportSecuritySetting<TLSVersion>?
  /// Whether suites need forward secrecy.
  public let requiresForwardSecrecy: TransportSecuritySetting<Bool>?
  /// Whether certificates have to stand in public logs.
  public let requiresCertificateTransparency: TransportSecuritySetting<Bool>?
  /// Whether any of the members has a spelling of 2015 or 2016.
  public let usesFormerSpellings: Bool

  /// Reads an entry; nil when its value is no dictionary, so that systems ignore it.
  init?(_ entry: TransportSecurityEntry, file: String) {
    guard entry.node.kind == .dictionary else { return nil }
    name = entry.key
    path = entry.path
    place = entry.place
    var members: [String: TransportSecurityEntry] = [:]
    for member in TransportSecurityEntry.all(in: entry.node, path: entry.path, file: file) { members[member.key] = member }
    func member(_ key: String) -> TransportSecurityEntry? {
      if let present: TransportSecurityEntry = members[key] { return present }
      for former in TransportSecurityKey.formerSpellings(of: key) {
        if let entry: TransportSecurityEntry = members[former] { return entry }
      }
      return nil
    }
    includesSubdomains = member(TransportSecurityKey.includesSubdomains).map(TransportSecuritySetting.init(flag:))
    allowsInsecureHTTPLoads = member(TransportSecurityKey.allowsInsecureHTTPLoads).map(TransportSecuritySetting.init(flag:))
    minimumTLSVersion = member(TransportSecurityKey.minimumTLSVersion).map(TransportSecuritySetting.init(version:))
    requiresForwardSecrecy = member(TransportSecurityKey.requiresForwardSecrecy).map(TransportSecuritySetting.init(flag:))
    requiresCertificateTransparency = member(TransportSecurityKey.requiresCertificateTransparency).map(
      TransportSecuritySetting.init(flag:))
    usesFormerSpellings =
      [allowsInsecureHTTPLoads?.isFormerSpelling, minimumTLSVersion?.isFormerSpelling, requiresForwardSecrecy?.isFormerSpelling].contains(
        true)
  }
}
