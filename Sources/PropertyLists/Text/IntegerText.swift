/// Whole numbers as XML property lists spell them.
enum IntegerText {
  enum Problem: Error {
    case empty
    case surroundingSpace
    case notAnInteger
    case fraction
    case noHexDigits
    case exceeds128Bits
  }

  /// Reads `[+-] digits` or `[+-] 0x hexdigits` that fills the whole range. White space around the number is refused, as CoreFoundation
  /// refuses it behind the number.
  static func parse(_ text: UnsafeBufferPointer<UInt8>) -> Result<PropertyListInteger, Problem> {
    guard let first: UInt8 = text.first else { return .failure(.empty) }
    if isSpace(first) || isSpace(text[text.count - 1]) {
      return .failure(text.allSatisfy(isSpace) ? .empty : .surroundingSpace)
    }
    var index: Int = 0
    let isNegative: Bool = first == UInt8(ascii: "-")
    if isNegative || first == UInt8(ascii: "+") { index = 1 }
    var radix: UInt64 = 10
    if index &+ 1 < text.count, text[index] == UInt8(ascii: "0"), text[index &+ 1] | 0x20 == UInt8(ascii: "x") {
      radix = 16
      index &+= 2
      if index == text.count { return .failure(.noHexDigits) }
    }
    if index == text.count { return .failure(.notAnInteger) }
    var low: UInt64 = 0
    var high: UInt64 = 0
    var overflows: Bool = false
    while index < text.count {
      let byte: UInt8 = text[index]
      guard let digit: UInt64 = digit(byte), digit < radix else {
        let rest: Bool = byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") || byte | 0x20 == UInt8(ascii: "e")
        return .failure(rest && radix == 10 ? .fraction : .notAnInteger)
      }
      let product: (high: UInt64, low: UInt64) = low.multipliedFullWidth(by: radix)
      let sum: (partialValue: UInt64, overflow: Bool) = product.low.addingReportingOverflow(digit)
      let upper: (partialValue: UInt64, overflow: Bool) = high.multipliedReportingOverflow(by: radix)
      let carried: (partialValue: UInt64, overflow: Bool) = upper.partialValue.addingReportingOverflow(
        product.high &+ (sum.overflow ? 1 : 0))
      low = sum.partialValue
      high = carried.partialValue
      if upper.overflow || carried.overflow { overflows = true }
      index &+= 1
    }
    if overflows || high > UInt64(Int64.max) { return .failure(.exceeds128Bits) }
    if isNegative {
      low = ~low &+ 1
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    return .success(PropertyListInteger(high: Int64(bitPattern: high), low: low))
  }

  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte &- UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte &- UInt8(ascii: "a")) &+ 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte &- UInt8(ascii: "A")) &+ 10
    default: nil
    }
  }
}
