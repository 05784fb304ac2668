public import PropertyLists

/// A type that values of an info dictionary can be read as.
public protocol InfoReadable: Sendable {
  /// Reads a value.
  ///
  /// - Parameters:
  ///   - value: What stands in the file.
  ///   - path: Where it stands, for the error.
  /// - Throws: An error that names the place, what was expected and what was found.
  static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> Self
}

extension String: InfoReadable {
  /// Reads a string.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> String {
    guard case .string(let text) = value else { throw InfoValueError(path, expected: "a string", value: value) }
    return text
  }
}

extension Bool: InfoReadable {
  /// Reads a Boolean. Its spelling as text is an error: systems differ about it.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> Bool {
    guard case .boolean(let flag) = value else { throw InfoValueError(path, expected: "a boolean", value: value) }
    return flag
  }
}

extension Int: InfoReadable {
  /// Reads an integer that fits.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> Int {
    guard case .integer(let number) = value, let small: Int64 = number.int64 else {
      throw InfoValueError(path, expected: "an integer", value: value)
    }
    return Int(small)
  }
}

extension Double: InfoReadable {
  /// Reads a number of either kind.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> Double {
    switch value {
    case .integer(let number): return number.double
    case .real(let number): return number.value
    default: throw InfoValueError(path, expected: "a number", value: value)
    }
  }
}

extension [UInt8]: InfoReadable {
  /// Reads data.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> [UInt8] {
    guard case .data(let bytes) = value else { throw InfoValueError(path, expected: "data", value: value) }
    return bytes
  }
}

extension PropertyListValue: InfoReadable {
  /// Any value is itself.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> PropertyListValue { value }
}
