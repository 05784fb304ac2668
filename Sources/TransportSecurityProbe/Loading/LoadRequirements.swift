import SystemModel

/// What one load asks of a connection, as plain facts.
public struct LoadRequirements: Sendable, Hashable {
  /// Whether plain HTTP is allowed.
  public var allowsInsecureHTTP: Bool
  /// The lowest version.
  public var minimumTLS: TLSVersion
  /// The registered names of the suites up to TLS 1.2; nil when every suite is allowed.
  public var suites: [String]?
  /// Whether a key of 2048 bits (RSA) or 256 bits (elliptic curve) is needed.
  public var checksKeySize: Bool
  /// Whether a digest of at least SHA-256 is needed.
  public var checksDigest: Bool
  /// Who asks for promises of logs.
  public var transparency: TransportSecurityRequirements.Transparency
  /// Digests of keys of which the server has to show one; empty when none are pinned.
  public var pinnedLeafKeys: [[UInt8]] = []
  /// Digests of keys of which an authority of the chain has to have one; empty when none are pinned.
  public var pinnedAuthorityKeys: [[UInt8]] = []

  /// States requirements.
  public init(
    allowsInsecureHTTP: Bool, minimumTLS: TLSVersion, suites: [String]?, checksKeySize: Bool, checksDigest: Bool,
    transparency: TransportSecurityRequirements.Transparency = .unchecked
  ) {
    self.allowsInsecureHTTP = allowsInsecureHTTP
    self.minimumTLS = minimumTLS
    self.suites = suites
    self.checksKeySize = checksKeySize
    self.checksDigest = checksDigest
    self.transparency = transparency
  }

  /// No rule of App Transport Security: the ordinary trust of the system stays.
  public static let unrestricted: LoadRequirements = LoadRequirements(
    allowsInsecureHTTP: true, minimumTLS: .tls10, suites: nil, checksKeySize: false, checksDigest: false)

  /// Whether any rule of App Transport Security is left.
  var isRestricted: Bool { suites != nil || !allowsInsecureHTTP }
}
