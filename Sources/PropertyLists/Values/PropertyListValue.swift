/// A property-list value that stands on its own, without a file.
public enum PropertyListValue: Hashable, Sendable {
  /// A dictionary in order.
  case dictionary(PropertyListDictionary)
  /// A list.
  case array([PropertyListValue])
  /// A set, in the order of the file.
  case set([PropertyListValue])
  /// A text.
  case string(String)
  /// A whole number.
  case integer(PropertyListInteger)
  /// A floating-point number.
  case real(PropertyListReal)
  /// True or false.
  case boolean(Bool)
  /// A point in time.
  case date(PropertyListDate)
  /// Bytes.
  case data([UInt8])
  /// A reference of a keyed archive.
  case uid(UInt64)
  /// Null.
  case null

  /// The kind of the value.
  public var kind: PropertyListKind {
    switch self {
    case .dictionary: .dictionary
    case .array: .array
    case .set: .set
    case .string: .string
    case .integer: .integer
    case .real: .real
    case .boolean: .boolean
    case .date: .date
    case .data: .data
    case .uid: .uid
    case .null: .null
    }
  }
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes an integer.
  public init(integerLiteral value: Int64) { self = .integer(PropertyListInteger(value)) }
  /// Makes a boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Makes a real.
  public init(floatLiteral value: Double) { self = .real(PropertyListReal(value)) }
  /// Makes an array.
  public init(arrayLiteral elements: PropertyListValue...) { self = .array(elements) }
  /// Makes a dictionary in the order of the literal.
  public init(dictionaryLiteral elements: (String, PropertyListValue)...) {
    self = .dictionary(PropertyListDictionary(elements.map { PropertyListDictionary.Entry(key: $0.0, value: $0.1) }))
  }
}
