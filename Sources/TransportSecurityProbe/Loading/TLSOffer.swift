import SystemModel

/// What a client offers in a handshake.
struct TLSOffer: Sendable, Hashable {
  var minimum: TLSVersion
  var maximum: TLSVersion
  /// Registered names up to TLS 1.2; nil for everything.
  var suites: [String]?

  /// Everything that the engine has.
  static let everything: TLSOffer = TLSOffer(minimum: .tls10, maximum: .tls13, suites: nil)
}
