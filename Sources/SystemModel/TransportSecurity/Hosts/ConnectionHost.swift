/// The host of an address as the rules of transport security see it.
public struct ConnectionHost: Sendable, Hashable {
  /// The kinds of hosts that the rules tell apart.
  public enum Kind: Sendable, Hashable {
    /// A name with a period that is not below `.local`.
    case publicName
    /// A name without a period: `localhost`, `nas`.
    case unqualifiedName
    /// A name below `.local`.
    case localName
    /// An address of the Internet Protocol.
    case address(IPAddress)
  }

  /// The name in lower case, other letters than ASCII in the form `xn--`; an address without brackets.
  public let name: String
  /// The kind.
  public let kind: Kind

  /// Takes a host as it stands in an address, without brackets and percent signs decoded; nil when it is no host name.
  ///
  /// Letters are made lower case and labels with other than ASCII letters become Punycode. Compatibility forms of Unicode are not mapped.
  public init?(_ text: String) {
    var text: String = text
    let needsWork: Bool? = text.withUTF8 { bytes in
      var needsWork: Bool = false
      for byte in bytes {
        switch byte {
        case 0x61...0x7A, 0x30...0x39, 0x2D, 0x2E, 0x5F: continue
        case 0x00...0x20, 0x7F, 0x2F, 0x3F, 0x23, 0x40, 0x5C, 0x5B, 0x5D, 0x3C, 0x3E, 0x5E, 0x7C: return nil
        default: needsWork = true
        }
      }
      return bytes.isEmpty || bytes.count > 1024 ? nil : needsWork
    }
    guard let needsWork else { return nil }
    if needsWork, !text.contains(":") {
      guard let ascii: String = Self.ascii(text) else { return nil }
      text = ascii
    } else if needsWork {
      text = text.lowercased()
      if let zone: String.Index = text.firstIndex(of: "%") { text = String(text[..<zone]) }
    }
    let found: Kind? = text.withUTF8 { bytes in Self.kind(bytes) }
    guard let found else { return nil }
    name = text
    kind = found
  }

  /// The address; nil for a name.
  public var address: IPAddress? {
    if case .address(let address) = kind { address } else { nil }
  }

  private static func kind(_ bytes: UnsafeBufferPointer<UInt8>) -> Kind? {
    guard let last: UInt8 = bytes.last else { return nil }
    if last >= 0x30 && last <= 0x39 || bytes.contains(0x3A) {
      if let address: IPAddress = IPAddress(bytes[...]) { return .address(address) }
      if bytes.contains(0x3A) { return nil }
    }
    guard bytes.contains(0x2E) else { return .unqualifiedName }
    let trimmed: Int = last == 0x2E ? bytes.count - 1 : bytes.count
    let suffix: StaticString = ".local"
    let isLocal: Bool =
      trimmed >= 6
      && suffix.withUTF8Buffer { local in (0..<6).allSatisfy { bytes[trimmed - 6 + $0] == local[$0] } }
    return isLocal ? .localName : .publicName
  }

  private static func ascii(_ text: String) -> String? {
    let lowered: String = text.lowercased()
    guard lowered.utf8.contains(where: { $0 >= 0x80 }) else { return lowered }
    var labels: [String] = []
    let dots: Set<Character> = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]
    for label in lowered.split(omittingEmptySubsequences: false, whereSeparator: { dots.contains($0) }) {
      guard let ascii: String = Punycode.ascii(String(label)) else { return nil }
      labels.append(ascii)
    }
    return labels.joined(separator: ".")
  }
}
