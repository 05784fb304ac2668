import SystemModel

extension LoadProblem {
  /// The kind in one word, for machines.
  public var kind: String {
    switch self {
    case .insecureHTTP: "insecure-http"
    case .nameNotFound: "name-not-found"
    case .refused: "refused"
    case .unreachable: "unreachable"
    case .timedOut: "timed-out"
    case .lost: "connection-lost"
    case .notTLS: "not-tls"
    case .version: "version"
    case .suite: "suite"
    case .handshake, .handshakeTooLarge: "handshake"
    case .engine: "engine"
    case .untrusted, .unreadableCertificate: "trust"
    case .expired: "expired"
    case .notYetValid: "not-yet-valid"
    case .hostName: "host-name"
    case .keySize: "key-size"
    case .digest: "digest"
    case .transparency: "transparency"
    case .pinnedKeys: "pinned-keys"
    case .tooManyRedirects, .badRedirect: "redirect"
    case .notHTTP, .headTooLarge: "answer"
    }
  }

  /// The reason in words.
  public var words: String {
    switch self {
    case .insecureHTTP(let address): "plain HTTP is not allowed: \(address)"
    case .nameNotFound(let name): "no address belongs to the name \(name)"
    case .refused: "the connection is refused: nothing listens there"
    case .unreachable: "no way leads to the address"
    case .timedOut(let stage): "the time is over while \(stage)"
    case .lost(let stage): "the server ends the connection while \(stage)"
    case .notTLS: "the server does not speak TLS at this port"
    case .version(let required, let offered):
      "\(required.title) is needed" + (offered.map { ", the server speaks \($0.title) at most" } ?? "")
    case .suite(let suite): Self.suiteWords(suite)
    case .handshake(let words, let alert): "the handshake fails: \(words)" + (alert.map { " (alert \($0) of the server)" } ?? "")
    case .handshakeTooLarge: "the server sends more certificates than a handshake may have"
    case .engine(let words): words
    case .untrusted(let words, _): "the certificate is not trusted: \(words)"
    case .expired(let date): "the certificate has expired on \(date.day)"
    case .notYetValid(let date): "the certificate is valid from \(date.day) only"
    case .hostName(let host, let names):
      names.isEmpty
        ? "the certificate names no host, so it does not hold for \(host)"
        : "the certificate does not hold for \(host) but for \(names.prefix(4).joined(separator: ", "))"
          + (names.count > 4 ? " and \(names.count - 4) more" : "")
    case .unreadableCertificate: "the certificate cannot be read"
    case .keySize(let key): "the key is too small: \(key); needed are 2048 bits for RSA, 256 for elliptic curves"
    case .digest(let algorithm): "the certificate is signed with \(algorithm); SHA-256 or better is needed"
    case .transparency(let result):
      "Certificate Transparency is required: \(result.title)"
        + (result.satisfies(.reference) ? "; \(result.logsNeededInside) logs inside this certificate are needed" : "")
    case .pinnedKeys: "none of the pinned keys is shown"
    case .tooManyRedirects(let count): "more than \(count) redirects"
    case .badRedirect(let location): "a redirect leads to no address of the web: \(location)"
    case .notHTTP: "the answer is not HTTP"
    case .headTooLarge(let limit): "the head of the answer is longer than \(limit) bytes"
    }
  }

  private static func suiteWords(_ suite: CipherSuite?) -> String {
    guard let suite else { return "the server offers no suite that is allowed" }
    return suite.hasForwardSecrecy
      ? "the server offers no suite that is allowed; it picks \(suite.name)"
      : "the server offers no suite with forward secrecy that is allowed; it picks \(suite.name)"
  }

  /// Whether a rule of App Transport Security fails, so that an exception can help.
  public var isAboutTransportSecurity: Bool {
    switch self {
    case .insecureHTTP, .version, .suite, .keySize, .digest, .transparency, .pinnedKeys: true
    default: false
    }
  }

  /// Whether an exception for the host can let the load through. Pins and Certificate Transparency are not loosened by any.
  var exceptionCanHelp: Bool {
    switch self {
    case .transparency, .pinnedKeys: false
    default: isAboutTransportSecurity
    }
  }

  /// Whether nothing but a certificate check fails, so that the handshake went through.
  var isAboutCertificate: Bool {
    switch self {
    case .untrusted, .expired, .notYetValid, .hostName, .unreadableCertificate, .keySize, .digest, .transparency, .pinnedKeys: true
    default: false
    }
  }
}
