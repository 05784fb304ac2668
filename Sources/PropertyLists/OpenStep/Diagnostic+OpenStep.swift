import Diagnostics

/// Wordings about the structure of OpenStep and strings files, some of which JSON shares.
extension Diagnostic {
  static func unclosedComment(ending: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/unclosed-comment", .error, "this comment is not closed, so it swallows the rest of the file", at: range,
      help: "end it with '\(ending)'")
  }

  static func noEntries(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/no-entries", .info, "the file holds nothing but white space and comments", at: range,
      notes: [DiagnosticNote("Apple's reader takes it as an empty table of strings; other readers refuse it")],
      help: "delete the file, or write its entries")
  }

  static func bareWord(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/bare-word", .warning, "the file holds only the text '\(shortened(word))', so it is probably no property list", at: range,
      notes: [DiagnosticNote("Apple's reader takes any single word as a property list that is a string")],
      help: "check that this is the right file; a property list usually starts with '<?xml', 'bplist00' or '{'")
  }

  static func notAPropertyList(_ line: [UInt8], at range: SourceRange) -> Diagnostic {
    let words: String = String(decoding: line, as: UTF8.self)
    let isText: Bool = words.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0xFFFD || $0 == "\t" }
    let start: String =
      isText ? "'\(shortened(words))'" : "the bytes " + line.prefix(8).map { "0x" + hex($0) }.joined(separator: " ")
    return Diagnostic(
      "syntax/not-a-property-list", .error, "this is not a property list in any known format: it starts with \(start)", at: range,
      help: "a property list starts with '<?xml', '<plist', 'bplist00' or '{'; a strings file with '\"key\" = \"value\";'")
  }

  static func missingSeparator(_ separator: String, after what: String, at range: SourceRange) -> Diagnostic {
    let name: String
    let id: DiagnosticID
    switch separator {
    case ";": (name, id) = ("semicolon", "syntax/missing-semicolon")
    case ",": (name, id) = ("comma", "syntax/missing-comma")
    case ":": (name, id) = ("colon", "syntax/missing-colon")
    default: (name, id) = ("equals sign", "syntax/missing-equals")
    }
    return Diagnostic(
      id, .error, "the \(name) after \(what) is missing", at: range, help: "write '\(separator)' here",
      fixes: [
        Fix(
          "insert '\(separator)'", applicability: .unsafe,
          edits: [.insert(separator == "=" ? " =" : separator, at: range.lowerBound)])
      ])
  }

  static func wrongSeparator(_ found: String, expected: String, at range: SourceRange) -> Diagnostic {
    let reason: String
    switch expected {
    case ";": reason = "entries of a dictionary end with a semicolon here; commas only stand between the elements of an array"
    case "=": reason = "a key and its value are joined by '=' here; the colon is JSON's way"
    case ":": reason = "JSON joins a key and its value with a colon"
    default: reason = found == ";" ? "elements are separated by commas; semicolons end the entries of a dictionary" : "use '\(expected)'"
    }
    return Diagnostic(
      "syntax/wrong-separator", .error, "'\(found)' stands where '\(expected)' is expected", at: range, notes: [DiagnosticNote(reason)],
      help: "write '\(expected)' instead",
      fixes: [Fix("write '\(expected)'", applicability: .unsafe, edits: [TextEdit(replacing: range, with: expected)])])
  }

  static func nothingBeforeSeparator(_ separator: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/nothing-before-separator", .error, "nothing stands before this '\(separator)'", at: range,
      help: "delete it, or write what is missing before it",
      fixes: [Fix("delete it", applicability: .unsafe, edits: [.delete(range)])])
  }

  static func separatorWithoutKey(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax/value-without-key", .error, "no key stands before this '='", at: range, help: "write the key before it")
  }

  static func bracketWithoutKey(_ bracket: Character, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/value-without-key", .error, "no key stands before this '\(bracket)'", at: range,
      notes: [DiagnosticNote("inside braces every value follows a key")], help: "write the key before it, or delete the value")
  }

  static func equalsInArray(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/key-outside-dictionary", .error, "'=' stands inside an array", at: range,
      notes: [DiagnosticNote("round brackets hold a list of values; keys with values stand in braces")],
      help: "put the entry into braces: { key = value; }")
  }

  static func keyWithoutValue(_ key: String, at range: SourceRange, separator: String) -> Diagnostic {
    Diagnostic(
      "syntax/key-without-value", .error, "the key '\(shortened(key))' has no value", at: range,
      help: separator == "=" ? "write '= value;' behind the key, or delete the key" : "write ': value' behind the key, or delete the key")
  }

  static func squareBracket(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/wrong-bracket", .error, "'[' opens no array in this format", at: range,
      notes: [DiagnosticNote("square brackets are JSON's way; the file is in OpenStep format by its '=' and ';'")],
      help: "write arrays in round brackets: ( a, b )")
  }

  static func unexpectedCharacter(_ character: Character, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/unexpected-character", .error, "'\(character)' has no meaning here", at: range,
      help: "delete it, or put it in quotes if it belongs to a text")
  }

  static func unexpectedClosing(_ bracket: Character, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/mismatched-bracket", .error, "'\(bracket)' closes nothing that is open", at: range,
      help: "delete it, or write the opening bracket where the container should start",
      fixes: [Fix("delete it", applicability: .unsafe, edits: [.delete(range)])])
  }

  static func unclosedContainer(_ opener: Character, _ closer: Character, before: String, opened: SourceRange, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      "syntax/mismatched-bracket", .error, "'\(opener)' is not closed before \(before)", at: range,
      notes: [DiagnosticNote("'\(opener)' stands here", at: opened)], help: "write '\(closer)' before it",
      fixes: [Fix("insert '\(closer)'", applicability: .unsafe, edits: [.insert(String(closer), at: range.lowerBound)])])
  }

  static func endInsideContainers(_ open: [(opener: Character, closer: Character)], opened: SourceRange, at range: SourceRange)
    -> Diagnostic
  {
    let inner: (opener: Character, closer: Character) = open.last ?? ("{", "}")
    let missing: String = String(open.reversed().prefix(20).map(\.closer))
    let rest: String = open.count > 20 ? " and \(open.count - 20) more" : ""
    return Diagnostic(
      "syntax/unclosed-container", .error, "the file ends before '\(inner.opener)' is closed", at: range,
      notes: [
        DiagnosticNote("'\(inner.opener)' stands here", at: opened), DiagnosticNote("missing at the end: \(missing)\(rest)"),
      ], help: "the file may have been cut off; restore it, or write the missing brackets",
      fixes: open.count <= 64
        ? [
          Fix(
            "close the open brackets", applicability: .unsafe,
            edits: [.insert(String(open.reversed().map(\.closer)) + "\n", at: range.lowerBound)])
        ] : [])
  }

  static func severalRoots(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/several-roots", .error, "a second root value starts here", at: range,
      notes: [DiagnosticNote("a property list holds one value; the first one was read")],
      help: "put both into one array, or delete one")
  }

  static func textAfterEnd(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/content-after-end", .error, "there is more text behind the end of the property list", at: range,
      notes: [DiagnosticNote("Apple's reader refuses the whole file for it")],
      help: "delete everything behind the end, or move the closing bracket",
      fixes: [Fix("delete the text behind the end", applicability: .unsafe, edits: [.delete(range)])])
  }
}
