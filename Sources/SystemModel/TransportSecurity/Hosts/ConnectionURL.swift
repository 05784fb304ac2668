/// The parts of an address that decide about transport security.
public struct ConnectionURL: Sendable, Hashable {
  /// Schemes, by what they mean for transport security.
  public enum Scheme: UInt8, Sendable, Hashable {
    /// `http` and `ws`: nothing is encrypted.
    case insecure
    /// `https` and `wss`.
    case secure
    /// Any other.
    case other
  }

  /// What keeps a text from being an address that can be judged.
  public enum Problem: String, Error, Sendable, Hashable {
    /// There is no scheme, as in `example.com/path`.
    case noScheme = "it has no scheme such as https://"
    /// There is no host.
    case noHost = "it has no host"
    /// The host is no name and no address.
    case badHost = "its host is neither a name nor an address"
    /// The port is no number up to 65535.
    case badPort = "its port is not a number up to 65535"
  }

  /// The kind of scheme.
  public let scheme: Scheme
  /// The host; nil for another scheme without one.
  public let host: ConnectionHost?
  /// The port as written; nil when none is. No rule looks at it.
  public let port: UInt16?

  /// Puts an address together.
  public init(scheme: Scheme, host: ConnectionHost?, port: UInt16? = nil) {
    self.scheme = scheme
    self.host = host
    self.port = port
  }

  /// Reads an address such as `https://user@example.com:8443/path`.
  public init(_ text: String) throws(Problem) {
    var text: String = text
    let parts: Result<(Scheme, String?, UInt16?), Problem> = text.withUTF8 { Self.parts($0) }
    let (scheme, name, port): (Scheme, String?, UInt16?) = try parts.get()
    self.scheme = scheme
    self.port = port
    guard let name else {
      host = nil
      return
    }
    guard let host: ConnectionHost = ConnectionHost(name) else {
      guard scheme == .other else { throw .badHost }
      self.host = nil
      return
    }
    self.host = host
  }

  private static func parts(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<(Scheme, String?, UInt16?), Problem> {
    guard let colon: Int = bytes.firstIndex(of: 0x3A), colon > 0, bytes[..<colon].allSatisfy(isSchemeByte), isLetter(bytes[0]) else {
      return .failure(.noScheme)
    }
    let scheme: Scheme = scheme(bytes[..<colon])
    let hasAuthority: Bool = colon + 2 < bytes.count && bytes[colon + 1] == 0x2F && bytes[colon + 2] == 0x2F
    guard hasAuthority else {
      // `example.com:443/` looks like a scheme but is a host with its port.
      if scheme == .other, bytes[..<colon].contains(0x2E) { return .failure(.noScheme) }
      return scheme == .other ? .success((scheme, nil, nil)) : .failure(.noHost)
    }
    var start: Int = colon + 3
    var end: Int = start
    while end < bytes.count, bytes[end] != 0x2F, bytes[end] != 0x3F, bytes[end] != 0x23, bytes[end] != 0x5C { end += 1 }
    if let at: Int = bytes[start..<end].lastIndex(of: 0x40) { start = at + 1 }
    var port: UInt16?
    var hostEnd: Int = end
    if start < end, bytes[start] == 0x5B {
      guard let close: Int = bytes[start..<end].firstIndex(of: 0x5D) else { return .failure(.badHost) }
      if close + 1 < end {
        guard bytes[close + 1] == 0x3A else { return .failure(.badHost) }
        guard let number: UInt16? = Self.port(bytes[(close + 2)..<end]) else { return .failure(.badPort) }
        port = number
      }
      start += 1
      hostEnd = close
      guard bytes[start..<hostEnd].contains(0x3A) else { return .failure(.badHost) }
    } else if let mark: Int = bytes[start..<end].lastIndex(of: 0x3A) {
      guard let number: UInt16? = Self.port(bytes[(mark + 1)..<end]) else { return .failure(.badPort) }
      port = number
      hostEnd = mark
      if bytes[start..<hostEnd].contains(0x3A) { return .failure(.badHost) }
    }
    guard start < hostEnd else { return scheme == .other ? .success((scheme, nil, port)) : .failure(.noHost) }
    return .success((scheme, host(bytes[start..<hostEnd]), port))
  }

  /// The host with its percent signs decoded, but for the zone of an address.
  private static func host(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard bytes.contains(0x25), !bytes.contains(0x3A) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    var index: Int = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x25, index + 2 < bytes.endIndex, let high: UInt8 = nibble(bytes[index + 1]),
        let low: UInt8 = nibble(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func nibble(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  /// The port; nil in the outer sense when it is none. An empty one is allowed.
  private static func port(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt16?? {
    if bytes.isEmpty { return .some(nil) }
    guard bytes.count <= 6 else { return nil }
    var value: UInt32 = 0
    for byte in bytes {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + UInt32(byte - 0x30)
    }
    return value <= 65535 ? .some(UInt16(value)) : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }

  private static func scheme(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Scheme {
    var packed: UInt64 = 0
    guard bytes.count <= 5 else { return .other }
    for byte in bytes { packed = packed << 8 | UInt64(byte | 0x20) }
    switch packed {
    case 0x68_7474_70, 0x7773: return .insecure
    case 0x68_7474_7073, 0x77_7373: return .secure
    default: return .other
    }
  }
}
