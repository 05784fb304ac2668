/// A sorted text table in static memory, searched by halving without decoding it first.
struct SortedTable: Sendable {
  let text: StaticString

  /// The numbers on the line of `key`; empty when there is none.
  func numbers(for key: String) -> [Int] {
    var key: String = key
    return key.withUTF8 { wanted in
      let bytes: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      var low: Int = 0
      var high: Int = bytes.count
      while low < high {
        var start: Int = low + (high - low) / 2
        while start > low, bytes[start - 1] != 0x0A { start -= 1 }
        var position: Int = start
        var index: Int = 0
        while position < high, bytes[position] != 0x09, index < wanted.count, bytes[position] == wanted[index] {
          position += 1
          index += 1
        }
        let isAtTab: Bool = position >= high || bytes[position] == 0x09
        if isAtTab && index == wanted.count { return Self.numbers(bytes, from: position + 1) }
        let isBefore: Bool = isAtTab || (index < wanted.count && bytes[position] < wanted[index])
        var end: Int = position
        while end < high, bytes[end] != 0x0A { end += 1 }
        if isBefore { low = min(end + 1, high) } else { high = start }
      }
      return []
    }
  }

  /// Calls `body` with the bytes of each key, in order. Nothing is decoded.
  func forEachName(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let bytes: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var start: Int = 0
    while start < bytes.count {
      var tab: Int = start
      while tab < bytes.count, bytes[tab] != 0x09 { tab += 1 }
      body(UnsafeBufferPointer(rebasing: bytes[start..<tab]))
      while tab < bytes.count, bytes[tab] != 0x0A { tab += 1 }
      start = tab + 1
    }
  }

  /// Calls `body` with each key and its numbers, in order.
  func forEach(_ body: (String, [Int]) -> Void) {
    let bytes: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var start: Int = 0
    while start < bytes.count {
      var tab: Int = start
      while tab < bytes.count, bytes[tab] != 0x09 { tab += 1 }
      body(String(decoding: bytes[start..<tab], as: UTF8.self), Self.numbers(bytes, from: tab + 1))
      while tab < bytes.count, bytes[tab] != 0x0A { tab += 1 }
      start = tab + 1
    }
  }

  private static func numbers(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> [Int] {
    var result: [Int] = []
    var number: Int = 0
    var position: Int = start
    while position < bytes.count, bytes[position] != 0x0A {
      if bytes[position] == 0x20 {
        result.append(number)
        number = 0
      } else {
        number = number &* 10 &+ Int(bytes[position] &- 0x30)
      }
      position += 1
    }
    result.append(number)
    return result
  }
}
