import Diagnostics

/// Wordings that all text formats share.
extension Diagnostic {
  static func encodingContradictsDeclaration(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/wrong-encoding-declaration", .error, "the declaration says '\(name)', but the file is not in that encoding", at: range,
      notes: [DiagnosticNote("the bytes look like UTF-8; a reader that believes the declaration cannot read the file")],
      help: "write encoding=\"UTF-8\" in the first line",
      fixes: [Fix("declare UTF-8", applicability: .safe, edits: [TextEdit(replacing: range, with: "UTF-8")])])
  }

  static func unknownEncoding(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/unknown-encoding", .error, "the declaration names the encoding '\(name)', which is not known", at: range,
      notes: [DiagnosticNote("the text was read as UTF-8")], help: "save the file in UTF-8 and write encoding=\"UTF-8\"",
      fixes: [Fix("declare UTF-8", applicability: .unsafe, edits: [TextEdit(replacing: range, with: "UTF-8")])])
  }

  static func malformedText(_ encoding: TextEncoding, atByte offset: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/malformed-text", .error, "byte \(offset) of the file is not valid \(encoding.rawValue)", at: range,
      notes: [
        DiagnosticNote(
          "the file is in \(encoding.rawValue) by its first bytes or its declaration; each bad character was replaced by U+FFFD")
      ],
      help: "save the file again in UTF-8")
  }

  static func secondByteOrderMark(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/second-byte-order-mark", .error, "a second byte order mark stands at the start of the text", at: range,
      notes: [DiagnosticNote("a tool has put one before a text that had one already")], help: "delete it",
      fixes: [Fix("delete it", applicability: .safe, edits: [.delete(range)])])
  }

  /// One finding about a text that is not UTF-8, however many places show it.
  static func malformedUTF8(_ byte: UInt8, at range: SourceRange, others: Int) -> Diagnostic {
    let subject: String = range.count == 1 ? "byte 0x\(hex(byte)) is" : "the \(range.count) bytes from 0x\(hex(byte)) on are"
    return Diagnostic(
      "syntax/malformed-text", .error, "\(subject) not valid UTF-8 here", at: range,
      notes: others == 0 ? [] : [DiagnosticNote("\(others) more \(others == 1 ? "place is" : "places are") not valid either")],
      help: "the file may have been saved in an older encoding such as Mac Roman or Windows Latin 1; save it in UTF-8")
  }

  /// A run of control characters.
  static func forbiddenControlCharacters(_ bytes: [UInt8], isXML: Bool, at range: SourceRange) -> Diagnostic {
    let first: UInt8 = bytes.first ?? 0
    let message: String =
      bytes.count == 1
      ? "the control character U+00\(hex(first)) stands in the text"
      : "\(bytes.count) control characters, from U+00\(hex(first)) on, stand in the text"
    let note: String =
      isXML
      ? "XML 1.0 forbids them: Apple's reader lets most of them pass, other readers refuse the file or cut the text there"
      : "some readers cut the text there, others refuse the file"
    let what: String = bytes.count == 1 ? "the control character" : "the control characters"
    return Diagnostic(
      "syntax/control-character", bytes.contains(0) ? .error : .warning, message, at: range, notes: [DiagnosticNote(note)],
      help: "delete \(what)", fixes: [Fix("delete \(what)", applicability: .unsafe, edits: [.delete(range)])])
  }

  /// The rest of a text is NULs, as a computer leaves a file that it could not write to the end.
  static func restIsNUL(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/truncated", .error, "the file is cut off here: only NUL bytes follow, \(range.count) of them", at: range,
      notes: [DiagnosticNote("a file often looks so when the computer stopped while it was written")],
      help: "copy or create the file again")
  }

  static func limitExceeded(_ name: String, _ limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      "syntax/limit-exceeded", .error, "the \(name) passes the limit of \(limit)", at: range,
      help: "if the file is meant to be this large, raise the limit; otherwise it is damaged or hostile")
  }

  static func nestingLimit(_ limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      "syntax/nesting-too-deep", .error, "containers are nested more than \(limit) deep", at: range,
      notes: [DiagnosticNote("reading stopped here; Apple's reader stops at 512 levels too")], help: "make the structure flatter")
  }

  static func conflictMarker(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/conflict-marker", .error, "a merge conflict has not been resolved here", at: range,
      help: "keep one of the two versions and delete the lines that start with '<<<<<<<', '=======' and '>>>>>>>'")
  }

  static func preprocessorDirective(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/preprocessor-directive", .error, "'#\(word)' is an instruction to the C preprocessor, not part of a property list", at: range,
      notes: [DiagnosticNote("a build with INFOPLIST_PREPROCESS=YES removes it; any other reader refuses the file")],
      help: "run the preprocessor first, or use build settings such as $(NAME) in the values instead")
  }

  static func contentAfterEnd(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "syntax/content-after-end", .warning, "there is more text behind the end of the property list", at: range,
      notes: [DiagnosticNote("Apple's reader ignores it, other readers refuse the file")], help: "delete everything behind the end",
      fixes: [Fix("delete the text behind the end", applicability: .unsafe, edits: [.delete(range)])])
  }

  static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
