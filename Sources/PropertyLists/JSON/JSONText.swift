import Diagnostics

/// How JSON texts spell strings and numbers.
///
/// Source: RFC 8259.
enum JSONText {
  /// What is wrong with an escape.
  enum EscapeProblem {
    /// A character that JSON does not know behind a backslash.
    case unknown
    /// Fewer than four hexadecimal digits behind `\u`.
    case badUnicode
    /// Half of a surrogate pair.
    case loneSurrogate
    /// The text ends behind the backslash.
    case unfinished
  }

  /// One escape: its character, its length with the backslash, and what is wrong with it.
  struct Escape {
    var scalar: UInt32
    var length: Int
    var problem: EscapeProblem?
  }

  /// Reads the escape that starts at a backslash.
  static func escape(_ p: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Escape {
    guard end - p >= 2 else { return Escape(scalar: 0x5C, length: 1, problem: .unfinished) }
    switch p[1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Escape(scalar: UInt32(p[1]), length: 2)
    case UInt8(ascii: "b"): return Escape(scalar: 0x08, length: 2)
    case UInt8(ascii: "f"): return Escape(scalar: 0x0C, length: 2)
    case UInt8(ascii: "n"): return Escape(scalar: 0x0A, length: 2)
    case UInt8(ascii: "r"): return Escape(scalar: 0x0D, length: 2)
    case UInt8(ascii: "t"): return Escape(scalar: 0x09, length: 2)
    case UInt8(ascii: "u"):
      guard let high: UInt32 = fourDigits(p + 2, end) else { return Escape(scalar: 0x75, length: 2, problem: .badUnicode) }
      guard (0xD800...0xDFFF).contains(high) else { return Escape(scalar: high, length: 6) }
      if high < 0xDC00, end - p >= 12, p[6] == UInt8(ascii: "\\"), p[7] == UInt8(ascii: "u"),
        let low: UInt32 = fourDigits(p + 8, end), (0xDC00...0xDFFF).contains(low)
      {
        return Escape(scalar: 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), length: 12)
      }
      return Escape(scalar: 0xFFFD, length: 6, problem: .loneSurrogate)
    default:
      // The backslash alone is dropped; what follows stays.
      return Escape(scalar: UInt32(p[1]), length: p[1] < 0x80 ? 2 : 1, problem: .unknown)
    }
  }

  private static func fourDigits(_ p: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UInt32? {
    guard end - p >= 4 else { return nil }
    var value: UInt32 = 0
    for index in 0..<4 {
      guard let digit: UInt8 = OpenStepCharacters.hexDigit(p[index]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// Whether all escapes of a text are well formed.
  static func hasOnlyGoodEscapes(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    var p: UnsafePointer<UInt8> = start
    while p < end {
      guard p.pointee == UInt8(ascii: "\\") else {
        p += 1
        continue
      }
      let found: Escape = escape(p, end)
      if found.problem != nil { return false }
      p += found.length
    }
    return true
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
      if found.length == 1, found.problem == .unknown { continue }
      if found.scalar < 0x80 {
        result.append(UInt8(truncatingIfNeeded: found.scalar))
      } else {
        result.append(contentsOf: Unicode.Scalar(found.scalar).flatMap { UTF8.encode($0) } ?? UTF8.encodedReplacementCharacter)
      }
    }
    result.append(contentsOf: UnsafeBufferPointer(start: plain, count: max(0, end - plain)))
  }

  // MARK: Strings

  /// A run of text inside double quotes.
  struct StringRun {
    /// Where the closing quote, a control character or the end of the text stands.
    var end: UnsafePointer<UInt8>
    var hasEscapes: Bool
  }

  /// Looks for the closing quote or a control character eight bytes at a time.
  @inline(__always)
  static func scanString(_ start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>) -> StringRun {
    var p: UnsafePointer<UInt8> = start
    var hasEscapes: Bool = false
    while p < limit {
      let word: UInt64 = UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
      let quotes: UInt64 = word ^ 0x2222_2222_2222_2222
      let backslashes: UInt64 = word ^ 0x5C5C_5C5C_5C5C_5C5C
      let found: UInt64 =
        ((quotes &- 0x0101_0101_0101_0101) & ~quotes | (backslashes &- 0x0101_0101_0101_0101) & ~backslashes
          | (word &- 0x2020_2020_2020_2020) & ~word) & 0x8080_8080_8080_8080
      if found == 0 {
        p += 8
        continue
      }
      p += found.trailingZeroBitCount >> 3
      guard p < limit, p.pointee == UInt8(ascii: "\\") else { break }
      hasEscapes = true
      p += 2
    }
    return StringRun(end: p < limit ? p : limit, hasEscapes: hasEscapes)
  }

  // MARK: Numbers

  /// A number as JSON allows it.
  struct NumberRun {
    var end: UnsafePointer<UInt8>
    var isReal: Bool
  }

  /// The number at an address; nil where it is not spelt as JSON demands.
  @inline(__always)
  static func scanNumber(_ start: UnsafePointer<UInt8>) -> NumberRun? {
    var p: UnsafePointer<UInt8> = start
    if p.pointee == UInt8(ascii: "-") { p += 1 }
    let first: UnsafePointer<UInt8> = p
    while p.pointee &- UInt8(ascii: "0") <= 9 { p += 1 }
    guard p > first, first.pointee != UInt8(ascii: "0") || p - first == 1 else { return nil }
    var isReal: Bool = false
    if p.pointee == UInt8(ascii: ".") {
      isReal = true
      p += 1
      let fraction: UnsafePointer<UInt8> = p
      while p.pointee &- UInt8(ascii: "0") <= 9 { p += 1 }
      guard p > fraction else { return nil }
    }
    if p.pointee | 0x20 == UInt8(ascii: "e") {
      isReal = true
      p += 1
      if p.pointee == UInt8(ascii: "-") || p.pointee == UInt8(ascii: "+") { p += 1 }
      let exponent: UnsafePointer<UInt8> = p
      while p.pointee &- UInt8(ascii: "0") <= 9 { p += 1 }
      guard p > exponent else { return nil }
    }
    return NumberRun(end: p, isReal: isReal)
  }

  /// The bytes of a string or key without its quotes.
  static func content(of node: TextNode, in text: SourceBytes) -> Range<Int> {
    OpenStepText.content(of: node, in: text)
  }

  /// The decoded text of a key or string, cut after 200 bytes.
  static func keyText(_ node: TextNode, in text: SourceBytes) -> String {
    let range: Range<Int> = content(of: node, in: text)
    let start: UnsafePointer<UInt8> = text.unsafeBaseAddress + range.lowerBound
    let count: Int = min(range.count, 200)
    guard node.flags.contains(.needsDecoding) else {
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
    var decoded: [UInt8] = []
    appendUnescaped(start, start + count, to: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }
}
