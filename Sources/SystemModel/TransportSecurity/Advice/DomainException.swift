public import PropertyLists

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
  public static let none: DomainException = DomainException()

  /// The members of its dictionary, sorted by key.
  public var members: [PropertyListDictionary.Entry] {
    var members: [PropertyListDictionary.Entry] = []
    if allowsInsecureHTTP { members.append(PropertyListDictionary.Entry(key: TransportSecurityKey.allowsInsecureHTTPLoads, value: true)) }
    if let minimumTLS {
      members.append(
        PropertyListDictionary.Entry(key: TransportSecurityKey.minimumTLSVersion, value: .string(minimumTLS.settingValue)))
    }
    if disablesForwardSecrecy {
      members.append(PropertyListDictionary.Entry(key: TransportSecurityKey.requiresForwardSecrecy, value: false))
    }
    return members
  }

  /// Each exception that loosens one thing less.
  public var smallerOnes: [DomainException] {
    var result: [DomainException] = []
    if allowsInsecureHTTP { result.append(DomainException(minimumTLS: minimumTLS, disablesForwardSecrecy: disablesForwardSecrecy)) }
    if minimumTLS != nil {
      result.append(DomainException(disablesForwardSecrecy: disablesForwardSecrecy, allowsInsecureHTTP: allowsInsecureHTTP))
    }
    if disablesForwardSecrecy { result.append(DomainException(minimumTLS: minimumTLS, allowsInsecureHTTP: allowsInsecureHTTP)) }
    return result
  }

  /// What loosens everything that one of two exceptions loosens.
  public func union(_ other: DomainException) -> DomainException {
    let versions: [TLSVersion] = [minimumTLS, other.minimumTLS].compactMap { $0 }
    return DomainException(
      minimumTLS: versions.min(), disablesForwardSecrecy: disablesForwardSecrecy || other.disablesForwardSecrecy,
      allowsInsecureHTTP: allowsInsecureHTTP || other.allowsInsecureHTTP)
  }
}
