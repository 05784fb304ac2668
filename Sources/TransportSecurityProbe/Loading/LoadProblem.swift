import SystemModel

/// Why a load fails.
public enum LoadProblem: Error, Sendable, Hashable {
  /// Plain HTTP where it is not allowed; the address tells which hop.
  case insecureHTTP(String)
  /// No address belongs to the name.
  case nameNotFound(String)
  /// Nothing listens.
  case refused
  /// No way leads there.
  case unreachable
  /// The time was over while this was waited for.
  case timedOut(String)
  /// The server ended the connection while this was going on.
  case lost(String)
  /// The server answers with something else than TLS.
  case notTLS
  /// The newest version of the server is too old; nil when it is not known.
  case version(required: TLSVersion, offered: TLSVersion?)
  /// The server offers no suite that is allowed; the one that it picks when all are offered.
  case suite(CipherSuite?)
  /// The handshake fails for another reason.
  case handshake(words: String, alert: Int?)
  /// The server sends more than a handshake needs.
  case handshakeTooLarge
  /// The engine of this machine cannot offer what is needed.
  case engine(String)
  /// The chain of certificates leads to no trusted root.
  case untrusted(words: String, isSelfSigned: Bool)
  /// The certificate has expired.
  case expired(CertificateDate)
  /// The certificate is not valid yet.
  case notYetValid(CertificateDate)
  /// The certificate holds for other hosts; nil names: it has no alternative names.
  case hostName(String, names: [String])
  /// The certificate cannot be read.
  case unreadableCertificate
  /// The key is too small.
  case keySize(String)
  /// The digest is too weak.
  case digest(String)
  /// Certificate Transparency is required and not shown.
  case transparency(TransparencyResult)
  /// No pinned key is shown.
  case pinnedKeys
  /// Too many redirects.
  case tooManyRedirects(Int)
  /// A redirect to something that is no address of the web.
  case badRedirect(String)
  /// The answer is not HTTP.
  case notHTTP
  /// The head of the answer does not end.
  case headTooLarge(Int)
}
