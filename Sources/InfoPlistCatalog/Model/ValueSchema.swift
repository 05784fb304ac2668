/// The shape a value must have. Type checks, completion, JSON Schema and documentation are all made from it.
///
/// The members of a dictionary are not written here: they are the entries whose path lies directly below.
public indirect enum ValueSchema: Sendable, Hashable {
  /// A string of a format.
  case string(StringFormat = .text)
  /// A string or number out of a table of values.
  case choice(ValueTable)
  /// A Boolean.
  case boolean
  /// A whole number, within a range when one is known.
  case integer(ClosedRange<Int>? = nil)
  /// A number with a fraction, within a range when one is known.
  case real(ClosedRange<Double>? = nil)
  /// A number of either kind.
  case number
  /// A date.
  case date
  /// Bytes.
  case data
  /// An array of elements of one shape, with a permitted count when one is known.
  case array(of: ValueSchema, count: ClosedRange<Int>? = nil)
  /// A dictionary.
  case dictionary(DictionaryKeys = .known)
  /// Any of several shapes; the first is the preferred one.
  case anyOf([ValueSchema])
  /// Any property list value.
  case any

  /// Which keys a dictionary may hold.
  public indirect enum DictionaryKeys: Sendable, Hashable {
    /// Those of the entries below its path; any other is suspicious.
    case known
    /// Those of the entries below its path, and others that are nobody's business.
    case open
    /// Keys the developer chooses, of a format, all with values of one shape.
    case chosen(StringFormat, ValueSchema)
  }

  /// A Boolean, or its spelling as text (only where the reference types the key so).
  public static let booleanOrText: ValueSchema = .anyOf([.boolean, .string(.booleanText)])

  /// An array of strings of a format.
  public static func strings(_ format: StringFormat = .text, count: ClosedRange<Int>? = nil) -> ValueSchema {
    .array(of: .string(format), count: count)
  }

  /// An array of dictionaries whose members are the entries below `path[]`.
  public static let dictionaries: ValueSchema = .array(of: .dictionary())

  /// One of a few strings that need no explanation of their own.
  public static func oneOf(_ values: String...) -> ValueSchema {
    .choice(ValueTable(inline: values))
  }
}
