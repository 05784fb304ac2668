import SystemModel

/// What an exception for one host loosens.
public struct DomainException: Sendable, Hashable {
  /// `NSExceptionMinimumTLSVersion`; nil leaves the usual one, TLS 1.2.
  public var minimumTLS: TLSVersion?
  /// Whether `NSExceptionRequiresForwardSecrecy` is false.
  public var disablesForwardSecrecy: Bool
  /// Whether `NSExceptionAllowsInsecureHTTPLoads` is true.
  public var allowsInsecureHTTP: Bool

  /// States an exception.
  public init(minimumTLS: TLSVersion? = nil, disablesForwardSecrecy: Bool = false, allowsInsecureHTTP: Bool = false) {
    self.minimumTLS = minimumTLS
    self.disablesForwardSecrecy = disablesForwardSecrecy
    self.allowsInsecureHTTP = allowsInsecureHTTP
  }

  /// The full rules.
  static let none: DomainException = DomainException()

  /// What a connection to the host has to fulfil. The permission of plain HTTP also lifts the rules about certificates.
  public var requirements: LoadRequirements {
    LoadRequirements(
      allowsInsecureHTTP: allowsInsecureHTTP, minimumTLS: minimumTLS ?? .tls12,
      suites: Self.forwardSecret + (disablesForwardSecrecy ? Self.rsa : []), checksKeySize: !allowsInsecureHTTP,
      checksDigest: !allowsInsecureHTTP)
  }

  /// The members of the dictionary, sorted by key.
  public var members: [(key: String, value: ExceptionValue)] {
    var members: [(key: String, value: ExceptionValue)] = []
    if allowsInsecureHTTP { members.append(("NSExceptionAllowsInsecureHTTPLoads", .boolean(true))) }
    if let minimumTLS { members.append(("NSExceptionMinimumTLSVersion", .text(minimumTLS.settingValue))) }
    if disablesForwardSecrecy { members.append(("NSExceptionRequiresForwardSecrecy", .boolean(false))) }
    return members
  }

  /// The suites with forward secrecy of the reference (R-ATS-018).
  static let forwardSecret: [String] = [
    "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384", "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256", "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384",
    "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA", "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256", "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA",
    "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384", "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384",
    "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256", "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA",
  ]

  /// The suites without forward secrecy of the reference (R-ATS-065).
  static let rsa: [String] = [
    "TLS_RSA_WITH_AES_256_GCM_SHA384", "TLS_RSA_WITH_AES_128_GCM_SHA256", "TLS_RSA_WITH_AES_256_CBC_SHA256",
    "TLS_RSA_WITH_AES_256_CBC_SHA", "TLS_RSA_WITH_AES_128_CBC_SHA256", "TLS_RSA_WITH_AES_128_CBC_SHA",
  ]
}
