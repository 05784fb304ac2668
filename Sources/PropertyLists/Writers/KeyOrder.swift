/// The order of sorted keys: by UTF-16 code units, as CoreFoundation sorts them (`B` before `a`, `a10` before `a2`).
enum KeyOrder {
  /// Whether one well-formed UTF-8 text comes before another.
  static func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let common: Int = min(left.count, right.count)
    var index: Int = 0
    while index < common, left[index] == right[index] { index &+= 1 }
    guard index < common else { return left.count < right.count }
    let first: UInt8 = left[index]
    let second: UInt8 = right[index]
    // Surrogates sort below U+E000...U+FFFF, although the UTF-8 of the characters they stand for starts higher.
    if first >= 0xEE, second >= 0xEE, (first >= 0xF0) != (second >= 0xF0) { return first >= 0xF0 }
    return first < second
  }

  /// Whether one text comes before another.
  static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.withUnsafeBufferPointer { left in right.withUnsafeBufferPointer { right in precedes(left, right) } }
  }
}
