/// Finds keys that occur twice in one dictionary.
struct BinaryKeys {
  /// For each object the number, plus one, of the last dictionary that had it as a key.
  private var lastUse: [UInt32]
  private var dictionary: UInt32 = 0
  /// For a key object whose text another key object has too, the first such object.
  private(set) var canonical: [Int: Int] = [:]

  init(count: Int) {
    lastUse = Array(repeating: 0, count: count)
  }

  @inline(__always)
  mutating func begin(_ number: Int) {
    dictionary = UInt32(truncatingIfNeeded: number &+ 1)
  }

  /// Notes a key of the present dictionary; false when it has the same object as a key already.
  @inline(__always)
  mutating func isNew(_ key: Int) -> Bool {
    if lastUse[key] == dictionary { return false }
    lastUse[key] = dictionary
    return true
  }

  /// Whether two objects that are used as keys have the same text. Fills `canonical`.
  mutating func hasAliases(_ objects: UnsafeMutablePointer<BinaryObject>, _ base: UnsafePointer<UInt8>) -> Bool {
    let hash: ByteHash = ByteHash()
    var used: Int = 0
    for use in lastUse where use != 0 { used &+= 1 }
    guard used > 1 else { return false }
    var size: Int = 16
    while size < used &* 2 { size &*= 2 }
    var slots: [UInt32] = Array(repeating: 0, count: size)
    let mask: Int = size &- 1
    for key in 0..<lastUse.count where lastUse[key] != 0 {
      let object: BinaryObject = objects[key]
      // UTF-16 that could be ASCII is compared by its text, which is rare.
      var narrow: [UInt8] = []
      var start: UnsafePointer<UInt8> = base + Int(object.content)
      var count: Int = Int(object.count)
      let isWide: Bool = object.flags.contains(.isUTF16) && !BinaryKeys.narrowed(start, count, to: &narrow)
      narrow.withUnsafeBufferPointer { narrow in
        if let address: UnsafePointer<UInt8> = narrow.baseAddress, !isWide, object.flags.contains(.isUTF16) {
          start = address
          count = narrow.count &- 8
        }
        var slot: Int = Int(truncatingIfNeeded: hash(start, count, tag: isWide ? 1 : 0)) & mask
        while slots[slot] != 0 {
          let other: Int = Int(slots[slot]) &- 1
          if BinaryKeys.hasText(objects[other], base, start, count, isWide: isWide) {
            canonical[key] = other
            return
          }
          slot = (slot &+ 1) & mask
        }
        slots[slot] = UInt32(truncatingIfNeeded: key &+ 1)
      }
    }
    return !canonical.isEmpty
  }

  /// Whether a string object has a text, given as bytes or as wide UTF-16.
  private static func hasText(
    _ object: BinaryObject, _ base: UnsafePointer<UInt8>, _ text: UnsafePointer<UInt8>, _ count: Int, isWide: Bool
  ) -> Bool {
    let content: UnsafePointer<UInt8> = base + Int(object.content)
    if object.flags.contains(.isUTF16), !isWide {
      guard Int(object.count) == count &* 2 else { return false }
      for index in 0..<count where content[2 &* index] != 0 || content[2 &* index &+ 1] != text[index] { return false }
      return true
    }
    guard object.flags.contains(.isUTF16) == isWide, Int(object.count) == count else { return false }
    for index in 0..<count where content[index] != text[index] { return false }
    return true
  }

  /// The bytes of UTF-16 text that is all below U+0100, with eight bytes of padding; false for other text.
  private static func narrowed(_ start: UnsafePointer<UInt8>, _ count: Int, to result: inout [UInt8]) -> Bool {
    for index in stride(from: 0, to: count &- 1, by: 2) where start[index] != 0 { return false }
    result.reserveCapacity(count / 2 + 8)
    for index in stride(from: 1, to: count, by: 2) { result.append(start[index]) }
    result.append(contentsOf: repeatElement(0, count: 8))
    return true
  }
}
