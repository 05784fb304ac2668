import Diagnostics
public import InfoPlistCatalog
public import PropertyLists

/// Values made of text, in the type that the catalogue gives a key.
public enum TypedValue {
  /// A text that is no value of the key's type.
  public struct Problem: Error, Hashable, CustomStringConvertible {
    /// What is expected and what was found.
    public let description: String
  }

  /// The value that a text stands for: YES or NO for a Boolean, digits for a number, elements separated by commas for an array of scalars,
  /// JSON for anything. Without an entry, JSON containers are read as such and everything else is a string.
  ///
  /// - Parameter schema: The shape of the key; nil for a key that the catalogue does not know.
  /// - Throws: `Problem` when the text is no such value.
  public static func read(_ text: String, as schema: ValueSchema?) throws(Problem) -> PropertyListValue {
    guard let schema else { return looksLikeJSON(text) ? try json(text) : .string(text) }
    switch schema {
    case .string: return .string(text)
    case .choice(let table): return try choice(text, table)
    case .boolean: return .boolean(try boolean(text))
    case .integer(let range):
      guard let number: Int = Int(text) else { throw Problem(description: "'\(text)' is not an integer") }
      guard range?.contains(number) ?? true else { throw Problem(description: "\(number) is not in the range \(bounds(range))") }
      return .integer(PropertyListInteger(number))
    case .real(let range):
      guard let number: Double = Double(text) else { throw Problem(description: "'\(text)' is not a number") }
      guard range?.contains(number) ?? true else { throw Problem(description: "\(text) is out of range") }
      return .real(PropertyListReal(number))
    case .number:
      if let number: Int = Int(text) { return .integer(PropertyListInteger(number)) }
      guard let number: Double = Double(text) else { throw Problem(description: "'\(text)' is not a number") }
      return .real(PropertyListReal(number))
    case .array(let element, _):
      if looksLikeJSON(text) { return try json(text) }
      if FactWording.type(element).hasPrefix("dictionary") { throw Problem(description: "an array of dictionaries is written as JSON") }
      var elements: [PropertyListValue] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: true) {
        let words: Substring = part.drop { $0 == " " }
        elements.append(try read(String(words), as: element))
      }
      return .array(elements)
    case .dictionary, .date, .data:
      guard looksLikeJSON(text) else { throw Problem(description: "a \(FactWording.type(schema)) is written as JSON") }
      return try json(text)
    case .anyOf(let list):
      var first: Problem?
      for item in list {
        do { return try read(text, as: item) } catch { first = first ?? error }
      }
      throw first ?? Problem(description: "'\(text)' is not \(FactWording.type(schema))")
    case .any: return looksLikeJSON(text) ? try json(text) : .string(text)
    }
  }

  /// The example of an entry as a value; nil when it has none.
  static func example(of key: InfoPlistKey) -> PropertyListValue? {
    guard !key.example.isEmpty else { return nil }
    let text: String = "<plist version=\"1.0\">\(key.example)</plist>"
    let document: PropertyListDocument = PropertyListDocument(reading: SourceBytes(Array(text.utf8)))
    return document.hasErrors ? nil : document.root?.value
  }

  private static func looksLikeJSON(_ text: String) -> Bool {
    let first: Character? = text.first { !$0.isWhitespace }
    return first == "[" || first == "{"
  }

  private static func json(_ text: String) throws(Problem) -> PropertyListValue {
    let document: PropertyListDocument = PropertyListDocument(
      reading: SourceBytes(Array(text.utf8)), options: PropertyListReadingOptions(format: .json))
    guard !document.hasErrors, let value: PropertyListValue = document.root?.value else {
      throw Problem(description: "'\(text)' is not JSON: \(document.diagnostics.first?.message ?? "no value")")
    }
    return value
  }

  private static func boolean(_ text: String) throws(Problem) -> Bool {
    switch text.lowercased() {
    case "yes", "true", "1": return true
    case "no", "false", "0": return false
    default: throw Problem(description: "'\(text)' is not YES or NO")
    }
  }

  private static func choice(_ text: String, _ table: ValueTable) throws(Problem) -> PropertyListValue {
    let entry: ValueEntry? = table.entry(for: text) ?? table.entries.first { $0.title?.lowercased() == text.lowercased() }
    if let entry { return entry.isInteger ? .integer(PropertyListInteger(Int(entry.value) ?? 0)) : .string(entry.value) }
    if table.isClosed, !text.contains("$(") {
      let values: [String] = table.entries.map(\.value)
      let near: [String] = Nearness.nearest(to: text, among: values, limit: 1)
      let help: String =
        near.first.map { "; did you mean '\($0)'?" } ?? (values.count <= 8 ? "; there are: " + values.joined(separator: ", ") : "")
      throw Problem(description: "'\(text)' is not one of the values of '\(table.name.isEmpty ? "the key" : table.name)'\(help)")
    }
    return .string(text)
  }

  private static func bounds(_ range: ClosedRange<Int>?) -> String {
    guard let range else { return "" }
    return range.upperBound == Int.max ? "\(range.lowerBound) and more" : "\(range.lowerBound) to \(range.upperBound)"
  }
}
