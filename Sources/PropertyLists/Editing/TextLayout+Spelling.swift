import Diagnostics

/// How OpenStep, strings and JSON property lists write scalars.
enum TextSpelling {
  // MARK: Strings

  /// A string or key; without a quote where `quote` is nil and the text is a word.
  static func string(_ text: String, quote: UInt8?, _ style: TextStyle) -> [UInt8] {
    if style.syntax == .json { return quoted(text, UInt8(ascii: "\""), isJSON: true) }
    if quote == nil, !text.isEmpty, text.utf8.allSatisfy(isWordByte) { return Array(text.utf8) }
    return quoted(text, quote ?? UInt8(ascii: "\""), isJSON: false)
  }

  /// The characters that every reader of OpenStep takes without quotes.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }

  private static func quoted(_ text: String, _ quote: UInt8, isJSON: Bool) -> [UInt8] {
    var result: [UInt8] = [quote]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += Array("\\\\".utf8)
      case "\n": result += Array("\\n".utf8)
      case "\r": result += Array("\\r".utf8)
      case "\t": result += Array("\\t".utf8)
      case Unicode.Scalar(quote): result += [UInt8(ascii: "\\"), quote]
      case "\u{0}"..<" ", "\u{7F}":
        let digits: String = String(scalar.value, radix: 16)
        result += Array(((isJSON ? "\\u" : "\\U") + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      default: result += Array(String(scalar).utf8)
      }
    }
    return result + [quote]
  }

  // MARK: Other scalars

  /// A scalar that is no string.
  static func scalar(_ value: PropertyListValue, _ style: TextStyle) throws(PropertyListEditError) -> [UInt8] {
    style.syntax == .json ? try json(value) : try openStep(value, style)
  }

  private static func json(_ value: PropertyListValue) throws(PropertyListEditError) -> [UInt8] {
    switch value {
    case .boolean(let flag): return Array((flag ? "true" : "false").utf8)
    case .null: return Array("null".utf8)
    case .integer(let number): return Array(number.description.utf8)
    case .real(let real): return jsonReal(real)
    case .date(let date):
      guard let text: String = JSONTag.text(date) else { return tagged(.date, date.secondsSinceReferenceDate.description) }
      return tagged(.date, "\"\(text)\"")
    case .data(let bytes): return tagged(.data, "\"\(String(decoding: Base64Text.encode(bytes), as: UTF8.self))\"")
    case .uid(let number): return tagged(.uid, String(number))
    default: throw .unrepresentable("\(value.kind.phrase) cannot be added to a JSON file by an edit", help: "use an array")
    }
  }

  private static func tagged(_ tag: JSONTag, _ value: String) -> [UInt8] {
    Array("{\"\(tag.rawValue)\": \(value)}".utf8)
  }

  /// A real, so that it reads back as one: with a fraction or an exponent.
  private static func jsonReal(_ real: PropertyListReal) -> [UInt8] {
    guard real.value.isFinite else { return tagged(.real, "\"\(RealText.format(real.value))\"") }
    for spelling in [real.spelling, RealText.format(real.value)].compactMap({ $0 }) {
      let isReal: Bool = Array(spelling.utf8 + [0]).withUnsafeBufferPointer { bytes in
        guard let base: UnsafePointer<UInt8> = bytes.baseAddress, let run: JSONText.NumberRun = JSONText.scanNumber(base) else {
          return false
        }
        return run.isReal && run.end - base == bytes.count - 1
      }
      if isReal { return Array(spelling.utf8) }
    }
    return Array(real.value.description.utf8)
  }

  private static func openStep(_ value: PropertyListValue, _ style: TextStyle) throws(PropertyListEditError) -> [UInt8] {
    if case .data(let bytes) = value { return hex(bytes) }
    guard style.isTyped else {
      throw .unrepresentable(
        "this file knows only strings, data, arrays and dictionaries, and cannot hold \(value.kind.phrase)",
        help: "set a string, which readers of this format convert, or convert the file to XML")
    }
    switch value {
    case .boolean(let flag): return Array((flag ? "<*BY>" : "<*BN>").utf8)
    case .integer(let number): return Array("<*I\(number)>".utf8)
    case .real(let real): return Array("<*R\(real.spelling ?? RealText.format(real.value))>".utf8)
    case .date(let date):
      guard let text: String = DateText.format(date) else { break }
      return Array("<*D\(text.dropLast(10)) \(text.dropLast().suffix(8)) +0000>".utf8)
    default: break
    }
    throw .unrepresentable("this format cannot hold \(value.kind.phrase)", help: "leave the entry out")
  }

  /// Bytes in groups of four, as Apple's tools write them.
  private static func hex(_ bytes: [UInt8]) -> [UInt8] {
    let digits: [UInt8] = Array("0123456789abcdef".utf8)
    var result: [UInt8] = [UInt8(ascii: "<")]
    for (offset, byte) in bytes.enumerated() {
      if offset > 0, offset % 4 == 0 { result.append(0x20) }
      result += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return result + [UInt8(ascii: ">")]
  }
}

extension TextLayout {
  /// Whether the text of a string or key could be written without quotes, so that its quotes show a habit.
  func mayStandUnquoted(_ index: Int) -> Bool {
    guard tree.syntax == .openStep else { return false }
    return tree.string(at: index).map { !$0.isEmpty && $0.utf8.allSatisfy(TextSpelling.isWordByte) } ?? false
  }

  /// The quote around a string or key; nil where it has none.
  func quote(of node: TextNode) -> UInt8? {
    let first: UInt8 = text[Int(node.start)]
    return first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") ? first : nil
  }
}
