/// What a connection has to fulfil.
public struct TransportSecurityRequirements: Sendable, Hashable {
  /// Who asks for a strong certificate.
  public enum Strength: UInt8, Sendable, Hashable, CaseIterable {
    /// Nobody.
    case unchecked
    /// App Transport Security.
    case byTransportSecurity
    /// The ordinary trust of the system, which no key of the dictionary loosens.
    case byTrust
  }

  /// Whether code of the app may accept a certificate that the system does not trust. It may refuse one in any case.
  public enum Trust: UInt8, Sendable, Hashable, CaseIterable {
    /// It may not.
    case fixed
    /// It may; a load whose code does not decide itself still fails.
    case appMayLoosen
  }

  /// Whether the certificate has to stand in public logs.
  public enum Transparency: UInt8, Sendable, Hashable, CaseIterable {
    /// It need not.
    case unchecked
    /// It has to stand in two logs, because a key says so.
    case byKey
    /// The ordinary trust of the system asks for it where the authority is one of the system's.
    case byTrust
  }

  /// Whether plain HTTP is allowed.
  public var allowsInsecureHTTP: Bool
  /// The lowest version of TLS; nil: the lowest that the system speaks.
  public var minimumTLS: TLSVersion?
  /// Whether only suites with forward secrecy are accepted.
  public var requiresForwardSecrecy: Bool
  /// The suites that are accepted.
  public var suites: CipherSuiteList
  /// Who asks for an RSA key of 2048 bits or an elliptic-curve key of 256 bits.
  public var keySize: Strength
  /// Who asks for a certificate that is signed with SHA-256 or better.
  public var digest: Strength
  /// Whether the app may loosen trust.
  public var trust: Trust
  /// Whether the certificate has to stand in public logs.
  public var transparency: Transparency
  /// Digests of public keys one of which the server has to show; empty: none are pinned.
  public var pinnedLeafKeys: [[UInt8]] = []
  /// Digests of public keys one of which an authority of the chain has to have; empty: none are pinned.
  public var pinnedAuthorityKeys: [[UInt8]] = []

  /// Whether these let through everything that the others let through, as far as the kinds of checks can be compared.
  public func isAtMostAsStrict(as other: TransportSecurityRequirements) -> Bool {
    (allowsInsecureHTTP || !other.allowsInsecureHTTP) && (minimumTLS ?? .tls10) <= (other.minimumTLS ?? .tls10)
      && (!requiresForwardSecrecy || other.requiresForwardSecrecy) && (keySize != .byTransportSecurity || other.keySize != .unchecked)
      && (digest != .byTransportSecurity || other.digest != .unchecked) && (trust == .appMayLoosen || other.trust == .fixed)
      && (transparency == .unchecked || other.transparency != .unchecked)
  }
}
