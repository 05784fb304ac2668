/// Walks over the elements of the Distinguished Encoding Rules without recursion. Anything out of order ends the walk.
struct DERCursor: Sendable {
  /// One element: its tag, the range of its content and the range of the whole.
  struct Element: Sendable {
    let tag: UInt8
    let content: Range<Int>
    let whole: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  init(_ bytes: [UInt8], range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = min(range?.upperBound ?? bytes.count, bytes.count)
  }

  init(_ bytes: [UInt8], inside element: Element) { self.init(bytes, range: element.content) }

  var isAtEnd: Bool { position >= end }

  /// The tag of the next element without taking it.
  var nextTag: UInt8? { position < end ? bytes[position] : nil }

  /// Takes the next element; nil at the end and where there is no complete element.
  mutating func next() -> Element? {
    let start: Int = position
    guard start >= 0, end - start >= 2 else { return nil }
    let tag: UInt8 = bytes[start]
    // Tags of several bytes appear in no certificate.
    guard tag & 0x1F != 0x1F else { return nil }
    var at: Int = start + 1
    var length: Int = Int(bytes[at])
    at += 1
    if length >= 0x80 {
      let count: Int = length & 0x7F
      guard count >= 1, count <= 4, end - at >= count else { return nil }
      length = 0
      for index in at..<at + count { length = length << 8 | Int(bytes[index]) }
      at += count
    }
    guard length <= end - at else { return nil }
    position = at + length
    return Element(tag: tag, content: at..<at + length, whole: start..<at + length)
  }

  /// Takes the next element if it has a tag; nil otherwise, and then nothing is taken.
  mutating func next(_ tag: UInt8) -> Element? { nextTag == tag ? next() : nil }

  /// The content of an element.
  func content(_ element: Element) -> [UInt8] { Array(bytes[element.content]) }

  /// The text form of an object identifier.
  func identifier(_ element: Element) -> String {
    var arcs: [String] = []
    var value: UInt64 = 0
    for byte in bytes[element.content].prefix(64) {
      value = value << 7 & 0x7FFF_FFFF_FFFF_FFFF | UInt64(byte & 0x7F)
      guard byte & 0x80 == 0 else { continue }
      if arcs.isEmpty {
        let first: UInt64 = min(value / 40, 2)
        arcs = [String(first), String(value - first * 40)]
      } else {
        arcs.append(String(value))
      }
      value = 0
    }
    return arcs.joined(separator: ".")
  }

  /// An element with the tag and the content; the length in its shortest form.
  static func encode(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    var length: [UInt8] = []
    if content.count < 0x80 {
      length = [UInt8(content.count)]
    } else {
      var rest: Int = content.count
      while rest > 0 {
        length.insert(UInt8(rest & 0xFF), at: 0)
        rest >>= 8
      }
      length.insert(0x80 | UInt8(length.count), at: 0)
    }
    return [tag] + length + content
  }
}
