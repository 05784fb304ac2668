import Diagnostics

/// What one pass over the bytes of a UTF-8 text finds before any grammar is applied.
struct UTF8Check {
  /// Ranges of ill-formed UTF-8, at most `limit` of them.
  var malformed: [SourceRange] = []
  /// Offsets of control characters that XML 1.0 forbids (all below U+0020 but tab, LF and CR), at most `limit` of them.
  var controls: [Int] = []

  /// Checks a text from an offset on. Runs of plain text are passed over 16 bytes at a time.
  init(_ text: SourceBytes, from start: Int, limit: Int = 20) {
    let base: UnsafePointer<UInt8> = text.unsafeBaseAddress
    let count: Int = text.count
    var offset: Int = start
    while offset < count {
      if offset &+ 16 <= count {
        let block: SIMD16<UInt8> = UnsafeRawPointer(base + offset).loadUnaligned(as: SIMD16<UInt8>.self)
        // Below 0x20 and not one of the three allowed controls, or above 0x7F.
        let isControl: SIMDMask<SIMD16<Int8>> = (block .< 0x20) .& (block .!= 0x0A) .& (block .!= 0x09) .& (block .!= 0x0D)
        if !any(isControl .| (block .>= 0x80)) {
          offset &+= 16
          continue
        }
      }
      // The slow road: this block, a character at a time.
      let blockEnd: Int = min(offset &+ 16, count)
      while offset < blockEnd {
        let byte: UInt8 = base[offset]
        if byte < 0x80 {
          if byte < 0x20, byte != 0x0A, byte != 0x09, byte != 0x0D, controls.count < limit { controls.append(offset) }
          offset &+= 1
          continue
        }
        let length: Int = UTF8Check.sequenceLength(base + offset, available: count - offset)
        if length > 0 {
          offset &+= length
        } else {
          if malformed.count < limit { malformed.append(SourceRange(offset, offset + 1)) }
          offset &+= 1
        }
      }
    }
  }

  /// The length of the well-formed multi-byte sequence at an address, or zero. At least four bytes can be loaded there.
  @inline(__always)
  private static func sequenceLength(_ p: UnsafePointer<UInt8>, available: Int) -> Int {
    let first: UInt8 = p[0]
    func isTail(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    if first < 0xC2 { return 0 }
    if first < 0xE0 { return available >= 2 && isTail(p[1]) ? 2 : 0 }
    if first < 0xF0 {
      guard available >= 3, isTail(p[1]), isTail(p[2]) else { return 0 }
      if first == 0xE0, p[1] < 0xA0 { return 0 }
      if first == 0xED, p[1] >= 0xA0 { return 0 }
      return 3
    }
    guard first < 0xF5, available >= 4, isTail(p[1]), isTail(p[2]), isTail(p[3]) else { return 0 }
    if first == 0xF0, p[1] < 0x90 { return 0 }
    if first == 0xF4, p[1] >= 0x90 { return 0 }
    return 4
  }
}
