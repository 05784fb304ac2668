/// Data in base-64 as XML property lists hold it, with white space anywhere.
enum Base64Text {
  enum Problem: Error {
    /// A character outside the alphabet, at this offset into the text.
    case invalidCharacter(Int)
    /// Something behind the padding, at this offset.
    case textAfterPadding(Int)
    /// The last group of four is not complete.
    case incompleteGroup
    /// More padding than the last group needs.
    case excessPadding(Int)
  }

  /// Decodes the text, which must be well formed.
  static func decode(_ text: UnsafeBufferPointer<UInt8>) -> Result<[UInt8], Problem> {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    if let problem: Problem = scan(text, { bytes.append($0) }) { return .failure(problem) }
    return .success(bytes)
  }

  /// Checks the text without keeping the bytes; nil when it is well formed.
  static func check(_ text: UnsafeBufferPointer<UInt8>) -> Problem? {
    scan(text) { _ in }
  }

  @inline(__always)
  private static func scan(_ text: UnsafeBufferPointer<UInt8>, _ emit: (UInt8) -> Void) -> Problem? {
    var group: UInt32 = 0
    var size: Int = 0
    var padding: Int = 0
    return table.withUnsafeBufferPointer { table in
      for index in 0..<text.count {
        let code: UInt8 = table[Int(text[index])]
        if code < 64 {
          if padding > 0 { return .textAfterPadding(index) }
          group = group << 6 | UInt32(code)
          size &+= 1
          if size == 4 {
            emit(UInt8(truncatingIfNeeded: group >> 16))
            emit(UInt8(truncatingIfNeeded: group >> 8))
            emit(UInt8(truncatingIfNeeded: group))
            size = 0
            group = 0
          }
        } else if code == 64 {
          padding &+= 1
          if size < 2 || size &+ padding > 4 { return .excessPadding(index) }
        } else if code == 66 {
          return .invalidCharacter(index)
        }
      }
      switch size {
      case 0: return nil
      case 2 where padding == 2: emit(UInt8(truncatingIfNeeded: group >> 4))
      case 3 where padding == 1:
        emit(UInt8(truncatingIfNeeded: group >> 10))
        emit(UInt8(truncatingIfNeeded: group >> 2))
      default: return .incompleteGroup
      }
      return nil
    }
  }

  /// 0...63 for the alphabet, 64 for `=`, 65 for white space, 66 for anything else.
  private static let table: [UInt8] = {
    var table: [UInt8] = Array(repeating: 66, count: 256)
    for (index, byte) in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8.enumerated() {
      table[Int(byte)] = UInt8(index)
    }
    table[Int(UInt8(ascii: "="))] = 64
    for byte: UInt8 in [0x20, 0x09, 0x0A, 0x0D] { table[Int(byte)] = 65 }
    return table
  }()
}

extension Base64Text {
  /// Appends bytes in base-64, with padding and without line ends.
  static func encode(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer) {
    guard let source: UnsafePointer<UInt8> = bytes.baseAddress, bytes.count > 0 else { return }
    let count: Int = bytes.count
    alphabet.withUTF8Buffer { alphabet in
      output.append(maximum: (count &+ 2) / 3 &* 4) { target in
        var index: Int = 0
        var position: Int = 0
        while index &+ 2 < count {
          let group: Int = Int(source[index]) << 16 | Int(source[index &+ 1]) << 8 | Int(source[index &+ 2])
          target[position] = alphabet[group >> 18]
          target[position &+ 1] = alphabet[group >> 12 & 63]
          target[position &+ 2] = alphabet[group >> 6 & 63]
          target[position &+ 3] = alphabet[group & 63]
          index &+= 3
          position &+= 4
        }
        if index < count {
          let hasTwo: Bool = index &+ 1 < count
          let group: Int = Int(source[index]) << 16 | (hasTwo ? Int(source[index &+ 1]) << 8 : 0)
          target[position] = alphabet[group >> 18]
          target[position &+ 1] = alphabet[group >> 12 & 63]
          target[position &+ 2] = hasTwo ? alphabet[group >> 6 & 63] : UInt8(ascii: "=")
          target[position &+ 3] = UInt8(ascii: "=")
          position &+= 4
        }
        return position
      }
    }
  }

  private static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
}
