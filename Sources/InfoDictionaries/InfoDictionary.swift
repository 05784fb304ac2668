public import InfoPlistCatalog
public import PropertyLists

/// A dictionary of an Info.plist, read by typed properties.
///
///     let info: InfoDictionary = try InfoDictionary(value)
///     let identifier: String? = try info.bundleIdentifier
///     let role: String? = try info.documentTypes.first?.role
///
/// An absent key is nil, or an empty list for lists. A value of another type than the key's throws an `InfoValueError` that names the place,
/// what was expected and what was found.
public struct InfoDictionary: Sendable, Hashable, InfoReadable {
  /// The entries.
  public let entries: PropertyListDictionary
  /// Where the dictionary stands in the file.
  public let path: PropertyListPath

  /// Makes a reader of a dictionary.
  public init(_ entries: PropertyListDictionary, at path: PropertyListPath = .root) {
    self.entries = entries
    self.path = path
  }

  /// Makes a reader of the root of a file.
  ///
  /// - Throws: An error when the value is not a dictionary.
  public init(_ value: PropertyListValue) throws(InfoValueError) {
    self = try InfoDictionary.read(value, at: .root)
  }

  /// Reads a dictionary.
  public static func read(_ value: PropertyListValue, at path: PropertyListPath) throws(InfoValueError) -> InfoDictionary {
    guard case .dictionary(let entries) = value else { throw InfoValueError(path, expected: "a dictionary", value: value) }
    return InfoDictionary(entries, at: path)
  }

  /// The value of a key as a type; nil when the key is absent.
  public func value<Value: InfoReadable>(_ key: String, as type: Value.Type = Value.self) throws(InfoValueError) -> Value? {
    guard let value: PropertyListValue = entries[key] else { return nil }
    return try Value.read(value, at: path.appending(key: key))
  }

  /// The value of a key of the catalogue as a type; nil when the key is absent.
  public func value<Value: InfoReadable>(_ key: InfoPlistKey, as type: Value.Type = Value.self) throws(InfoValueError) -> Value? {
    try value(key.name, as: type)
  }

  /// The elements of a list; empty when the key is absent.
  public func list<Value: InfoReadable>(_ key: String, of type: Value.Type = Value.self) throws(InfoValueError) -> [Value] {
    guard let value: PropertyListValue = entries[key] else { return [] }
    let place: PropertyListPath = path.appending(key: key)
    guard case .array(let elements) = value else { throw InfoValueError(place, expected: "an array", value: value) }
    var result: [Value] = []
    for (index, element) in elements.enumerated() { result.append(try Value.read(element, at: place.appending(index: index))) }
    return result
  }

  /// The entries of a dictionary whose keys the developer chooses, in the order of the file; empty when the key is absent.
  public func table<Value: InfoReadable>(
    _ key: String, of type: Value.Type = Value.self
  ) throws(InfoValueError) -> [(key: String, value: Value)] {
    guard let dictionary: InfoDictionary = try value(key) else { return [] }
    var result: [(key: String, value: Value)] = []
    for entry in dictionary.entries.entries {
      result.append((entry.key, try Value.read(entry.value, at: dictionary.path.appending(key: entry.key))))
    }
    return result
  }

  /// The strings of a key that may hold one string or a list of them; empty when the key is absent.
  public func strings(_ key: String) throws(InfoValueError) -> [String] {
    if case .string(let text)? = entries[key] { return [text] }
    return try list(key)
  }
}
