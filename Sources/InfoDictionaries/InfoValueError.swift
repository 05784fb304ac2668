public import PropertyLists

/// A value that is not what its key asks for: names the place, what was expected and what is there.
public struct InfoValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the value stands.
  public let path: PropertyListPath
  /// What the key asks for, for example `a string`.
  public let expected: String
  /// What is there, for example `an integer (3)`.
  public let found: String

  /// States an error.
  public init(path: PropertyListPath, expected: String, found: String) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// The error in one line: `'CFBundleVersion' is an integer (3), not a string`.
  public var description: String {
    "\(path.components.isEmpty ? "the root" : "'\(path)'") is \(found), not \(expected)"
  }

  /// The error for a value of the wrong kind.
  init(_ path: PropertyListPath, expected: String, value: PropertyListValue) {
    let kind: String = value.kind.phrase
    let text: String? =
      switch value {
      case .string(let text): "'\(text.prefix(60))'"
      case .integer, .real, .boolean, .date: value.scalarText
      default: nil
      }
    self.init(path: path, expected: expected, found: text.map { "\(kind) (\($0))" } ?? kind)
  }
}
