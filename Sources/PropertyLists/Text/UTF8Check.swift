import Diagnostics

/// What one pass over the bytes of a UTF-8 text finds before any grammar is applied.
struct UTF8Check {
  /// The first run of bytes that are no UTF-8.
  private(set) var malformed: SourceRange?
  /// How many further runs there are.
  private(set) var otherMalformedCount: Int = 0
  /// Runs of control characters that XML 1.0 forbids (all below U+0020 but tab, LF and CR), at most `limit` of them.
  private(set) var controls: [SourceRange] = []
  /// Where the last run that is no UTF-8 ended.
  private var malformedEnd: Int = -1

  /// Checks a text from an offset on. Runs of plain text are passed over 16 bytes at a time.
  init(_ text: SourceBytes, from start: Int, limit: Int = 20) {
    let base: UnsafePointer<UInt8> = text.unsafeBaseAddress
    let count: Int = text.count
    var offset: Int = start
    while offset < count {
      if offset &+ 16 <= count, UTF8Check.isPlain(base + offset) {
        offset &+= 16
        continue
      }
      // The slow road: this block, a character at a time.
      let blockEnd: Int = min(offset &+ 16, count)
      while offset < blockEnd {
        let byte: UInt8 = base[offset]
        if byte < 0x80 {
          if byte < 0x20, byte != 0x0A, byte != 0x09, byte != 0x0D { noteControl(offset, limit) }
          offset &+= 1
          continue
        }
        let length: Int = UTF8Check.sequenceLength(base + offset, available: count - offset)
        if length > 0 {
          offset &+= length
        } else {
          noteMalformed(offset)
          offset &+= 1
        }
      }
    }
  }

  @inline(never)
  private mutating func noteControl(_ offset: Int, _ limit: Int) {
    if let last: SourceRange = controls.last, last.upperBound == offset {
      controls[controls.count - 1].upperBound = offset + 1
    } else if controls.count < limit {
      controls.append(SourceRange(offset, offset + 1))
    }
  }

  @inline(never)
  private mutating func noteMalformed(_ offset: Int) {
    if let first: SourceRange = malformed {
      if first.upperBound == offset {
        malformed = SourceRange(first.lowerBound, offset + 1)
      } else if malformedEnd != offset {
        otherMalformedCount += 1
      }
    } else {
      malformed = SourceRange(offset, offset + 1)
    }
    malformedEnd = offset + 1
  }

  /// Whether sixteen bytes are ASCII without forbidden control characters. Two words at a time: the vector types are not compiled to vector
  /// instructions here and cost fifty times as much.
  @inline(__always)
  private static func isPlain(_ p: UnsafePointer<UInt8>) -> Bool {
    let first: UInt64 = UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)
    let second: UInt64 = UnsafeRawPointer(p + 8).loadUnaligned(as: UInt64.self)
    guard (first | second) & 0x8080_8080_8080_8080 == 0 else { return false }
    // The high bit of each byte below 0x20; no sum carries into the next byte.
    let space: UInt64 = 0x6060_6060_6060_6060
    let controls: UInt64 = ~((first &+ space) & (second &+ space)) & 0x8080_8080_8080_8080
    return controls == 0 || controlsAreAllowed(first) && controlsAreAllowed(second)
  }

  /// Whether all control characters of eight ASCII bytes are tabs, line feeds or carriage returns.
  @inline(__always)
  private static func controlsAreAllowed(_ word: UInt64) -> Bool {
    let all: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let tabs: UInt64 = (word ^ 0x0909_0909_0909_0909) &+ all
    let feeds: UInt64 = (word ^ 0x0A0A_0A0A_0A0A_0A0A) &+ all
    let returns: UInt64 = (word ^ 0x0D0D_0D0D_0D0D_0D0D) &+ all
    return ~(word &+ 0x6060_6060_6060_6060) & tabs & feeds & returns & 0x8080_8080_8080_8080 == 0
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
