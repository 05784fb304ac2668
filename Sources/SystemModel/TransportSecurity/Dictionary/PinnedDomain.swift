public import InfoPlistResolution
public import PropertyLists

/// An entry of `NSPinnedDomains`.
public struct PinnedDomain: Sendable {
  /// The key as written; hosts are compared with it regardless of case.
  public let name: String
  /// The way to the entry.
  public let path: PropertyListPath
  /// Where it stands.
  public let place: Provenance
  /// Whether it covers subdomains, one label deep.
  public let includesSubdomains: TransportSecuritySetting<Bool>?
  /// Digests of server keys, those left out that cannot be read.
  public let leafKeys: [[UInt8]]
  /// Digests of keys of authorities, those left out that cannot be read.
  public let authorityKeys: [[UInt8]]

  /// Reads an entry; nil when its value is no dictionary.
  init?(_ entry: TransportSecurityEntry, file: String) {
    guard entry.node.kind == .dictionary else { return nil }
    name = entry.key
    path = entry.path
    place = entry.place
    var subdomains: TransportSecuritySetting<Bool>?
    var leafKeys: [[UInt8]] = []
    var authorityKeys: [[UInt8]] = []
    for member in TransportSecurityEntry.all(in: entry.node, path: entry.path, file: file) {
      switch member.key {
      case TransportSecurityKey.includesSubdomains: subdomains = TransportSecuritySetting(flag: member)
      case TransportSecurityKey.pinnedLeafIdentities: leafKeys = Self.digests(member.node)
      case TransportSecurityKey.pinnedCAIdentities: authorityKeys = Self.digests(member.node)
      default: break
      }
    }
    includesSubdomains = subdomains
    self.leafKeys = leafKeys
    self.authorityKeys = authorityKeys
  }

  /// The digest that a text stands for; nil when it is not Base64 of 32 bytes.
  public static func digest(_ text: String) -> [UInt8]? {
    let bytes: [UInt8] = Array(text.utf8)
    guard bytes.count == 44, bytes[43] == UInt8(ascii: "=") else { return nil }
    var result: [UInt8] = []
    var buffer: UInt32 = 0
    var bits: Int = 0
    for byte in bytes.dropLast() {
      let value: UInt32
      switch byte {
      case 0x41...0x5A: value = UInt32(byte - 0x41)
      case 0x61...0x7A: value = UInt32(byte - 0x61 + 26)
      case 0x30...0x39: value = UInt32(byte - 0x30 + 52)
      case 0x2B: value = 62
      case 0x2F: value = 63
      default: return nil
      }
      buffer = (buffer << 6 | value) & 0xFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        result.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
    }
    return result.count == 32 ? result : nil
  }

  private static func digests(_ node: PropertyListNode) -> [[UInt8]] {
    node.elements.compactMap { element in
      guard element.kind == .dictionary, let text: String = element[TransportSecurityKey.publicKeyDigest]?.string else { return nil }
      return digest(text)
    }
  }
}
