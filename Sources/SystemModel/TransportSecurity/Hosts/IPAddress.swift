/// An address of the Internet Protocol, version 4 or 6.
public struct IPAddress: Sendable, Hashable {
  /// Whether it is of version 6.
  public let isVersion6: Bool
  /// The upper 64 bits; 0 in version 4.
  public let high: UInt64
  /// The lower 64 bits; in version 4 the address stands in the lower 32.
  public let low: UInt64

  /// Reads four decimal numbers joined by periods, or version 6 in any of its notations, without brackets; a zone behind `%` is left out.
  public init?(_ text: some StringProtocol) {
    let bytes: [UInt8] = Array(text.utf8)
    guard let address: IPAddress = bytes.withUnsafeBufferPointer({ IPAddress($0[...]) }) else { return nil }
    self = address
  }

  init(isVersion6: Bool, high: UInt64, low: UInt64) {
    self.isVersion6 = isVersion6
    self.high = high
    self.low = low
  }

  init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var bytes: Slice<UnsafeBufferPointer<UInt8>> = bytes
    guard bytes.count >= 2, bytes.count <= 64 else { return nil }
    if bytes.contains(UInt8(ascii: ":")) {
      if let zone: Int = bytes.firstIndex(of: UInt8(ascii: "%")) { bytes = bytes[..<zone] }
      guard let address: IPAddress = IPAddress(version6: bytes) else { return nil }
      self = address
      return
    }
    guard let value: UInt32 = Self.version4(bytes) else { return nil }
    self.init(isVersion6: false, high: 0, low: UInt64(value))
  }

  /// The 4 or 16 bytes of the address, the highest first.
  public var bytes: [UInt8] {
    func split(_ value: UInt64) -> [UInt8] { (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> UInt64($0 * 8)) } }
    return isVersion6 ? split(high) + split(low) : Array(split(low).suffix(4))
  }

  /// The address behind the last one; nil at the end of the space.
  public var next: IPAddress? {
    let (sum, carries) = low.addingReportingOverflow(1)
    if !isVersion6 { return sum > 0xFFFF_FFFF ? nil : IPAddress(isVersion6: false, high: 0, low: sum) }
    guard carries else { return IPAddress(isVersion6: true, high: high, low: sum) }
    let (upper, overflows) = high.addingReportingOverflow(1)
    return overflows ? nil : IPAddress(isVersion6: true, high: upper, low: 0)
  }

  /// The address before this one; nil at the start of the space.
  public var previous: IPAddress? {
    if low > 0 { return IPAddress(isVersion6: isVersion6, high: high, low: low - 1) }
    return isVersion6 && high > 0 ? IPAddress(isVersion6: true, high: high - 1, low: .max) : nil
  }

  /// A notation that `init` reads.
  public var description: String {
    if !isVersion6 { return [24, 16, 8, 0].map { String((low >> UInt64($0)) & 0xFF) }.joined(separator: ".") }
    return [48, 32, 16, 0].map { String((high >> UInt64($0)) & 0xFFFF, radix: 16) }.joined(separator: ":") + ":"
      + [48, 32, 16, 0].map { String((low >> UInt64($0)) & 0xFFFF, radix: 16) }.joined(separator: ":")
  }

  /// Whether the address means this machine: 127.0.0.0/8 and ::1.
  public var isLoopback: Bool { isVersion6 ? high == 0 && low == 1 : low >> 24 == 127 }

  /// Whether the address is only valid on one link: 169.254.0.0/16 and fe80::/10.
  public var isLinkLocal: Bool { isVersion6 ? high >> 54 == 0xFE80 >> 6 : low >> 16 == 0xA9FE }

  /// Whether the address belongs to a private network, where it may or may not be on the same link: 10/8, 172.16/12, 192.168/16, fc00::/7.
  public var isPrivate: Bool {
    isVersion6 ? high >> 57 == 0xFC >> 1 : low >> 24 == 10 || low >> 20 == 0xAC1 || low >> 16 == 0xC0A8
  }

  private static func version4(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
    guard bytes.count >= 7, bytes.count <= 15 else { return nil }
    var value: UInt32 = 0
    var part: UInt32 = 0
    var digits: Int = 0
    var parts: Int = 0
    for byte in bytes {
      if byte == UInt8(ascii: ".") {
        guard digits > 0, parts < 3 else { return nil }
        value = value << 8 | part
        part = 0
        digits = 0
        parts += 1
        continue
      }
      guard byte >= 0x30, byte <= 0x39, digits < 3 else { return nil }
      part = part * 10 + UInt32(byte - 0x30)
      digits += 1
      if part > 255 { return nil }
    }
    return parts == 3 && digits > 0 ? value << 8 | part : nil
  }

  private init?(version6 bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var groups: [UInt16] = []
    var gap: Int?
    var index: Int = bytes.startIndex
    let end: Int = bytes.endIndex
    if end - index >= 2, bytes[index] == 0x3A, bytes[index + 1] == 0x3A {
      gap = 0
      index += 2
    }
    while index < end {
      let rest: Slice<UnsafeBufferPointer<UInt8>> = bytes[index...]
      let stop: Int = rest.firstIndex(of: 0x3A) ?? end
      let group: Slice<UnsafeBufferPointer<UInt8>> = bytes[index..<stop]
      if group.contains(UInt8(ascii: ".")) {
        guard stop == end, let value: UInt32 = Self.version4(group) else { return nil }
        groups += [UInt16(value >> 16), UInt16(truncatingIfNeeded: value)]
        break
      }
      guard !group.isEmpty, group.count <= 4, groups.count < 8 else { return nil }
      var value: UInt16 = 0
      for byte in group {
        guard let digit: UInt16 = Self.hexadecimal(byte) else { return nil }
        value = value << 4 | digit
      }
      groups.append(value)
      index = stop
      guard index < end else { break }
      index += 1
      if index < end, bytes[index] == 0x3A {
        guard gap == nil else { return nil }
        gap = groups.count
        index += 1
      } else if index == end {
        return nil
      }
    }
    guard gap == nil ? groups.count == 8 : groups.count < 8 else { return nil }
    if let gap { groups.insert(contentsOf: Array(repeating: 0, count: 8 - groups.count), at: gap) }
    self.init(
      isVersion6: true, high: groups[..<4].reduce(0) { $0 << 16 | UInt64($1) }, low: groups[4...].reduce(0) { $0 << 16 | UInt64($1) })
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt16? {
    switch byte {
    case 0x30...0x39: UInt16(byte - 0x30)
    case 0x61...0x66: UInt16(byte - 0x57)
    case 0x41...0x46: UInt16(byte - 0x37)
    default: nil
    }
  }
}
