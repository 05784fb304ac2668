import SystemModel

/// What a server has shown in a handshake.
public struct HandshakeEvidence: Sendable, Hashable {
  /// The version.
  public let version: TLSVersion
  /// The suite.
  public let suite: CipherSuite
  /// The result of chain validation as the library numbers it; 0 is trusted. Host names are not part of it.
  let trustResult: Int
  let trustWords: String
  /// The certificates as sent, the server's own first.
  public let presented: [ServerCertificate]
  /// The certificates as validated, up to the root.
  public let validated: [ServerCertificate]
  /// The timestamps of logs.
  public let timestamps: [SignedTimestamp]

  /// The server's own certificate.
  public var certificate: ServerCertificate? { presented.first }
  /// The certificate of the one who signed the server's.
  var issuer: ServerCertificate? { validated.count > 1 ? validated[1] : presented.count > 1 ? presented[1] : nil }
}
