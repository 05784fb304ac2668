/// A fast hash of bytes, seeded at random for each table, so that no file can be made whose texts collide.
struct ByteHash {
  private let seed: UInt64

  init() {
    seed = UInt64.random(in: 0...UInt64.max)
  }

  /// Hashes bytes; at least eight bytes can be loaded from any address of the range.
  @inline(__always)
  func callAsFunction(_ start: UnsafePointer<UInt8>, _ count: Int, tag: UInt64 = 0) -> UInt64 {
    var state: UInt64 = seed ^ (UInt64(truncatingIfNeeded: count) &+ tag << 56) &* 0x9E37_79B9_7F4A_7C15
    var p: UnsafePointer<UInt8> = start
    var rest: Int = count
    while rest > 8 {
      state = ByteHash.mix(state ^ ByteHash.load(p), 0xA076_1D64_78BD_642F ^ seed)
      p += 8
      rest &-= 8
    }
    if rest > 0 {
      let word: UInt64 = ByteHash.load(p) << UInt64(truncatingIfNeeded: 64 &- 8 &* rest)
      state = ByteHash.mix(state ^ word, 0xE703_7ED1_A0B4_28DB ^ seed)
    }
    return ByteHash.mix(state, 0x8EBC_6AF0_9C88_C6E3 ^ UInt64(truncatingIfNeeded: count))
  }

  /// Hashes a word.
  @inline(__always)
  func callAsFunction(_ word: UInt64) -> UInt64 {
    ByteHash.mix(word ^ seed, 0x9E37_79B9_7F4A_7C15 ^ seed)
  }

  @inline(__always)
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product: (high: UInt64, low: UInt64) = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func load(_ p: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
  }
}
