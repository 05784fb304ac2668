import Diagnostics

/// Wordings of the XML reader about the content of values.
extension Diagnostic {
  static func integerOutOfRange(_ content: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/integer-out-of-range", .error, "\(shortened(content)) does not fit into 64 bits", at: range,
      notes: [
        DiagnosticNote("integers reach from -9223372036854775808 to 18446744073709551615; other readers cut the number or refuse the file")
      ],
      help: "use a <string> for longer numbers")
  }

  static func badInteger(_ problem: IntegerText.Problem, _ content: String, at range: SourceRange, tag: SourceRange) -> Diagnostic {
    let trimmed: String = trimmed(content)
    switch problem {
    case .empty:
      return Diagnostic(
        "syntax/bad-integer", .error, "<integer> is empty", at: range.isEmpty ? tag : range,
        help: "write a whole number, for example <integer>0</integer>")
    case .surroundingSpace:
      return Diagnostic(
        "syntax/bad-integer", .error, "white space stands around the number '\(shortened(trimmed))'", at: range,
        notes: [DiagnosticNote("Apple's reader refuses white space behind the number")], help: "delete the white space",
        fixes: [Fix("delete the white space", applicability: .safe, edits: [TextEdit(replacing: range, with: trimmed)])])
    case .fraction: return fractionAsInteger(trimmed, at: range)
    case .exceeds128Bits: return integerOutOfRange(content, at: range)
    case .noHexDigits:
      return Diagnostic("syntax/bad-integer", .error, "no digits follow '0x'", at: range, help: "write hexadecimal digits behind it")
    case .notAnInteger:
      return Diagnostic(
        "syntax/bad-integer", .error, "'\(shortened(content))' is not a whole number", at: range,
        help: content.contains("$(") || content.contains("${")
          ? "write it as <string>: build settings are expanded in strings only"
          : "write digits 0-9 with an optional sign, or hexadecimal digits after 0x; use <string> for text")
    }
  }

  /// A number with a point, a comma or an exponent. A fraction of zeros changes nothing, so that the whole number is certain.
  private static func fractionAsInteger(_ text: String, at range: SourceRange) -> Diagnostic {
    let whole: Substring = text.prefix { $0 != "." }
    let rest: Substring = text.dropFirst(whole.count + 1)
    let isWhole: Bool = whole.contains(where: \.isNumber) && !rest.isEmpty && rest.allSatisfy { $0 == "0" }
    let help: String =
      if isWhole {
        "write \(whole)"
      } else if text.contains(",") {
        "write the digits without separators, or <real> with a decimal point for a fraction"
      } else {
        "write <real> for a number with a fraction or an exponent, where the key takes one"
      }
    return Diagnostic(
      "syntax/bad-integer", .error, "'\(shortened(text))' is not a whole number", at: range,
      notes: isWhole ? [DiagnosticNote("<integer> takes digits only, though the fraction is zero")] : [], help: help,
      fixes: isWhole ? [Fix("write \(whole)", applicability: .safe, edits: [TextEdit(replacing: range, with: String(whole))])] : [])
  }

  static func badReal(_ problem: RealText.Problem, _ content: String, at range: SourceRange, tag: SourceRange) -> Diagnostic {
    let trimmed: String = trimmed(content)
    switch problem {
    case .empty:
      return Diagnostic(
        "syntax/bad-real", .error, "<real> is empty", at: range.isEmpty ? tag : range, help: "write a number, for example <real>0.5</real>")
    case .surroundingSpace:
      return Diagnostic(
        "syntax/bad-real", .error, "white space stands around the number '\(shortened(trimmed))'", at: range,
        notes: [DiagnosticNote("Apple's reader refuses white space behind the number")], help: "delete the white space",
        fixes: [Fix("delete the white space", applicability: .safe, edits: [TextEdit(replacing: range, with: trimmed)])])
    case .decimalComma:
      return Diagnostic(
        "syntax/bad-real", .error, "'\(shortened(content))' has a comma", at: range,
        help: "write a decimal point, whatever the language of the machine")
    case .hexadecimal:
      return Diagnostic(
        "syntax/bad-real", .error, "'\(shortened(content))' is hexadecimal", at: range, help: "write the number in decimal digits")
    case .tooLong:
      return Diagnostic(
        "syntax/bad-real", .error, "the number has more than \(RealText.maximumLength) characters", at: range,
        help: "17 significant digits hold every double exactly")
    case .notANumber:
      return Diagnostic(
        "syntax/bad-real", .error, "'\(shortened(content))' is not a number", at: range,
        help: "write a decimal number such as 1.5 or 2e10, or nan, inf, -inf; use <string> for text")
    }
  }

  static func badDate(_ problem: DateText.Problem, _ content: String, at range: SourceRange, tag: SourceRange) -> Diagnostic {
    let form: String = "write the date in UTC as YYYY-MM-DDTHH:MM:SSZ, for example 2024-02-29T12:00:00Z"
    let text: String = shortened(content)
    func make(_ message: String, _ help: String? = nil, notes: [DiagnosticNote] = [], fixes: [Fix] = []) -> Diagnostic {
      Diagnostic("syntax/bad-date", .error, message, at: range.isEmpty ? tag : range, notes: notes, help: help ?? form, fixes: fixes)
    }
    switch problem {
    case .empty: return make("<date> is empty")
    case .surroundingSpace:
      return make(
        "white space stands around the date", "delete the white space",
        fixes: [Fix("delete the white space", applicability: .safe, edits: [TextEdit(replacing: range, with: trimmed(content))])])
    case .fraction: return make("the date '\(text)' has a fraction of a second, which XML property lists cannot hold")
    case .offset: return make("the date '\(text)' has an offset from UTC", "convert it to UTC and end it with Z")
    case .missingZone: return make("the date '\(text)' does not end with Z")
    case .dateOnly: return make("the date '\(text)' has no time of day")
    case .lowerCase: return make("the letters T and Z of the date '\(text)' must be upper case")
    case .yearOutOfRange: return make("the year of the date '\(text)' has more than nine digits")
    case .partOutOfRange(let name, let value, let range):
      return make(
        "the \(name) of '\(text)' is \(value)", "it must be from \(range.lowerBound) to \(range.upperBound)",
        notes: [DiagnosticNote("Apple's reader silently rolls over to another date, other readers refuse the file")])
    case .notADate: return make("'\(text)' is not a date")
    }
  }

  static func shortData(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/short-data", .warning, "empty data is written <data/>", at: range,
      notes: [DiagnosticNote("Apple's reader refuses the short form of <data>")], help: "write <data></data>",
      fixes: [Fix("write the long form", applicability: .safe, edits: [TextEdit(replacing: range, with: "<data></data>")])])
  }

  static func badData(_ problem: Base64Text.Problem, in text: SourceBytes, at range: SourceRange) -> Diagnostic {
    func make(_ message: String, at offset: Int? = nil, help: String) -> Diagnostic {
      Diagnostic(
        "syntax/bad-data", .error, message, at: offset.map { SourceRange(range.lowerBound + $0, range.lowerBound + $0 + 1) } ?? range,
        notes: [DiagnosticNote("readers disagree about the bytes: some skip what they do not know, some refuse the file")], help: help)
    }
    switch problem {
    case .invalidCharacter(let offset):
      let byte: UInt8 = text[range.lowerBound + offset]
      let name: String = byte > 0x20 && byte < 0x7F ? "'\(Unicode.Scalar(byte))'" : "byte 0x\(hex(byte))"
      return make(
        "\(name) is not a base-64 character", at: offset,
        help: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          ? "this is the URL-safe alphabet: write '+' for '-' and '/' for '_'" : "encode the bytes again: A-Z a-z 0-9 + / and = at the end")
    case .textAfterPadding(let offset):
      return make("there is more base-64 text behind the padding '='", at: offset, help: "encode the bytes again as one piece")
    case .incompleteGroup:
      return make(
        "the base-64 text ends in the middle of a group of four", help: "it was cut off, or the padding '=' is missing at its end")
    case .excessPadding(let offset): return make("there is more padding '=' than the text needs", at: offset, help: "delete the extra '='")
    }
  }

  static func badReference(_ problem: XMLReference.Problem, _ text: String, at range: SourceRange) -> Diagnostic {
    let id: DiagnosticID = "syntax/bad-reference"
    switch problem {
    case .bare:
      return Diagnostic(
        id, .error, "a bare '&' stands in the text", at: SourceRange(range.lowerBound, range.lowerBound + 1), help: "write '&amp;'",
        fixes: [
          Fix(
            "write '&amp;'", applicability: .safe,
            edits: [TextEdit(replacing: SourceRange(range.lowerBound, range.lowerBound + 1), with: "&amp;")])
        ])
    case .unknownName:
      return Diagnostic(
        id, .error, "'\(text)' is not a reference that property lists know", at: range,
        notes: [DiagnosticNote("the names are &lt; &gt; &amp; &quot; and &apos;; entities declared in the file are never expanded")],
        help: "write the character itself, or its number as &#...;")
    case .unterminated:
      return Diagnostic(
        id, .error, "the reference '\(text)' does not end with ';'", at: range, help: "write ';' behind it",
        fixes: [Fix("write ';'", applicability: .unsafe, edits: [.insert(";", at: range.upperBound)])])
    case .badNumber:
      return Diagnostic(
        id, .error, "'\(text)' names no character", at: range, help: "write the number of a Unicode character, &#65; or &#x41;")
    case .zero:
      return Diagnostic(
        id, .warning, "'\(text)' is the NUL character", at: range,
        notes: [DiagnosticNote("XML 1.0 forbids it: Apple's reader takes it, other readers refuse the file or cut the text there")],
        help: "delete it, or use <data>")
    case .control:
      return Diagnostic(
        "syntax/control-character", .warning, "'\(text)' is a control character", at: range,
        notes: [DiagnosticNote("XML 1.0 forbids it: Apple's reader takes it, other readers refuse the file")], help: "delete it",
        fixes: [Fix("delete the control character", applicability: .unsafe, edits: [.delete(range)])])
    }
  }

  private static func trimmed(_ text: String) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    let head: Substring = text.drop(while: isSpace)
    guard let last: String.Index = head.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(head[...last])
  }
}
