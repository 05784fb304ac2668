/// Checks of string contents, a machine word at a time.
enum BinaryText {
  /// Whether all bytes are below 0x80. Eight bytes can be loaded from any address of the range.
  @inline(__always)
  static func isASCII(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var seen: UInt64 = 0
    var p: UnsafePointer<UInt8> = start
    var rest: Int = count
    while rest >= 8 {
      seen |= UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)
      p += 8
      rest &-= 8
    }
    if rest > 0 {
      let word: UInt64 = UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
      seen |= word << UInt64(truncatingIfNeeded: 64 &- 8 &* rest)
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }

  /// Whether big-endian UTF-16 has no surrogate at all; false where one may be. `count` is a number of bytes.
  @inline(__always)
  static func hasNoSurrogates(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var p: UnsafePointer<UInt8> = start
    var rest: Int = count
    var found: UInt64 = 0
    while rest > 0 {
      var word: UInt64 = UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
      if rest < 8 { word &= (1 << UInt64(truncatingIfNeeded: 8 &* rest)) &- 1 }
      // The high byte of each unit stands first. A lane is zero when its unit is a surrogate.
      let lanes: UInt64 = (word & 0x00F8_00F8_00F8_00F8) ^ 0x00D8_00D8_00D8_00D8
      found |= (lanes &- 0x0001_0001_0001_0001) & ~lanes & 0x8000_8000_8000_8000
      p += 8
      rest &-= 8
    }
    return found == 0
  }

  /// The offset of the first surrogate that is not part of a pair; nil when there is none.
  static func loneSurrogate(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    var index: Int = 0
    while index &+ 1 < count {
      let high: UInt8 = start[index] & 0xFC
      if high == 0xDC { return index }
      if high == 0xD8 {
        guard index &+ 3 < count, start[index &+ 2] & 0xFC == 0xDC else { return index }
        index &+= 2
      }
      index &+= 2
    }
    return nil
  }
}
