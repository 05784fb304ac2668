import SystemModel

extension LoadRequirements {
  /// What a verdict asks of a connection.
  public init(_ requirements: TransportSecurityRequirements) {
    self.init(
      allowsInsecureHTTP: requirements.allowsInsecureHTTP, minimumTLS: requirements.minimumTLS ?? .tls10,
      suites: requirements.suites.names, checksKeySize: requirements.keySize != .unchecked, checksDigest: requirements.digest != .unchecked,
      transparency: requirements.transparency)
    pinnedLeafKeys = requirements.pinnedLeafKeys
    pinnedAuthorityKeys = requirements.pinnedAuthorityKeys
  }

  /// What the dictionary of an app asks of a load. An address that the policy cannot read gets the full rules.
  public static func rules(of policy: TransportSecurityPolicy, in context: ConnectionContext = .session)
    -> @Sendable (LoadAddress)
    -> LoadRequirements
  {
    { address in
      guard let url: ConnectionURL = try? ConnectionURL(address.text) else { return DomainException.none.requirements }
      return LoadRequirements(policy.verdict(for: url, in: context).requirements)
    }
  }
}
