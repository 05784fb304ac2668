/// What a byte can be in an OpenStep text.
///
/// Source: reference on bundle semantics 8.3 (the characters that CoreFoundation takes without quotes, its white space).
enum OpenStepCharacters {
  static let other: UInt8 = 0
  static let space: UInt8 = 1
  static let word: UInt8 = 2
  static let quote: UInt8 = 3
  static let punctuation: UInt8 = 4

  /// The class of each byte. The table lives as long as the process.
  nonisolated(unsafe) static let classes: UnsafePointer<UInt8> = {
    let table: UnsafeMutablePointer<UInt8> = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    table.initialize(repeating: other, count: 256)
    for byte: UInt8 in [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20] { table[Int(byte)] = space }
    for byte in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$/:.-".utf8 { table[Int(byte)] = word }
    for byte in "\"'".utf8 { table[Int(byte)] = quote }
    for byte in "{}()[]<>;,=".utf8 { table[Int(byte)] = punctuation }
    return UnsafePointer(table)
  }()

  /// Whether a word can stand without quotes.
  static func isPlainWord(_ text: some Collection<UInt8>) -> Bool {
    !text.isEmpty && text.allSatisfy { classes[Int($0)] == word }
  }

  /// The value of a hexadecimal digit; nil for any other byte.
  @inline(__always)
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte &- UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte &- UInt8(ascii: "a") &+ 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte &- UInt8(ascii: "A") &+ 10
    default: nil
    }
  }

  /// The length of a curly quotation mark at an address; zero where there is none. At least three bytes can be loaded there.
  @inline(__always)
  static func curlyQuoteLength(_ p: UnsafePointer<UInt8>) -> Int {
    if p[0] == 0xE2, p[1] == 0x80, p[2] >= 0x98, p[2] <= 0x9F { return 3 }
    if p[0] == 0xC2, p[1] == 0xAB || p[1] == 0xBB { return 2 }
    return 0
  }

  /// The length of U+2028 or U+2029 at an address; zero where there is none.
  @inline(__always)
  static func separatorLength(_ p: UnsafePointer<UInt8>) -> Int {
    p[0] == 0xE2 && p[1] == 0x80 && (p[2] == 0xA8 || p[2] == 0xA9) ? 3 : 0
  }

  /// The character that an octal escape names: a code of the NeXTSTEP character set, of which only the lower eight bits count.
  static func nextStepScalar(_ code: UInt32) -> UInt32 {
    let byte: UInt32 = code & 0xFF
    return byte < 0x80 ? byte : nextStep[Int(byte - 0x80)]
  }

  /// Codes 0x80...0xFF of the NeXTSTEP character set.
  private static let nextStep: [UInt32] = [
    0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7, 0x00C8, 0x00C9, 0x00CA, 0x00CB,
    0x00CC, 0x00CD, 0x00CE, 0x00CF, 0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9,
    0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7, 0x00A9, 0x00A1, 0x00A2, 0x00A3,
    0x2044, 0x00A5, 0x0192, 0x00A7, 0x00A4, 0x2019, 0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02,
    0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022, 0x201A, 0x201E, 0x201D, 0x00BB,
    0x2026, 0x2030, 0x00AC, 0x00BF, 0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9,
    0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD, 0x02DB, 0x02C7, 0x2014, 0x00B1, 0x00BC, 0x00BD,
    0x00BE, 0x00E0, 0x00E1, 0x00E2, 0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB,
    0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1, 0x0141, 0x00D8, 0x0152, 0x00BA,
    0x00F2, 0x00F3, 0x00F4, 0x00F5, 0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD,
    0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0xFFFD, 0xFFFD,
  ]
}
