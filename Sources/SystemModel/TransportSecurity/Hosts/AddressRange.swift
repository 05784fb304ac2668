/// A range of addresses in the notation `198.51.100.0/24` or `2001:db8::/32`.
public struct AddressRange: Sendable, Hashable {
  /// The first address of the range.
  public let start: IPAddress
  /// How many bits all addresses of the range share: 0...32 or 0...128.
  public let prefixLength: Int

  /// Reads a range; nil for any other text. Bits behind the prefix are taken as zero.
  public init?(_ text: String) {
    guard let slash: String.Index = text.firstIndex(of: "/"), let address: IPAddress = IPAddress(text[..<slash]), !text.contains("%") else {
      return nil
    }
    let digits: Substring = text[text.index(after: slash)...]
    guard (1...3).contains(digits.utf8.count), digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let length: Int = Int(digits),
      length <= (address.isVersion6 ? 128 : 32)
    else { return nil }
    prefixLength = length
    let mask: (high: UInt64, low: UInt64) = Self.mask(length, isVersion6: address.isVersion6)
    start = IPAddress(isVersion6: address.isVersion6, high: address.high & mask.high, low: address.low & mask.low)
  }

  /// Whether an address lies in the range.
  public func contains(_ address: IPAddress) -> Bool {
    guard address.isVersion6 == start.isVersion6 else { return false }
    let mask: (high: UInt64, low: UInt64) = Self.mask(prefixLength, isVersion6: start.isVersion6)
    return address.high & mask.high == start.high && address.low & mask.low == start.low
  }

  /// The last address of the range.
  public var end: IPAddress {
    let mask: (high: UInt64, low: UInt64) = Self.mask(prefixLength, isVersion6: start.isVersion6)
    let all: UInt64 = start.isVersion6 ? .max : 0xFFFF_FFFF
    return IPAddress(
      isVersion6: start.isVersion6, high: start.isVersion6 ? start.high | ~mask.high : 0, low: start.low | (~mask.low & all))
  }

  private static func mask(_ length: Int, isVersion6: Bool) -> (high: UInt64, low: UInt64) {
    func bits(_ count: Int) -> UInt64 { count <= 0 ? 0 : count >= 64 ? .max : ~(UInt64.max >> UInt64(count)) }
    if isVersion6 { return (bits(length), bits(length - 64)) }
    return (0, bits(length + 32) & 0xFFFF_FFFF)
  }
}
