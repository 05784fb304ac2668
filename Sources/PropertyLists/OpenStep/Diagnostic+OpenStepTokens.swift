import Diagnostics

/// Wordings about strings, data and typed values of OpenStep files, some of which JSON shares.
extension Diagnostic {
  static func unclosedString(_ start: String, quote: UInt8, at range: SourceRange) -> Diagnostic {
    let mark: Character = Character(Unicode.Scalar(quote))
    return Diagnostic(
      "syntax/unclosed-string", .error, "the text \(shortened(start)) has no closing quote", at: range,
      notes: [DiagnosticNote("it was taken to end with its line")],
      help: "write \(mark) at its end; a \(mark) inside the text is written \\\(mark)",
      fixes: [
        Fix("insert the closing quote", applicability: .unsafe, edits: [.insert(String(mark), at: range.upperBound)])
      ])
  }

  static func curlyQuotes(_ content: String, _ inner: Range<Int>, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/curly-quotes", .error, "the text '\(shortened(content))' stands in typographic quotes", at: range,
      notes: [DiagnosticNote("a word processor or a chat program probably changed them")], help: "use straight quotes \"",
      fixes: [
        Fix(
          "write straight quotes", applicability: .unsafe,
          edits: [
            TextEdit(replacing: SourceRange(range.lowerBound, inner.lowerBound), with: "\""),
            TextEdit(replacing: SourceRange(inner.upperBound, range.upperBound), with: "\""),
          ])
      ])
  }

  static func unquotedText(_ words: String, isWhole: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/unquoted-text", .error, "the text '\(shortened(words))' needs quotes", at: range,
      notes: [DiagnosticNote("only ASCII letters, digits and _ $ / : . - can stand without quotes")], help: "put it in double quotes",
      fixes: isWhole && !words.contains("\\")
        ? [Fix("put it in quotes", applicability: .unsafe, edits: [TextEdit(replacing: range, with: "\"\(words)\"")])] : [])
  }

  static func commentInsideWord(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/comment-inside-word", .error, "this comment starts directly behind a word", at: range,
      notes: [DiagnosticNote("Apple's reader counts the '/' to the word and then refuses the '*'")],
      help: "put a space before the comment",
      fixes: [Fix("insert a space", applicability: .safe, edits: [.insert(" ", at: range.lowerBound)])])
  }

  /// - Parameter joinsDigits: Whether the letter would belong to the escape before it if it had no backslash.
  static func badEscape(
    _ problem: OpenStepText.EscapeProblem, _ escape: String, at range: SourceRange, joinsDigits: Bool
  ) -> Diagnostic {
    switch problem {
    case .noDigits:
      return Diagnostic(
        "syntax/bad-escape", .error, "no hexadecimal digits follow '\\U'", at: range,
        help: "write four digits, for example \\U00e9, or \\\\U for a literal backslash")
    case .loneSurrogate: return loneSurrogate(escape, example: "\\Ud83d\\ude00", at: range)
    case .octalTooLarge:
      return Diagnostic(
        "syntax/bad-escape", .warning, "'\(escape)' is larger than \\377", at: range,
        notes: [DiagnosticNote("only its lower eight bits count")], help: "use \\U with four hexadecimal digits for such characters")
    case .lowerCaseU where escape.utf8.count > 6:
      let low: Substring = escape.dropFirst(escape.utf8.count - 4)
      return Diagnostic(
        "syntax/unknown-escape", .warning, "the second half of '\(escape)' has a small u", at: range,
        notes: [DiagnosticNote("Apple's reader knows only \\U with a capital U, and takes the small one as plain text")],
        help: "write \\U\(low)",
        fixes: [
          Fix(
            "write a capital U", applicability: .safe,
            edits: [TextEdit(replacing: SourceRange(range.upperBound - 5, range.upperBound - 4), with: "U")])
        ])
    case .lowerCaseU:
      return Diagnostic(
        "syntax/unknown-escape", .warning, "'\(escape)' is read as the plain text '\(escape.dropFirst())'", at: range,
        notes: [DiagnosticNote("strings files write Unicode escapes with a capital U")], help: "write \\U\(escape.dropFirst(2))",
        fixes: [
          Fix("write a capital U", applicability: .unsafe, edits: [TextEdit(replacing: range, with: "\\U\(escape.dropFirst(2))")])
        ])
    case .longUnicode:
      return Diagnostic(
        "syntax/unknown-escape", .warning, "only the first four digits of '\(escape)' belong to the escape", at: range,
        notes: [DiagnosticNote("\\U takes at most four hexadecimal digits; the rest is read as plain text")],
        help: "write the character itself, or two escapes for its surrogate pair such as \\Ud83d\\ude00")
    case .unknown:
      return Diagnostic(
        "syntax/unknown-escape", .warning, "'\(escape)' is no escape, and is read as '\(escape.dropFirst())'", at: range,
        help: "delete the backslash, or write \\\\ for a literal one",
        fixes: joinsDigits
          ? []
          : [
            Fix(
              "delete the backslash", applicability: .safe,
              edits: [.delete(SourceRange(range.lowerBound, range.lowerBound + 1))])
          ])
    case .unfinished:
      return Diagnostic(
        "syntax/bad-escape", .error, "nothing follows this backslash", at: range, help: "write \\\\ for a literal backslash")
    }
  }

  static func loneSurrogate(_ escape: String, example: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/lone-surrogate", .error, "'\(escape)' is half of a character", at: range,
      notes: [
        DiagnosticNote("characters above U+FFFF are written as two escapes; other readers keep the half, replace it or refuse the file")
      ],
      help: "write both halves, such as \(example), or the character itself")
  }

  static func unclosedData(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/bad-data", .error, "this data is not closed", at: range, help: "end it with '>', or put text that starts with '<' in quotes")
  }

  static func unclosedBase64(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax/bad-data", .error, "this base-64 data is not closed", at: range, help: "end it with ']>'")
  }

  static func badHexData(_ character: String, at range: SourceRange, in data: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/bad-data", .error, "'\(character)' is no hexadecimal digit", at: range,
      notes: [DiagnosticNote("data stands in angle brackets as pairs of the digits 0-9 and a-f", at: data)],
      help: "correct the digit, or put the text in quotes if it is no data")
  }

  static func splitHexByte(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/bad-data", .error, "this digit has no partner", at: range,
      notes: [DiagnosticNote("two digits make a byte; white space can only stand between bytes")], help: "write two digits, such as 0f")
  }

  static func oddHexData(_ digits: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/bad-data", .error, "the data has \(digits) hexadecimal digits, which is an odd number", at: range,
      help: "two digits make a byte; restore the missing one, or write a 0 before the digit that stands alone")
  }

  static func unclosedTypedValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/bad-typed-value", .error, "this typed value is not complete", at: range,
      help: "write it as <*I42>, <*R1.5>, <*BY>, <*BN> or <*D2024-02-29 12:00:00 +0000>")
  }

  static func badTypedValue(_ what: String, _ content: String, example: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/bad-typed-value", .error, "'\(shortened(content))' is not \(what)", at: range, help: "write it as \(example)")
  }

  static func unknownTypedValue(_ letter: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/bad-typed-value", .error, "'<*\(letter)' is no type of value", at: range,
      notes: [DiagnosticNote("GNUstep knows I for integers, R for reals, B for truth values and D for dates")],
      help: "write it as <*I42>, <*R1.5>, <*BY>, <*BN> or <*D2024-02-29 12:00:00 +0000>")
  }

  static func gnustepExtension(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/gnustep-extension", .warning, "this value is written in GNUstep's extended format", at: range,
      notes: [DiagnosticNote("Apple's reader refuses the whole file for it")],
      help: "convert the file to XML, which has numbers, dates and truth values of its own")
  }
}
