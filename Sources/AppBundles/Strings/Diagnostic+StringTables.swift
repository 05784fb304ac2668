import Diagnostics
import PropertyLists

/// Wordings about tables of strings.
extension Diagnostic {
  static func unreadableStringTable(_ error: FileError) -> Diagnostic {
    Diagnostic("strings/unreadable", .error, "the table of strings cannot be read: \(error)", file: error.path)
  }

  static func notAStringTable(_ path: String, _ root: PropertyListNode) -> Diagnostic {
    Diagnostic(
      "strings/not-a-table", .error, "a table of strings is a dictionary, and this is \(root.kind.phrase)", at: root.range,
      notes: [DiagnosticNote("systems take it as an empty table")], file: path)
  }

  static func tooManyLocalizations(_ count: Int, limit: Int, in directory: String) -> Diagnostic {
    Diagnostic(
      "strings/limit", .error, "\(count) folders of languages, of which only the first \(limit) are looked at", file: directory)
  }
}
