/// A sorted text table in static memory, searched by halving without decoding it first.
///
/// A line holds what is looked up, a tab, and numbers separated by spaces. Where each line begins stands in a text of its own, five letters for
/// a line, so that a search neither scans for line breaks nor builds anything.
struct SortedTable: Sendable {
  /// The lines, sorted by their bytes.
  let text: StaticString
  /// For each line its offset in `text`: five letters from A to P, four bits each, the highest first.
  let lines: StaticString

  private static let width: Int = 5

  /// The numbers on the line of `key`; empty when there is none.
  func numbers(for key: String) -> [Int] {
    guard var position: Int = position(of: key) else { return [] }
    var result: [Int] = []
    while let number: Int = next(&position) { result.append(number) }
    return result
  }

  /// The first number on the line of `key`; nil when there is none.
  func firstNumber(for key: String) -> Int? {
    guard var position: Int = position(of: key) else { return nil }
    return next(&position)
  }

  /// Calls `body` with the bytes of each key, in order. Nothing is decoded.
  func forEachName(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    for line in 0..<lines.utf8CodeUnitCount / Self.width {
      let start: Int = start(of: line)
      var tab: Int = start
      while bytes[tab] != 0x09 { tab += 1 }
      body(UnsafeBufferPointer(rebasing: bytes[start..<tab]))
    }
  }

  /// Calls `body` with each key and its numbers, in order.
  func forEach(_ body: (String, [Int]) -> Void) {
    for line in 0..<lines.utf8CodeUnitCount / Self.width {
      let start: Int = start(of: line)
      var position: Int = start
      while bytes[position] != 0x09 { position += 1 }
      let key: String = String(decoding: bytes[start..<position], as: UTF8.self)
      position += 1
      var numbers: [Int] = []
      while let number: Int = next(&position) { numbers.append(number) }
      body(key, numbers)
    }
  }

  private var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) }

  /// Where a line begins.
  private func start(of line: Int) -> Int {
    let letters: UnsafePointer<UInt8> = lines.utf8Start + line &* Self.width
    var offset: Int = 0
    for index in 0..<Self.width { offset = offset << 4 | Int(letters[index] &- 0x41) }
    return offset
  }

  /// Where the numbers of `key` begin; nil when the key is not in the table.
  private func position(of key: String) -> Int? {
    var key: String = key
    return key.withUTF8 { wanted in
      let bytes: UnsafeBufferPointer<UInt8> = bytes
      var low: Int = 0
      var high: Int = lines.utf8CodeUnitCount / Self.width
      while low < high {
        let middle: Int = (low &+ high) / 2
        let start: Int = start(of: middle)
        var index: Int = 0
        // Every line ends its key with a tab, so that this stops inside the text.
        while index < wanted.count, bytes[start &+ index] == wanted[index], wanted[index] != 0x09 { index &+= 1 }
        let known: UInt8 = bytes[start &+ index]
        if known == 0x09 {
          if index == wanted.count { return start &+ index &+ 1 }
          low = middle &+ 1
        } else if index < wanted.count, known < wanted[index] {
          low = middle &+ 1
        } else {
          high = middle
        }
      }
      return nil
    }
  }

  /// The number at a position, which moves behind it; nil at the end of the line.
  private func next(_ position: inout Int) -> Int? {
    let bytes: UnsafeBufferPointer<UInt8> = bytes
    var number: Int?
    while position < bytes.count, bytes[position] != 0x0A {
      let byte: UInt8 = bytes[position]
      position &+= 1
      if byte == 0x20 { break }
      number = (number ?? 0) &* 10 &+ Int(byte &- 0x30)
    }
    return number
  }
}
