/// Character and entity references, `&amp;` and `&#x41;`.
///
/// Property lists know the five names of XML and numbers. Names that a DOCTYPE declares are not expanded by any system reader.
enum XMLReference {
  enum Problem {
    /// No name or number behind the ampersand: a bare `&`.
    case bare
    /// A name that property lists do not know.
    case unknownName
    /// The semicolon is missing.
    case unterminated
    /// The number is not one, or names no character.
    case badNumber
    /// The number names U+0000.
    case zero
    /// The number names another control character that XML forbids; the character is read all the same.
    case control
  }

  /// Reads the reference that starts at an ampersand. `length` counts all its bytes; for a problem it is the part to mark.
  static func parse(_ p: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int, problem: Problem?) {
    let available: Int = end - p
    var length: Int = 1
    // Real references are short; a longer run is a bare ampersand.
    while length < available, length < 14, isNameByte(p[length]) { length &+= 1 }
    guard length > 1 else { return (0, 1, .bare) }
    let isTerminated: Bool = length < available && p[length] == UInt8(ascii: ";")
    let name: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: p + 1, count: length - 1)
    if name[0] == UInt8(ascii: "#") {
      guard isTerminated else { return (0, length, .unterminated) }
      guard let scalar: UInt32 = number(name), Unicode.Scalar(scalar) != nil else { return (0, length + 1, .badNumber) }
      return (scalar, length + 1, scalar == 0 ? .zero : isForbidden(scalar) ? .control : nil)
    }
    if let scalar: UInt32 = predefined(name) { return isTerminated ? (scalar, length + 1, nil) : (scalar, length, .unterminated) }
    return isTerminated ? (0, length + 1, .unknownName) : (0, 1, .bare)
  }

  /// Whether XML 1.0 knows no such character, also not by its number: control characters but tab and line ends.
  private static func isForbidden(_ scalar: UInt32) -> Bool {
    scalar < 0x20 && scalar != 0x09 && scalar != 0x0A && scalar != 0x0D
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "#"):
      true
    case UInt8(ascii: "-"): true
    default: false
    }
  }

  private static func predefined(_ name: UnsafeBufferPointer<UInt8>) -> UInt32? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": 0x26
    case "lt": 0x3C
    case "gt": 0x3E
    case "quot": 0x22
    case "apos": 0x27
    default: nil
    }
  }

  private static func number(_ name: UnsafeBufferPointer<UInt8>) -> UInt32? {
    let isHexadecimal: Bool = name.count > 1 && name[1] == UInt8(ascii: "x")
    let digits: ArraySlice<UInt8> = Array(name)[(isHexadecimal ? 2 : 1)...]
    guard !digits.isEmpty, digits.first != UInt8(ascii: "-") else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
  }
}
