/// The kinds of values that a property list can hold.
public enum PropertyListKind: String, Sendable, Hashable, CaseIterable {
  /// A dictionary: keys with values, in the order of the file.
  case dictionary
  /// A list of values.
  case array
  /// A set of values; only the binary format writes it.
  case set
  /// A text.
  case string
  /// A whole number.
  case integer
  /// A floating-point number.
  case real
  /// True or false.
  case boolean
  /// A point in time.
  case date
  /// Bytes.
  case data
  /// A reference of a keyed archive.
  case uid
  /// JSON's `null`, or the null object of the binary format; no Info.plist may hold it.
  case null
  /// A place where a value should stand and none could be read. The document has an error there.
  case invalid

  /// The kind with its article: "a dictionary", "an array".
  public var phrase: String {
    switch self {
    case .array, .integer, .invalid: "an \(self == .invalid ? "unreadable value" : rawValue)"
    case .uid: "a UID"
    case .null: "null"
    case .data: "data"
    default: "a \(rawValue)"
    }
  }

  /// Whether values of this kind hold other values.
  public var isContainer: Bool {
    switch self {
    case .dictionary, .array, .set: true
    default: false
    }
  }
}
