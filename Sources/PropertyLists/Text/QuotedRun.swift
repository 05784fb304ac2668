/// A run of text inside quotes.
struct QuotedRun {
  /// Where the closing quote stands, or the end of the text.
  var end: UnsafePointer<UInt8>
  var isClosed: Bool
  var hasEscapes: Bool

  /// Looks for the closing quote eight bytes at a time; a quote behind a backslash does not close.
  @inline(__always)
  static func scan(_ start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>, quote: UInt8) -> QuotedRun {
    var p: UnsafePointer<UInt8> = start
    var hasEscapes: Bool = false
    let quotes: UInt64 = 0x0101_0101_0101_0101 &* UInt64(quote)
    while p < limit {
      let word: UInt64 = UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
      let found: UInt64 = matches(word, quotes) | matches(word, 0x5C5C_5C5C_5C5C_5C5C)
      if found == 0 {
        p += 8
        continue
      }
      p += found.trailingZeroBitCount >> 3
      guard p < limit else { break }
      if p.pointee == quote { return QuotedRun(end: p, isClosed: true, hasEscapes: hasEscapes) }
      hasEscapes = true
      p += 2
    }
    return QuotedRun(end: limit, isClosed: false, hasEscapes: hasEscapes)
  }

  /// The high bit of each byte that equals the pattern's byte; bits above the first match may be wrong.
  @inline(__always)
  private static func matches(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
    let difference: UInt64 = word ^ pattern
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }
}
