import Diagnostics

/// Wordings of the XML reader about markup.
extension Diagnostic {
  static func unclosedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax/unclosed-comment", .error, "this comment is not closed", at: range, help: "end it with '-->'")
  }

  static func unclosedInstruction(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax/unclosed-instruction", .error, "this processing instruction is not closed", at: range, help: "end it with '?>'")
  }

  static func unclosedSection(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax/unclosed-section", .error, "this CDATA section is not closed", at: range, help: "end it with ']]>'")
  }

  static func unclosedDoctype(at range: SourceRange) -> Diagnostic {
    Diagnostic("syntax/unclosed-doctype", .error, "the DOCTYPE is not closed", at: range, help: "end it with '>'")
  }

  static func unclosedMarkup(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/malformed-tag", .error, "this markup is not closed", at: range, help: "end it with '>', or write '&lt;' for a literal '<'")
  }

  static func unexpectedDeclaration(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/unexpected-declaration", .error, "a '<!' declaration cannot stand here", at: range,
      help: "a DOCTYPE stands once, before <plist>; delete this one",
      fixes: [Fix("delete it", applicability: .unsafe, edits: [.delete(range)])])
  }

  static func internalSubset(isEmpty: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/internal-dtd-subset", isEmpty ? .warning : .error, "the DOCTYPE has an internal subset '[\(isEmpty ? "" : "...")]'",
      at: range,
      notes: [
        DiagnosticNote(
          isEmpty
            ? "current readers of Apple's refuse such a file, although nothing is declared in it"
            : "Apple's reader refuses such a file, and entities declared there are never expanded")
      ],
      help: "use the plain DOCTYPE of a property list",
      fixes: [Fix("delete the internal subset", applicability: .safe, edits: [.delete(range)])])
  }

  static func trailingNULs(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/content-after-end", .warning,
      "\(range.count == 1 ? "a NUL byte follows" : "\(range.count) NUL bytes follow") the property list", at: range,
      notes: [DiagnosticNote("usual for lists cut out of disk images and kernel extensions; some readers refuse them")],
      help: "delete them",
      fixes: [Fix("delete the NUL bytes", applicability: .safe, edits: [.delete(range)])])
  }

  static func malformedTag(_ tag: String, at range: SourceRange, isCutOff: Bool) -> Diagnostic {
    if isCutOff {
      return Diagnostic(
        "syntax/malformed-tag", .error, "the file ends inside the tag '\(shortened(tag))'", at: range,
        help: "the file may have been cut off: restore it")
    }
    return Diagnostic(
      "syntax/malformed-tag", .error, "'\(shortened(tag))' is not a complete tag", at: range,
      help: "write tags as <name> or </name>; a literal '<' in text is written '&lt;'")
  }

  static func textOutsideValue(_ words: String, in container: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/text-outside-value", .error, "the text '\(shortened(words))' stands directly inside <\(container)>", at: range,
      notes: [DiagnosticNote("only elements and comments can stand there")], help: "put the text into a <string>, or delete it")
  }

  static func textBeforeRoot(_ words: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/text-before-root", .error, "the text '\(shortened(words))' stands before the property list", at: range,
      help: "delete it: the file has to start with '<?xml' or '<plist'",
      fixes: [Fix("delete the text", applicability: .unsafe, edits: [.delete(range)])])
  }

  static func buildSettingAsElement(_ words: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/build-setting-as-element", .error, "'\(shortened(words))' stands where an element is expected", at: range,
      notes: [DiagnosticNote("build settings are only expanded inside strings; some other template tool has to replace this one first")],
      help: "put it into a <string>, or fill in the template")
  }

  static func valueWithoutKey(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/value-without-key", .error, "this <\(name)> has no key", at: range,
      notes: [DiagnosticNote("inside <dict> every value follows a <key>")], help: "write '<key>name</key>' before it, or delete it")
  }

  static func keyWithoutValue(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/key-without-value", .error, "the key '\(shortened(key))' has no value", at: range,
      help: "write its value behind it, or delete the key",
      fixes: [Fix("give it an empty string", applicability: .unsafe, edits: [.insert("<string></string>", at: range.upperBound)])])
  }

  /// - Parameter container: The element around the key; nil when there is none.
  static func keyOutsideDictionary(in container: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/key-outside-dictionary", .error, container.map { "a <key> stands inside <\($0)>" } ?? "a <key> stands outside of any <dict>",
      at: range,
      notes: [DiagnosticNote("keys belong into <dict>; Apple's reader takes this one as a string, other readers refuse the file")],
      help: container == "array"
        ? "wrap the keys and values in <dict>, or use <string>"
        : "put the keys and values between <plist version=\"1.0\"><dict> and </dict></plist>")
  }

  static func severalRoots(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/several-roots", .error, "this <\(name)> is a second root value", at: range,
      notes: [DiagnosticNote("a property list holds one value; the first one was read")],
      help: "wrap both in <array> or <dict>, or delete one")
  }

  static func noRoot(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/no-value", .error, "<plist> holds no value", at: range, help: "put a <dict> into it",
      fixes: [])
  }

  static func noValue(isEmpty: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      isEmpty ? "syntax/empty-file" : "syntax/no-value", .error, isEmpty ? "the file is empty" : "the file holds no value", at: range,
      help: "a property list holds at least one value, usually a dictionary")
  }

  static func unclosedElement(_ name: String, at range: SourceRange, before: String, beforeRange: SourceRange? = nil) -> Diagnostic {
    Diagnostic(
      "syntax/unclosed-element", .error, "<\(name)> is not closed before \(before)", at: range,
      notes: beforeRange.map { [DiagnosticNote("it should have been closed before this", at: $0)] } ?? [], help: "write '</\(name)>'",
      fixes: beforeRange.map { [Fix("close it", applicability: .unsafe, edits: [.insert("</\(name)>", at: $0.lowerBound)])] } ?? [])
  }

  static func endInsideElements(_ open: [(name: String, range: SourceRange)], at range: SourceRange) -> Diagnostic {
    let inner: (name: String, range: SourceRange) = open.last ?? ("plist", range)
    let missing: String = open.reversed().prefix(4).map { "</\($0.name)>" }.joined(separator: " ")
    let rest: String = open.count > 4 ? " and \(open.count - 4) more" : ""
    return Diagnostic(
      "syntax/unclosed-element", .error, "the file ends inside <\(inner.name)>", at: range,
      notes: [DiagnosticNote("<\(inner.name)> starts here", at: inner.range), DiagnosticNote("missing at the end: \(missing)\(rest)")],
      help: "the file may have been cut off; restore it, or write the missing tags",
      fixes: open.count <= 64
        ? [
          Fix(
            "close the open elements", applicability: .unsafe,
            edits: [.insert(open.reversed().map { "</\($0.name)>" }.joined(separator: "\n") + "\n", at: range.lowerBound)])
        ] : [])
  }

  static func mismatchedCloseTag(_ found: String, expected: String, at range: SourceRange, opened: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/mismatched-close-tag", .error, "<\(expected)> is closed by </\(found)>", at: range,
      notes: [DiagnosticNote("<\(expected)> starts here", at: opened)], help: "write '</\(expected)>'",
      fixes: [Fix("close <\(expected)>", applicability: .unsafe, edits: [TextEdit(replacing: range, with: "</\(expected)>")])])
  }

  static func unexpectedCloseTag(_ found: String, inside container: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/unexpected-close-tag", .error, "</\(found)> closes nothing that is open", at: range,
      notes: [DiagnosticNote("the innermost open element is <\(container)>")],
      help: "delete it, or write '<\(found)>' where the element should start",
      fixes: [Fix("delete it", applicability: .unsafe, edits: [.delete(range)])])
  }

  static func markupInsideValue(_ what: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/markup-inside-value", .error, "\(what) stands inside <\(name)>", at: range,
      notes: [DiagnosticNote("Apple's reader refuses it, and other readers disagree about the value")], help: "move it out of the value")
  }

  static func booleanWithContent(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/boolean-with-content", .error, "<\(name)> has content", at: range, help: "write '<\(name)/>'",
      fixes: [Fix("delete the content", applicability: .unsafe, edits: [.delete(range)])])
  }

  static func unknownElement(_ name: String, at range: SourceRange, tag: SourceRange, isRoot: Bool) -> Diagnostic {
    if isRoot, ["html", "head", "body"].contains(name.lowercased()) {
      return Diagnostic(
        "syntax/unknown-element", .error, "this is a web page, not a property list", at: tag,
        help: "a server probably answered with an error page when the file was downloaded; fetch it again")
    }
    if name == "plist" {
      return Diagnostic(
        "syntax/unknown-element", .error, "a second <plist> stands among the values", at: range,
        notes: [DiagnosticNote("<plist> stands once, around everything; other readers refuse the file")],
        help: "delete its tags and keep the value inside")
    }
    let suggestion: String? = XMLElementSuggestion.suggestion(for: name)
    return Diagnostic(
      "syntax/unknown-element", .error, "<\(name)> is not an element of property lists", at: range,
      label: suggestion.map { "did you mean <\($0)>?" },
      notes: [DiagnosticNote("the elements are plist, dict, array, key, string, integer, real, true, false, date and data")],
      help: suggestion.map { "write <\($0)>" } ?? "use one of these elements, or delete it")
  }

  static func shortened(_ words: String) -> String {
    let line: Substring = words.prefix { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }
    return line.count > 32 ? line.prefix(31) + "…" : String(line)
  }
}

/// What somebody who wrote an unknown element name had in mind.
enum XMLElementSuggestion {
  static func suggestion(for name: String) -> String? {
    let lower: String = name.lowercased()
    switch lower {
    case "plist", "dict", "array", "key", "string", "integer", "real", "date", "data": return lower == name ? nil : lower
    case "true", "yes": return "true/"
    case "false", "no": return "false/"
    case "bool", "boolean": return "true/> or <false/"
    case "int", "number", "long", "short", "num", "ineger", "interger", "interer": return "integer"
    case "float", "double", "decimal": return "real"
    case "dictionary", "map", "object", "hash", "dcit", "dic": return "dict"
    case "list", "arr", "arry", "aray", "set": return "array"
    case "str", "text", "sting", "strin", "stirng", "cdata": return "string"
    case "binary", "bytes", "base64": return "data"
    case "datetime", "time", "timestamp": return "date"
    default: return nil
    }
  }
}
