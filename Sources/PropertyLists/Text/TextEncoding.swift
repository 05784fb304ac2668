/// The character encodings of text property lists.
public enum TextEncoding: String, Sendable, Hashable, CaseIterable {
  /// UTF-8, or plain ASCII.
  case utf8 = "UTF-8"
  /// UTF-16, least significant byte first.
  case utf16LittleEndian = "UTF-16LE"
  /// UTF-16, most significant byte first.
  case utf16BigEndian = "UTF-16BE"
  /// UTF-32, least significant byte first.
  case utf32LittleEndian = "UTF-32LE"
  /// UTF-32, most significant byte first.
  case utf32BigEndian = "UTF-32BE"
  /// ISO 8859-1, one byte a character.
  case isoLatin1 = "ISO-8859-1"
  /// Windows code page 1252.
  case windowsLatin1 = "windows-1252"
  /// Mac OS Roman.
  case macRoman = "macintosh"

  /// The encoding that an XML declaration or a tool names, regardless of case; nil for an unknown name. `UTF-16` and `UTF-32` without a
  /// byte order name no single encoding and give nil.
  public init?(name: String) {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "ansi_x3.4-1968", "iso-ir-6", "iso646-us": self = .utf8
    case "utf-16le": self = .utf16LittleEndian
    case "utf-16be": self = .utf16BigEndian
    case "utf-32le": self = .utf32LittleEndian
    case "utf-32be": self = .utf32BigEndian
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1": self = .isoLatin1
    case "windows-1252", "cp1252": self = .windowsLatin1
    case "macintosh", "mac", "x-mac-roman", "macroman": self = .macRoman
    default: return nil
    }
  }

  /// The bytes of the byte order mark; empty for the one-byte encodings.
  public var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    case .isoLatin1, .windowsLatin1, .macRoman: []
    }
  }

  /// The name that an XML declaration uses: the byte order mark of UTF-16 and UTF-32 tells which byte comes first.
  var declaredName: String {
    switch self {
    case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    case .utf32LittleEndian, .utf32BigEndian: "UTF-32"
    default: rawValue
    }
  }
}
