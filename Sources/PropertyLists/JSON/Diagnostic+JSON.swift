import Diagnostics

/// Wordings of the JSON reader.
extension Diagnostic {
  static func commentInJSON(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/comment-in-json", .error, "JSON has no comments", at: range,
      notes: [DiagnosticNote("other readers refuse the file")], help: "delete the comment",
      fixes: [Fix("delete the comment", applicability: .unsafe, edits: [.delete(range)])])
  }

  static func trailingComma(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/trailing-comma", .error, "nothing follows this comma", at: range,
      notes: [DiagnosticNote("JSON allows commas only between values")], help: "delete the comma",
      fixes: [Fix("delete the comma", applicability: .safe, edits: [.delete(range)])])
  }

  static func roundBracket(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/wrong-bracket", .error, "'(' opens no array in JSON", at: range,
      notes: [DiagnosticNote("round brackets are the way of OpenStep property lists")], help: "write arrays in square brackets: [ 1, 2 ]")
  }

  static func colonWithoutKey(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax/value-without-key", .error, "no key stands before this ':'", at: range, help: "write the key before it")
  }

  static func colonInArray(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/key-outside-dictionary", .error, "':' stands inside an array", at: range,
      notes: [DiagnosticNote("square brackets hold a list of values; keys with values stand in braces")],
      help: "put the entry into braces: { \"key\": value }")
  }

  static func singleQuotes(_ content: String, isWhole: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/single-quotes", .error, "the text '\(shortened(content))' stands in single quotes", at: range,
      help: "JSON knows only double quotes \"",
      fixes: isWhole && !content.contains("\"") && !content.contains("\\")
        ? [Fix("write double quotes", applicability: .safe, edits: [TextEdit(replacing: range, with: "\"\(content)\"")])] : [])
  }

  static func unquotedKey(_ key: String, isWhole: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/unquoted-key", .error, "the key '\(shortened(key))' needs quotes", at: range, help: "put it in double quotes",
      fixes: isWhole ? [Fix("put it in quotes", applicability: .safe, edits: [TextEdit(replacing: range, with: "\"\(key)\"")])] : [])
  }

  static func unknownWord(_ word: String, better: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/unknown-word", .error, "'\(shortened(word))' is no JSON value", at: range, label: better.map { "did you mean '\($0)'?" },
      notes: [DiagnosticNote("without quotes JSON knows only numbers, true, false and null")],
      help: better.map { "write '\($0)'" } ?? "put it in double quotes if it is a text",
      fixes: better.map { [Fix("write '\($0)'", applicability: .unsafe, edits: [TextEdit(replacing: range, with: $0)])] } ?? [])
  }

  static func specialNumber(_ word: String, at range: SourceRange) -> Diagnostic {
    let spelling: String = word.lowercased().contains("nan") ? "nan" : word.hasPrefix("-") ? "-inf" : "inf"
    return Diagnostic(
      "syntax/bad-number", .error, "JSON has no number '\(word)'", at: range, help: "write {\"$real\": \"\(spelling)\"}",
      fixes: [
        Fix(
          "write it with a tag", applicability: .unsafe,
          edits: [TextEdit(replacing: range, with: "{\"$real\": \"\(spelling)\"}")])
      ])
  }

  static func badJSONNumber(_ word: String, at range: SourceRange) -> Diagnostic {
    let reason: String
    if word.hasPrefix("+") {
      reason = "a number has no plus sign before it"
    } else if word.contains("x") || word.contains("X") {
      reason = "hexadecimal numbers do not exist in JSON"
    } else if word.hasPrefix(".") || word.hasPrefix("-.") || word.hasSuffix(".") || word.contains(".e") {
      reason = "digits stand on both sides of a decimal point"
    } else if word.allSatisfy({ $0.isNumber || $0 == "-" }) {
      reason = "a number does not start with zeros"
    } else {
      reason = "a number has digits, at most one decimal point and at most one exponent"
    }
    return Diagnostic(
      "syntax/bad-number", .error, "'\(shortened(word))' is not a number as JSON writes it", at: range, notes: [DiagnosticNote(reason)],
      help: "write it as 42, -1.5 or 2e10, or put it in double quotes if it is a text")
  }

  static func realOutOfRange(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/real-out-of-range", .warning, "\(shortened(word)) is larger than a floating-point number can be", at: range,
      notes: [DiagnosticNote("it is read as infinity; other readers refuse the file")], help: "use a smaller number, or a text")
  }

  static func longInteger(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/integer-out-of-range", .warning, "\(shortened(word)) does not fit into 64 bits", at: range,
      notes: [DiagnosticNote("most readers of JSON round it or refuse the file")], help: "put it in double quotes if all digits matter")
  }

  static func nullValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/null-value", .warning, "property lists have no null", at: range,
      notes: [DiagnosticNote("a conversion to XML or another format fails here")], help: "delete the entry, or give it an empty value")
  }

  static func rawControlCharacter(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    let name: String
    let escape: String
    switch byte {
    case 0x0A: (name, escape) = ("a line break", "\\n")
    case 0x0D: (name, escape) = ("a carriage return", "\\r")
    case 0x09: (name, escape) = ("a tab", "\\t")
    default: (name, escape) = ("the control character U+00\(hex(byte))", "\\u00\(hex(byte))")
    }
    return Diagnostic(
      "syntax/control-character", .error, "\(name) stands inside a text", at: range, help: "write '\(escape)'",
      fixes: [Fix("write '\(escape)'", applicability: .safe, edits: [TextEdit(replacing: range, with: escape)])])
  }

  static func badJSONEscape(_ problem: JSONText.EscapeProblem, _ escape: String, at range: SourceRange) -> Diagnostic {
    switch problem {
    case .loneSurrogate: return loneSurrogate(escape, example: "\\ud83d\\ude00", at: range)
    case .badUnicode:
      return Diagnostic(
        "syntax/bad-escape", .error, "four hexadecimal digits have to follow '\\u'", at: range, help: "write it as \\u00e9, for example")
    case .unfinished:
      return Diagnostic(
        "syntax/bad-escape", .error, "nothing follows this backslash", at: range, help: "write \\\\ for a literal backslash")
    case .unknown:
      return Diagnostic(
        "syntax/bad-escape", .error, "'\(escape)' is no escape of JSON", at: range,
        notes: [DiagnosticNote("JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits")],
        help: "delete the backslash, or write \\\\ for a literal one",
        fixes: [
          Fix("delete the backslash", applicability: .unsafe, edits: [.delete(SourceRange(range.lowerBound, range.lowerBound + 1))])
        ])
    }
  }

  static func badTag(_ tag: JSONTag, at range: SourceRange) -> Diagnostic {
    let form: String =
      switch tag {
      case .date: "a date such as \"2024-02-29T12:00:00Z\", or a number of seconds since 2001"
      case .data: "base-64 text"
      case .uid: "a whole number that is not negative"
      case .real: "a number, or a text such as \"nan\" or \"inf\""
      case .set: "an array"
      case .literal: "an object"
      }
    return Diagnostic(
      "syntax/bad-tag", .warning, "the value of '\(tag.rawValue)' is not \(form)", at: range,
      notes: [DiagnosticNote("it is read as an ordinary dictionary")],
      help: "correct the value, or write {\"$literal\": {...}} around it if it is meant as a dictionary")
  }
}
