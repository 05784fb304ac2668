import InfoPlistCatalog

/// The cipher suites that a connection may use.
public struct CipherSuiteList: Sendable, Hashable {
  /// Whose list it is.
  public enum Edition: UInt8, Sendable, Hashable, CaseIterable {
    /// The eleven suites with forward secrecy and the six without that the reference names (R-ATS-018, R-ATS-065).
    case reference
    /// What systems before iOS 13 and macOS 10.15 accept: the reference's list and the one suite that it forgets.
    case first
    /// From iOS 13 and macOS 10.15: TLS 1.3 and ChaCha20 as well.
    case modern
    /// From iOS 15.4 and macOS 12.3: without CBC suites with SHA-256 or SHA-384.
    case trimmed
  }

  /// Whose list it is; nil: every suite that the system speaks.
  public let edition: Edition?
  /// Whether suites with RSA key exchange, which have no forward secrecy, are in it too.
  public let includesRSAKeyExchange: Bool

  /// Every suite that the system speaks.
  public static let any: CipherSuiteList = CipherSuiteList(edition: nil, includesRSAKeyExchange: true)

  /// States a list.
  public init(edition: Edition?, includesRSAKeyExchange: Bool) {
    self.edition = edition
    self.includesRSAKeyExchange = includesRSAKeyExchange
  }

  /// The names of the suites, best first; nil when every suite is allowed. Suites of TLS 1.3 are always fine, also where a list is older.
  public var names: [String]? {
    guard let edition else { return nil }
    return Self.forwardSecret(edition) + (includesRSAKeyExchange ? Self.rsa(edition) : [])
  }

  /// Whether a suite may be used, by its registered name.
  public func contains(_ name: String) -> Bool {
    guard let names else { return true }
    return names.contains(name) || Self.tls13.contains(name)
  }

  private static func forwardSecret(_ edition: Edition) -> [String] {
    let listed: [String] = ValueTable.forwardSecrecyCipherSuites.entries.map(\.value)
    switch edition {
    case .reference: return listed
    case .first: return listed + [forgotten]
    case .modern: return tls13 + chaCha + listed + [forgotten]
    case .trimmed: return tls13 + chaCha + (listed + [forgotten]).filter { !isCBCWithLongDigest($0) }
    }
  }

  private static func rsa(_ edition: Edition) -> [String] {
    let listed: [String] = ValueTable.rsaCipherSuites.entries.map(\.value)
    return edition == .trimmed ? listed.filter { !isCBCWithLongDigest($0) } : listed
  }

  private static func isCBCWithLongDigest(_ name: String) -> Bool { name.hasSuffix("_CBC_SHA256") || name.hasSuffix("_CBC_SHA384") }

  private static let forgotten: String = "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA"
  private static let tls13: [String] = ["TLS_AES_256_GCM_SHA384", "TLS_AES_128_GCM_SHA256", "TLS_CHACHA20_POLY1305_SHA256"]
  private static let chaCha: [String] = [
    "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256", "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256",
  ]
}
