import Diagnostics

/// How XML property lists write scalars.
enum XMLSpelling {
  /// The element of a value that is no container.
  static func element(_ value: PropertyListValue, _ style: TextStyle, indent: [UInt8]) throws(PropertyListEditError) -> [UInt8] {
    if case .boolean(let flag) = value { return shortElement(flag ? "true" : "false", style) }
    if case .uid(let number) = value { return uid(number, style, indent) }
    if case .string("") = value, style.emptyStringIsShort { return shortElement("string", style) }
    let name: String = try elementName(value)
    return Array("<\(name)>".utf8) + (try content(value, style, indent: indent)) + Array("</\(name)>".utf8)
  }

  /// What stands between the tags of a scalar.
  static func content(_ value: PropertyListValue, _ style: TextStyle, indent: [UInt8]) throws(PropertyListEditError) -> [UInt8] {
    switch value {
    case .string(let text): return try escaped(text)
    case .integer(let number):
      guard number.fitsSystemReaders else {
        throw .unrepresentable("the integer \(number) passes 64 bits, and no reader of XML keeps it", help: "use a string")
      }
      return Array(number.description.utf8)
    case .real(let real): return Array((real.spelling ?? RealText.format(real.value)).utf8)
    case .date(let date):
      guard let text: String = DateText.format(date) else {
        throw .unrepresentable("XML property lists cannot hold this date: it is no number, or too far away")
      }
      return Array(text.utf8)
    case .data(let bytes): return data(bytes, style, indent)
    default: throw .unrepresentable("\(value.kind.phrase) has no content in XML")
    }
  }

  private static func elementName(_ value: PropertyListValue) throws(PropertyListEditError) -> String {
    switch value {
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .date: "date"
    case .data: "data"
    case .set: throw .unrepresentable("XML property lists have no sets", help: "use an array")
    default: throw .unrepresentable("XML property lists cannot hold \(value.kind.phrase)", help: "leave the entry out")
    }
  }

  private static func shortElement(_ name: String, _ style: TextStyle) -> [UInt8] {
    Array("<\(name)".utf8) + style.shortTagSpace + Array("/>".utf8)
  }

  private static func uid(_ number: UInt64, _ style: TextStyle, _ indent: [UInt8]) -> [UInt8] {
    let lead: [UInt8] = style.isInline ? [] : style.lineEnd + indent + style.unit
    let key: [UInt8] = Array("<dict>".utf8) + lead + Array("<key>CF$UID</key>".utf8)
    let value: [UInt8] = lead + Array("<integer>\(number)</integer>".utf8)
    return key + value + (style.isInline ? [] : style.lineEnd + indent) + Array("</dict>".utf8)
  }

  private static func data(_ bytes: [UInt8], _ style: TextStyle, _ indent: [UInt8]) -> [UInt8] {
    let text: [UInt8] = Base64Text.encode(bytes)
    guard !style.data.isInline else { return text }
    let columns: Int = indent.reduce(0) { $0 + ($1 == 0x09 ? 8 : 1) }
    let width: Int = max(4, style.data.width ?? max(12, 76 - min(columns, 64)) / 4 * 4)
    var result: [UInt8] = style.lineEnd
    var start: Int = 0
    while start < text.count {
      result += (style.data.indent ?? indent) + text[start..<min(text.count, start + width)] + style.lineEnd
      start += width
    }
    return result + (style.data.closeIndent ?? indent)
  }

  /// Text with `<`, `>`, `&` and the carriage return escaped.
  static func escaped(_ text: String) throws(PropertyListEditError) -> [UInt8] {
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += Array("&lt;".utf8)
      case ">": result += Array("&gt;".utf8)
      case "&": result += Array("&amp;".utf8)
      case "\r": result += Array("&#13;".utf8)
      case "\t", "\n", " "..."\u{FFFD}", "\u{10000}"...: result += Array(String(scalar).utf8)
      default:
        let digits: String = String(scalar.value, radix: 16, uppercase: true)
        throw .unrepresentable(
          "the text holds U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits), which XML cannot hold",
          help: "delete the character, or store the text as data")
      }
    }
    return result
  }
}

extension Base64Text {
  /// Bytes in base-64, with padding and without line ends.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var output: OutputBuffer = OutputBuffer(limit: PropertyListLimits().outputByteCount)
    bytes.withUnsafeBufferPointer { encode($0, to: &output) }
    return output.finish().array
  }
}
