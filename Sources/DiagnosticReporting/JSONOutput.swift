/// A JSON value that is only ever written. Members keep their order.
public indirect enum JSONOutput: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  case string(String)
  /// An integer.
  case integer(Int)
  /// A number in its JSON spelling.
  case number(String)
  /// True or false.
  case boolean(Bool)
  /// Null.
  case null
  /// A text that is JSON already, on one line.
  case verbatim(String)
  /// An array.
  case array([JSONOutput])
  /// An object.
  case object([(String, JSONOutput)])

  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Makes a boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Makes an array.
  public init(arrayLiteral elements: JSONOutput...) { self = .array(elements) }
  /// Makes an object.
  public init(dictionaryLiteral elements: (String, JSONOutput)...) { self = .object(elements) }

  /// An object without the members that are nil.
  public static func members(_ members: [(String, JSONOutput?)]) -> JSONOutput {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// A string, or nil for nil.
  public static func optional(_ text: String?) -> JSONOutput? { text.map(JSONOutput.string) }

  /// The text with an indent of two spaces and no final line end.
  public var pretty: String {
    var output: String = ""
    write(to: &output, indent: 0, isPretty: true)
    return output
  }

  /// The text on one line.
  public var compact: String {
    var output: String = ""
    write(to: &output, indent: 0, isPretty: false)
    return output
  }

  private func write(to output: inout String, indent: Int, isPretty: Bool) {
    switch self {
    case .string(let text): output += JSONOutput.quoted(text)
    case .integer(let number): output += String(number)
    case .number(let spelling): output += spelling
    case .boolean(let value): output += value ? "true" : "false"
    case .null: output += "null"
    case .verbatim(let text): output += text
    case .array(let elements):
      JSONOutput.writeList(elements.count, "[", "]", to: &output, indent: indent, isPretty: isPretty) { index, output in
        elements[index].write(to: &output, indent: indent + 1, isPretty: isPretty)
      }
    case .object(let members):
      JSONOutput.writeList(members.count, "{", "}", to: &output, indent: indent, isPretty: isPretty) { index, output in
        output += JSONOutput.quoted(members[index].0) + (isPretty ? ": " : ":")
        members[index].1.write(to: &output, indent: indent + 1, isPretty: isPretty)
      }
    }
  }

  private static func writeList(
    _ count: Int, _ open: String, _ close: String, to output: inout String, indent: Int, isPretty: Bool, _ item: (Int, inout String) -> Void
  ) {
    output += open
    for index in 0..<count {
      if index > 0 { output += "," }
      if isPretty { output += "\n" + String(repeating: "  ", count: indent + 1) }
      item(index, &output)
    }
    if isPretty, count > 0 { output += "\n" + String(repeating: "  ", count: indent) }
    output += close
  }

  /// A string in double quotes with JSON's escapes.
  public static func quoted(_ text: String) -> String {
    var result: String = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits: String = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
