/// Numbers in a run of bytes. Reading outside gives zero, so that a broken file cannot stop the reader.
struct ByteOrder: Sendable, Hashable {
  /// Whether the first byte is the most significant one.
  var isBigEndian: Bool

  static let little: ByteOrder = ByteOrder(isBigEndian: false)
  static let big: ByteOrder = ByteOrder(isBigEndian: true)

  func uint16(_ bytes: [UInt8], _ offset: Int) -> Int {
    Int(number(bytes, offset, 2))
  }

  func uint32(_ bytes: [UInt8], _ offset: Int) -> Int {
    Int(number(bytes, offset, 4))
  }

  func uint64(_ bytes: [UInt8], _ offset: Int) -> UInt64 {
    number(bytes, offset, 8)
  }

  /// A 64-bit offset or size; numbers beyond `Int` become its greatest value, which lies outside every file.
  func offset64(_ bytes: [UInt8], _ offset: Int) -> Int {
    Int(clamping: number(bytes, offset, 8))
  }

  private func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> UInt64 {
    guard offset >= 0, offset <= bytes.count, bytes.count - offset >= count else { return 0 }
    var value: UInt64 = 0
    for index in 0..<count {
      let byte: UInt8 = bytes[offset + (isBigEndian ? index : count - 1 - index)]
      value = value << 8 | UInt64(byte)
    }
    return value
  }
}
