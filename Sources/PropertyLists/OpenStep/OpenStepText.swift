/// How OpenStep texts spell strings and bytes.
enum OpenStepText {
  /// What is wrong with an escape.
  enum EscapeProblem {
    /// No hexadecimal digit behind `\U`.
    case noDigits
    /// Half of a surrogate pair.
    case loneSurrogate
    /// More than `\377`.
    case octalTooLarge
    /// `\u` instead of `\U`.
    case lowerCaseU
    /// Eight digits behind `\U`, of which only four count.
    case longUnicode
    /// A character that needs no backslash.
    case unknown
    /// The text ends behind the backslash.
    case unfinished
  }

  /// One escape: its character, its length with the backslash, and what is wrong with it.
  struct Escape {
    var scalar: UInt32
    var length: Int
    var problem: EscapeProblem?
    /// The escape stands for the bytes behind the backslash, unchanged.
    var isVerbatim: Bool = false
  }

  /// Whether all escapes are `\"`, `\\`, `\n` and their like, which need no further check.
  static func hasOnlyCommonEscapes(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    var p: UnsafePointer<UInt8> = start
    while p < end {
      guard p.pointee == UInt8(ascii: "\\") else {
        p += 1
        continue
      }
      switch p[1] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "'"): p += 2
      default: return false
      }
    }
    return true
  }

  /// Reads the escape that starts at a backslash.
  static func escape(_ p: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Escape {
    guard end - p >= 2 else { return Escape(scalar: 0x5C, length: 1, problem: .unfinished) }
    let byte: UInt8 = p[1]
    switch byte {
    case UInt8(ascii: "a"): return Escape(scalar: 0x07, length: 2)
    case UInt8(ascii: "b"): return Escape(scalar: 0x08, length: 2)
    case UInt8(ascii: "f"): return Escape(scalar: 0x0C, length: 2)
    case UInt8(ascii: "n"): return Escape(scalar: 0x0A, length: 2)
    case UInt8(ascii: "r"): return Escape(scalar: 0x0D, length: 2)
    case UInt8(ascii: "t"): return Escape(scalar: 0x09, length: 2)
    case UInt8(ascii: "v"): return Escape(scalar: 0x0B, length: 2)
    // A slash needs no backslash, but many tools write one as in JSON.
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"), 0x0A: return Escape(scalar: UInt32(byte), length: 2)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code: UInt32 = 0
      var length: Int = 1
      while length < 4, length < end - p, p[length] &- UInt8(ascii: "0") <= 7 {
        code = code << 3 | UInt32(p[length] &- UInt8(ascii: "0"))
        length &+= 1
      }
      return Escape(scalar: OpenStepCharacters.nextStepScalar(code), length: length, problem: code > 0xFF ? .octalTooLarge : nil)
    case UInt8(ascii: "U"): return unicodeEscape(p, end)
    case UInt8(ascii: "u") where end - p >= 6 && (2..<6).allSatisfy({ OpenStepCharacters.hexDigit(p[$0]) != nil }):
      return Escape(scalar: UInt32(byte), length: 2, problem: .lowerCaseU)
    default: return Escape(scalar: UInt32(byte), length: byte < 0x80 ? 2 : 1, problem: .unknown, isVerbatim: byte >= 0x80)
    }
  }

  private static func unicodeEscape(_ p: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Escape {
    let high: (value: UInt32, length: Int) = hexRun(p + 2, end)
    guard high.length > 0 else { return Escape(scalar: 0x55, length: 2, problem: .noDigits) }
    let length: Int = 2 + high.length
    if (0xD800...0xDFFF).contains(high.value) {
      let next: UnsafePointer<UInt8> = p + length
      if high.value < 0xDC00, end - next >= 3, next[0] == UInt8(ascii: "\\"), next[1] | 0x20 == UInt8(ascii: "u") {
        let low: (value: UInt32, length: Int) = hexRun(next + 2, end)
        if (0xDC00...0xDFFF).contains(low.value) {
          return Escape(
            scalar: 0x10000 + (high.value - 0xD800) << 10 + (low.value - 0xDC00), length: length + 2 + low.length,
            problem: next[1] == UInt8(ascii: "u") ? .lowerCaseU : nil)
        }
      }
      return Escape(scalar: 0xFFFD, length: length, problem: .loneSurrogate)
    }
    let isLong: Bool =
      high.length == 4 && high.value <= 0x10 && end - p >= 10 && (6..<10).allSatisfy { OpenStepCharacters.hexDigit(p[$0]) != nil }
    return Escape(scalar: high.value, length: length, problem: isLong ? .longUnicode : nil)
  }

  /// At most four hexadecimal digits.
  private static func hexRun(_ p: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> (value: UInt32, length: Int) {
    var value: UInt32 = 0
    var length: Int = 0
    while length < 4, p + length < end, let digit: UInt8 = OpenStepCharacters.hexDigit(p[length]) {
      value = value << 4 | UInt32(digit)
      length &+= 1
    }
    return (value, length)
  }

  /// Appends a text with its escapes resolved.
  static func appendUnescaped(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, to result: inout [UInt8]) {
    var p: UnsafePointer<UInt8> = start
    var plain: UnsafePointer<UInt8> = start
    while p < end {
      guard p.pointee == UInt8(ascii: "\\") else {
        p += 1
        continue
      }
      result.append(contentsOf: UnsafeBufferPointer(start: plain, count: p - plain))
      let found: Escape = escape(p, end)
      p += found.length
      plain = p
      if found.isVerbatim { continue }
      if found.scalar < 0x80 {
        result.append(UInt8(truncatingIfNeeded: found.scalar))
      } else {
        result.append(contentsOf: Unicode.Scalar(found.scalar).flatMap { UTF8.encode($0) } ?? UTF8.encodedReplacementCharacter)
      }
    }
    result.append(contentsOf: UnsafeBufferPointer(start: plain, count: max(0, end - plain)))
  }

  // MARK: Bytes

  /// The end of `<0fbd 77>` at an address, behind the closing bracket; nil where the bytes are not well formed.
  static func endOfHexData(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var p: UnsafePointer<UInt8> = start + 1
    while p < end {
      if OpenStepCharacters.hexDigit(p[0]) != nil {
        guard OpenStepCharacters.hexDigit(p[1]) != nil else { return nil }
        p += 2
      } else if p[0] == UInt8(ascii: ">") {
        return p + 1
      } else if OpenStepCharacters.classes[Int(p[0])] == OpenStepCharacters.space {
        p += 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// The bytes of hexadecimal digits, anything else left out; a last digit without a partner is left out too.
  static func hexBytes(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 2)
    var pending: UInt8?
    for byte in text {
      guard let digit: UInt8 = OpenStepCharacters.hexDigit(byte) else { continue }
      if let high: UInt8 = pending {
        result.append(high << 4 | digit)
        pending = nil
      } else {
        pending = digit
      }
    }
    return result
  }
}
