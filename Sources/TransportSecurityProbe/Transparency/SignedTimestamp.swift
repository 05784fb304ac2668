/// The promise of a log to publish a certificate (a signed certificate timestamp of RFC 6962).
public struct SignedTimestamp: Sendable, Hashable {
  /// The way it came.
  public enum Channel: String, Sendable, Hashable, CaseIterable {
    /// In the handshake.
    case handshake
    /// In the certificate.
    case certificate
    /// In a stapled answer about revocation.
    case staple
  }

  /// The way it came.
  public let channel: Channel
  /// The identifier of the log: the digest of its key.
  public let log: [UInt8]
  /// Milliseconds since 1970.
  public let milliseconds: UInt64
  let extensions: [UInt8]
  let digestAlgorithm: UInt8
  let signatureAlgorithm: UInt8
  let signature: [UInt8]

  /// Reads the bytes of one timestamp; nil when they are not one of version 1, or when bytes are left.
  public init?(_ bytes: [UInt8], channel: Channel) {
    guard bytes.count >= 47, bytes[0] == 0 else { return nil }
    log = Array(bytes[1..<33])
    milliseconds = bytes[33..<41].reduce(0) { $0 << 8 | UInt64($1) }
    let extensionEnd: Int = 43 + Int(bytes[41]) << 8 + Int(bytes[42])
    guard extensionEnd + 4 <= bytes.count else { return nil }
    extensions = Array(bytes[43..<extensionEnd])
    digestAlgorithm = bytes[extensionEnd]
    signatureAlgorithm = bytes[extensionEnd + 1]
    let count: Int = Int(bytes[extensionEnd + 2]) << 8 + Int(bytes[extensionEnd + 3])
    guard extensionEnd + 4 + count == bytes.count else { return nil }
    signature = Array(bytes[(extensionEnd + 4)...])
    self.channel = channel
  }

  /// Reads a list of timestamps; nil when its frame is broken. Single ones that cannot be read are left out.
  public static func list(_ bytes: [UInt8], channel: Channel) -> [SignedTimestamp]? {
    guard bytes.count >= 2, Int(bytes[0]) << 8 + Int(bytes[1]) == bytes.count - 2 else { return nil }
    var timestamps: [SignedTimestamp] = []
    var position: Int = 2
    while position < bytes.count, timestamps.count < 100 {
      guard bytes.count - position >= 2 else { return nil }
      let count: Int = Int(bytes[position]) << 8 + Int(bytes[position + 1])
      guard bytes.count - position - 2 >= count else { return nil }
      if let timestamp: SignedTimestamp = SignedTimestamp(Array(bytes[position + 2..<position + 2 + count]), channel: channel) {
        timestamps.append(timestamp)
      }
      position += 2 + count
    }
    return timestamps
  }

  /// What the log signed, for a certificate and the key of its issuer; nil when that cannot be put together.
  func signedBytes(_ certificate: ServerCertificate, issuerKeyDigest: [UInt8]?) -> [UInt8]? {
    var bytes: [UInt8] = [0, 0] + Self.number(milliseconds, 8)
    if channel == .certificate {
      guard let issuerKeyDigest, issuerKeyDigest.count == 32, let signed: [UInt8] = certificate.signedPartWithoutTimestamps else {
        return nil
      }
      bytes += [0, 1] + issuerKeyDigest + Self.number(UInt64(signed.count), 3) + signed
    } else {
      bytes += [0, 0] + Self.number(UInt64(certificate.encoded.count), 3) + certificate.encoded
    }
    return bytes + Self.number(UInt64(extensions.count), 2) + extensions
  }

  private static func number(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> UInt64($0 * 8)) }
  }
}
