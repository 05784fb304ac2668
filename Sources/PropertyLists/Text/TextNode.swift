/// What a node of the table stands for. Raw values are part of nothing outside this process.
enum TextNodeKind: UInt8 {
  case dictionary
  case array
  case set
  case string
  case integer
  case real
  case boolean
  case date
  case data
  case uid
  case null
  case invalid
  /// A key of a dictionary; the node behind it is its value.
  case key

  var publicKind: PropertyListKind {
    switch self {
    case .dictionary: .dictionary
    case .array: .array
    case .set: .set
    case .string, .key: .string
    case .integer: .integer
    case .real: .real
    case .boolean: .boolean
    case .date: .date
    case .data: .data
    case .uid: .uid
    case .null: .null
    case .invalid: .invalid
    }
  }
}

/// Facts about a node that its reader found and that spare work later.
struct TextNodeFlags: OptionSet {
  let rawValue: UInt8

  /// The text has entities, CDATA sections or escapes and must be decoded.
  static let needsDecoding: TextNodeFlags = TextNodeFlags(rawValue: 1)
  /// The element or token is written in its short form: `<string/>`, an unquoted OpenStep string.
  static let isShort: TextNodeFlags = TextNodeFlags(rawValue: 2)
  /// The boolean is true.
  static let isTrue: TextNodeFlags = TextNodeFlags(rawValue: 4)
  /// The start tag has attributes or white space, so the content does not start right behind the element name.
  static let hasOddTag: TextNodeFlags = TextNodeFlags(rawValue: 8)
  /// The node is not in the text; its range is where it should stand.
  static let isSynthetic: TextNodeFlags = TextNodeFlags(rawValue: 16)
  /// The reader reported an error inside; the value is a best guess.
  static let hasError: TextNodeFlags = TextNodeFlags(rawValue: 32)
  /// JSON: the container is written inside an object of one entry, such as `{"$set": [...]}`; its children are those of the inner container.
  static let isWrapped: TextNodeFlags = TextNodeFlags(rawValue: 64)
  /// OpenStep: the value is not written, because the short form `key;` makes the key its own value; the range is the key's.
  static let sharesKey: TextNodeFlags = TextNodeFlags(rawValue: 128)
}

/// One value or key of a text format: where it stands, and where the node behind its last descendant is. 16 bytes.
///
/// Nodes stand in the order of the text. The children of a container follow it directly; `next` of a child leads to its sibling,
/// until the container's own `next` is reached. In a dictionary keys and values alternate.
struct TextNode {
  /// The offset of the first byte, markup and quotes included.
  var start: UInt32
  /// The offset behind the last byte.
  var end: UInt32
  /// The index of the node behind this one and all its descendants.
  var next: UInt32
  var kind: TextNodeKind
  var flags: TextNodeFlags
}
