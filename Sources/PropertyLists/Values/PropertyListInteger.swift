/// A whole number of up to 128 bits with sign, which is more than any property-list format holds.
///
/// XML and the 8-byte binary form hold -2^63...2^64-1; the 16-byte binary form holds all of it.
public struct PropertyListInteger: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The upper 64 bits of the two's complement form.
  public var high: Int64
  /// The lower 64 bits of the two's complement form.
  public var low: UInt64

  /// Makes a number from its two halves.
  public init(high: Int64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Makes a number from a signed one.
  public init(_ value: Int64) {
    self.init(high: value < 0 ? -1 : 0, low: UInt64(bitPattern: value))
  }

  /// Makes a number from an unsigned one.
  public init(_ value: UInt64) {
    self.init(high: 0, low: value)
  }

  /// Makes a number from an `Int`.
  public init(_ value: Int) {
    self.init(Int64(value))
  }

  /// Makes a number from a literal.
  public init(integerLiteral value: Int64) {
    self.init(value)
  }

  /// The number as a signed 64-bit one, when it fits.
  public var int64: Int64? {
    let value: Int64 = Int64(bitPattern: low)
    return high == (value < 0 ? -1 : 0) ? value : nil
  }

  /// The number as an unsigned 64-bit one, when it fits.
  public var uint64: UInt64? { high == 0 ? low : nil }

  /// Whether the number lies in -2^63...2^64-1, which XML and every reader hold.
  public var fitsSystemReaders: Bool { int64 != nil || uint64 != nil }

  /// Whether the number is below zero.
  public var isNegative: Bool { high < 0 }

  /// The nearest floating-point number.
  public var double: Double {
    int64.map(Double.init) ?? Double(high) * 18_446_744_073_709_551_616.0 + Double(low)
  }
}

extension PropertyListInteger: Comparable {
  /// Orders by value.
  public static func < (left: PropertyListInteger, right: PropertyListInteger) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension PropertyListInteger: CustomStringConvertible {
  /// The number in decimal digits.
  public var description: String {
    if let value = int64 { return String(value) }
    if let value = uint64 { return String(value) }
    var high: UInt64 = UInt64(bitPattern: high)
    var low: UInt64 = low
    if isNegative {
      low = ~low &+ 1
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    // Two long divisions by 10^18 leave at most three decimal digits above.
    let unit: UInt64 = 1_000_000_000_000_000_000
    var groups: [UInt64] = []
    while high != 0 || low != 0 {
      let upper: (quotient: UInt64, remainder: UInt64) = high.quotientAndRemainder(dividingBy: unit)
      let lower: (quotient: UInt64, remainder: UInt64) = unit.dividingFullWidth((upper.remainder, low))
      groups.append(lower.remainder)
      high = upper.quotient
      low = lower.quotient
    }
    var text: String = isNegative ? "-" : ""
    for (index, group) in groups.reversed().enumerated() {
      let digits: String = String(group)
      text += index == 0 ? digits : String(repeating: "0", count: 18 - digits.count) + digits
    }
    return text
  }
}
