import SystemModel

extension DomainException {
  /// What a connection to the host has to fulfil by the words of the reference. The permission of plain HTTP also lifts the rules about certificates.
  public var requirements: LoadRequirements {
    LoadRequirements(
      allowsInsecureHTTP: allowsInsecureHTTP, minimumTLS: minimumTLS ?? .tls12,
      suites: CipherSuiteList(edition: .reference, includesRSAKeyExchange: disablesForwardSecrecy).names,
      checksKeySize: !allowsInsecureHTTP, checksDigest: !allowsInsecureHTTP)
  }
}
