/// What keeps a load from taking forever, whatever the server does.
public struct LoadLimits: Sendable, Hashable {
  /// Milliseconds for one load with all its redirects.
  public var loadMilliseconds: Int = 10_000
  /// Milliseconds for a whole diagnosis.
  public var totalMilliseconds: Int = 40_000
  /// The most redirects that are followed, as many as systems follow.
  public var redirects: Int = 20
  /// The longest head of an answer in bytes.
  public var headBytes: Int = 65_536
  /// The most bytes that a server may send before its handshake is over.
  public var handshakeBytes: Int = 1 << 20

  /// The usual limits.
  public init() {}
}
