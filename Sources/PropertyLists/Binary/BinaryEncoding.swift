/// How single objects look in a binary property list. Each function writes to memory that has room and returns the number of bytes.
enum BinaryEncoding {
  /// Stores eight bytes, most significant first.
  @inline(__always)
  static func store(_ value: UInt64, at target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).storeBytes(of: value.bigEndian, as: UInt64.self)
  }

  /// Writes the lowest `size` bytes, 1...8, of a number.
  @inline(__always)
  static func number(_ value: UInt64, size: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var index: Int = size
    var rest: UInt64 = value
    while index > 0 {
      index &-= 1
      target[index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
    return size
  }

  /// The fewest bytes, of 1, 2, 4 and 8, for a number.
  @inline(__always)
  static func powerOfTwoSize(_ value: UInt64) -> Int {
    value <= 0xFF ? 1 : value <= 0xFFFF ? 2 : value <= 0xFFFF_FFFF ? 4 : 8
  }

  /// The fewest bytes for offsets or references of which the largest is below `limit`. CoreFoundation asks that `limit` itself fits.
  static func size(_ limit: UInt64, odd: Bool) -> Int {
    odd ? max(1, (71 - limit.leadingZeroBitCount) / 8) : powerOfTwoSize(limit)
  }

  /// Writes a marker with a length.
  @inline(__always)
  static func head(_ type: UInt8, _ count: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if count < 15 {
      target[0] = type | UInt8(truncatingIfNeeded: count)
      return 1
    }
    target[0] = type | 15
    let size: Int = powerOfTwoSize(UInt64(truncatingIfNeeded: count))
    target[1] = 0x10 | UInt8(truncatingIfNeeded: size.trailingZeroBitCount)
    return 2 &+ number(UInt64(truncatingIfNeeded: count), size: size, to: target + 2)
  }

  /// The bytes of a marker with a length.
  static func headSize(_ count: Int) -> Int {
    count < 15 ? 1 : 2 + powerOfTwoSize(UInt64(count))
  }

  /// The bytes of a scalar that this writer made.
  @inline(__always)
  static func objectSize(_ object: UnsafePointer<UInt8>) -> Int {
    let low: Int = Int(object[0] & 15)
    switch object[0] >> 4 {
    case 0: return 1
    case 1, 2, 3: return 1 &+ 1 << low
    case 8: return 2 &+ low
    default:
      let unit: Int = object[0] >> 4 == 6 ? 2 : 1
      if low < 15 { return 1 &+ low &* unit }
      let size: Int = 1 << Int(object[1] & 15)
      var count: Int = 0
      for index in 0..<size { count = count << 8 | Int(object[2 &+ index]) }
      return 2 &+ size &+ count &* unit
    }
  }

  /// Writes an integer: one, two or four bytes without sign, eight with sign, sixteen for the rest.
  @inline(__always)
  static func integer(_ value: PropertyListInteger, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if value.high == 0, value.low <= UInt64(Int64.max) {
      let size: Int = powerOfTwoSize(value.low)
      target[0] = 0x10 | UInt8(truncatingIfNeeded: size.trailingZeroBitCount)
      return 1 &+ number(value.low, size: size, to: target + 1)
    }
    if value.int64 != nil {
      target[0] = 0x13
      return 1 &+ number(value.low, size: 8, to: target + 1)
    }
    target[0] = 0x14
    store(UInt64(bitPattern: value.high), at: target + 1)
    store(value.low, at: target + 9)
    return 17
  }

  /// Writes a real, in four bytes when that loses nothing.
  @inline(__always)
  static func real(_ value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let short: Float = Float(value)
    if Double(short).bitPattern == value.bitPattern {
      target[0] = 0x22
      return 1 &+ number(UInt64(short.bitPattern), size: 4, to: target + 1)
    }
    target[0] = 0x23
    return 1 &+ number(value.bitPattern, size: 8, to: target + 1)
  }

  /// Writes well-formed UTF-8 as an ASCII string where it is ASCII, else as UTF-16. `target` has room for twice the bytes and a head.
  @inline(__always)
  static func string(_ text: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) -> Int {
    guard let source: UnsafePointer<UInt8> = text.baseAddress, text.count > 0 else {
      target[0] = 0x50
      return 1
    }
    let count: Int = text.count
    var index: Int = 0
    var seen: UInt64 = 0
    while index &+ 8 <= count {
      seen |= UnsafeRawPointer(source + index).loadUnaligned(as: UInt64.self)
      index &+= 8
    }
    while index < count {
      seen |= UInt64(source[index])
      index &+= 1
    }
    if seen & 0x8080_8080_8080_8080 != 0 { return wideString(source, count, to: target) }
    let head: Int = head(0x50, count, to: target)
    (target + head).initialize(from: source, count: count)
    return head &+ count
  }

  /// Writes well-formed UTF-8 as UTF-16.
  private static func wideString(_ source: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var units: Int = 0
    for index in 0..<count {
      // Every byte that starts a character makes a unit, and one that starts four bytes makes two.
      if source[index] & 0xC0 != 0x80 { units &+= source[index] >= 0xF0 ? 2 : 1 }
    }
    let head: Int = head(0x60, units, to: target)
    let end: Int = head &+ units &* 2
    var position: Int = head
    var index: Int = 0
    while index < count, position &+ 1 < end {
      let first: UInt32 = UInt32(source[index])
      var scalar: UInt32 = first
      let length: Int = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      if length > 1 {
        scalar = first & (0xFF >> UInt32(truncatingIfNeeded: length &+ 1))
        for offset in 1..<length { scalar = scalar << 6 | UInt32(index &+ offset < count ? source[index &+ offset] & 0x3F : 0) }
      }
      index &+= length
      if scalar >= 0x10000 {
        scalar &-= 0x10000
        let high: UInt32 = 0xD800 | scalar >> 10
        target[position] = UInt8(truncatingIfNeeded: high >> 8)
        target[position &+ 1] = UInt8(truncatingIfNeeded: high)
        position &+= 2
        scalar = 0xDC00 | scalar & 0x3FF
      }
      target[position] = UInt8(truncatingIfNeeded: scalar >> 8)
      target[position &+ 1] = UInt8(truncatingIfNeeded: scalar)
      position &+= 2
    }
    return end
  }
}
