/// A load that an app has to make, and what is known about its server.
public struct ConnectionNeed: Sendable, Hashable {
  /// The address as the user wrote it.
  public let text: String
  /// The address.
  public let url: ConnectionURL
  /// The newest version of TLS that the server speaks; nil when it is good enough for the full rules.
  public var newestTLS: TLSVersion?
  /// Whether the server has suites with forward secrecy.
  public var hasForwardSecrecy: Bool
  /// Whether the system trusts the certificate of the server; where it does not, code of the app has to judge it.
  public var isTrusted: Bool

  /// States a load.
  public init(
    _ text: String, newestTLS: TLSVersion? = nil, hasForwardSecrecy: Bool = true, isTrusted: Bool = true
  ) throws(ConnectionURL.Problem) {
    self.text = text
    url = try ConnectionURL(text)
    self.newestTLS = newestTLS
    self.hasForwardSecrecy = hasForwardSecrecy
    self.isTrusted = isTrusted
  }

  /// Whether a verdict lets the load through.
  public func isMet(by verdict: TransportSecurityVerdict) -> Bool {
    guard verdict.allowsLoad else { return false }
    if url.scheme != .secure { return true }
    if let newestTLS, let minimum: TLSVersion = verdict.requirements.minimumTLS, newestTLS < minimum { return false }
    if !isTrusted, verdict.requirements.trust == .fixed { return false }
    return hasForwardSecrecy || !verdict.requirements.requiresForwardSecrecy
  }

  /// What the load needs of an exception, if it needs one at all.
  var exception: DomainException {
    guard url.scheme == .secure else { return DomainException(allowsInsecureHTTP: true) }
    return DomainException(
      minimumTLS: newestTLS.flatMap { $0 < .tls12 ? $0 : nil }, disablesForwardSecrecy: !hasForwardSecrecy, allowsInsecureHTTP: !isTrusted)
  }
}
