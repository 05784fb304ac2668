/// Facts about an object that its reader found.
struct BinaryObjectFlags: OptionSet {
  let rawValue: UInt8

  /// The boolean is true.
  static let isTrue: BinaryObjectFlags = BinaryObjectFlags(rawValue: 1)
  /// The string is in UTF-16.
  static let isUTF16: BinaryObjectFlags = BinaryObjectFlags(rawValue: 2)
  /// The string is marked as ASCII and has bytes above 0x7F, which stand for the first 256 characters of Unicode.
  static let hasHighBytes: BinaryObjectFlags = BinaryObjectFlags(rawValue: 4)
  /// The reader reported an error inside; the value is a best guess.
  static let hasError: BinaryObjectFlags = BinaryObjectFlags(rawValue: 8)
}

/// One object of a binary property list: where it stands, checked to lie inside the file. 16 bytes.
struct BinaryObject {
  /// The offset of the marker byte.
  var offset: UInt32
  /// The offset of the first byte behind marker and length.
  var content: UInt32
  /// The bytes of a scalar's content, the elements of an array or set, or the entries of a dictionary.
  var count: UInt32
  var kind: PropertyListKind
  var flags: BinaryObjectFlags

  static let unreadable: BinaryObject = BinaryObject(offset: 0, content: 0, count: 0, kind: .invalid, flags: .hasError)
}
