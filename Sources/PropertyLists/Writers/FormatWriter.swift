import Diagnostics

/// A visitor that writes what it visits in one format.
///
/// Each method that takes a value or a key first calls `problems.step &+= 1`, then writes into `output`; what the format cannot hold is noted
/// in `problems`.
protocol FormatWriter: NodeVisitor, ~Copyable {
  var output: OutputBuffer { get set }
  var problems: WritingProblems { get set }
  /// Writes what follows the last value.
  mutating func finishWriting()
  /// The bytes.
  consuming func finish() -> SourceBytes
}

extension FormatWriter where Self: ~Copyable {
  var isFinished: Bool { output.isOverLimit }

  mutating func unreadable(isKey: Bool) {
    problems.step &+= 1
    problems.note(isKey ? .missingKeyToWrite() : .unreadableValueToWrite())
  }
}

/// Wordings about writing.
extension Diagnostic {
  static func missingKeyToWrite() -> Diagnostic {
    Diagnostic(
      "writing/missing-key", .error, "a value without a key cannot be written", help: "give the value a key, or delete it")
  }

  static func unreadableValueToWrite() -> Diagnostic {
    Diagnostic(
      "writing/unreadable-value", .error, "a value that could not be read cannot be written",
      help: "repair the value in the file that was read")
  }

  static func sourceHasErrors() -> Diagnostic {
    Diagnostic(
      "writing/source-has-errors", .warning, "the file that was read has errors, and what is written is the reader's best guess",
      help: "repair the file first")
  }

  static func outputTooLarge(_ limit: Int) -> Diagnostic {
    Diagnostic(
      "writing/limit-exceeded", .error, "the result would have more than \(limit) bytes, the limit 'outputByteCount'",
      notes: [DiagnosticNote("objects that a binary property list shares are written out each time they occur in other formats")],
      help: "raise the limit if the result is meant to be this large")
  }

  static func tooManyValuesToWrite(_ limit: Int) -> Diagnostic {
    Diagnostic(
      "writing/limit-exceeded", .error, "more than \(limit) values would be written, the limit 'expandedValueCount'",
      notes: [DiagnosticNote("objects that a binary property list shares are written out each time they occur in other formats")],
      help: "raise the limit if there are meant to be so many")
  }

  static func tooDeepToWrite(_ limit: Int) -> Diagnostic {
    Diagnostic(
      "writing/limit-exceeded", .error, "containers are nested more than \(limit) deep, the limit 'nesting'",
      notes: [DiagnosticNote("Apple's reader stops at 512 levels")], help: "make the structure flatter")
  }
}
