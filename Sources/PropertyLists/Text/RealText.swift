/// Floating-point numbers as XML property lists spell them.
enum RealText {
  enum Problem: Error {
    case empty
    case surroundingSpace
    case decimalComma
    case hexadecimal
    case notANumber
    case tooLong
  }

  /// The most characters of a number; longer ones carry no further meaning and only cost time.
  static let maximumLength: Int = 1000

  /// Reads a decimal number, `nan`, `inf` or `infinity` (any case, with sign) that fills the whole range. A number too large for a double is
  /// infinity, as in CoreFoundation.
  static func parse(_ text: UnsafeBufferPointer<UInt8>) -> Result<Double, Problem> {
    if let problem: Problem = check(text) { return .failure(problem) }
    if let fast: Double = simpleDecimal(text) { return .success(fast) }
    switch word(text) {
    case .some(let special): return .success(special)
    case nil: return Double(String(decoding: text, as: UTF8.self)).map(Result.success) ?? .failure(.notANumber)
    }
  }

  /// Whether the text is a number, without computing it; nil when it is.
  static func check(_ text: UnsafeBufferPointer<UInt8>) -> Problem? {
    guard let first: UInt8 = text.first else { return .empty }
    if text.count > maximumLength { return .tooLong }
    if isSpace(first) || isSpace(text[text.count - 1]) { return text.allSatisfy(isSpace) ? .empty : .surroundingSpace }
    var index: Int = first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? 1 : 0
    let whole: Int = skipDigits(text, &index)
    var fraction: Int = 0
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index &+= 1
      fraction = skipDigits(text, &index)
    }
    if whole &+ fraction > 0 {
      if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
        index &+= 1
        if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") { index &+= 1 }
        if skipDigits(text, &index) == 0 { return .notANumber }
      }
      if index == text.count { return nil }
      if text[index] == UInt8(ascii: ",") { return .decimalComma }
      if whole == 1, text[index] | 0x20 == UInt8(ascii: "x") { return .hexadecimal }
      return .notANumber
    }
    return word(text) == nil ? .notANumber : nil
  }

  /// Not-a-number and the infinities; nil for anything else.
  private static func word(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count <= 9 else { return nil }
    switch String(decoding: text, as: UTF8.self).lowercased() {
    case "nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: return nil
    }
  }

  /// The number when at most 15 digits and a small power of ten make the result exact with one operation.
  private static func simpleDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var mantissa: UInt64 = 0
    var digits: Int = 0
    var scale: Int = 0
    var seenPoint: Bool = false
    var index: Int = 0
    let isNegative: Bool = text[0] == UInt8(ascii: "-")
    if isNegative || text[0] == UInt8(ascii: "+") { index = 1 }
    while index < text.count {
      let byte: UInt8 = text[index]
      if byte == UInt8(ascii: ".") {
        seenPoint = true
      } else {
        let digit: UInt8 = byte &- UInt8(ascii: "0")
        guard digit <= 9, digits < 15 else { return nil }
        mantissa = mantissa &* 10 &+ UInt64(digit)
        digits &+= 1
        if seenPoint { scale &+= 1 }
      }
      index &+= 1
    }
    let value: Double = scale == 0 ? Double(mantissa) : Double(mantissa) / powersOfTen[scale]
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]

  @inline(__always)
  private static func skipDigits(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Int {
    let start: Int = index
    while index < text.count, text[index] &- UInt8(ascii: "0") <= 9 { index &+= 1 }
    return index &- start
  }

  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

extension RealText {
  /// The shortest decimal spelling that reads back to the same number; whole numbers below 2^53 without a fraction, as Apple writes them.
  static func format(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
    if value.magnitude < 9_007_199_254_740_992, value.rounded() == value, value != 0 || value.sign == .plus {
      return String(Int64(value))
    }
    return value.description
  }
}
