import Diagnostics

/// Lines and columns of the findings of a report.
struct ReportPlaces {
  private let tables: [String: LineTable]

  init(_ report: Report) {
    var names: Set<String> = []
    for diagnostic in report.diagnostics {
      names.insert(diagnostic.file ?? "")
      for note in diagnostic.notes { if let file: String = note.file { names.insert(file) } }
    }
    tables = report.texts.filter { names.contains($0.key) }.mapValues { LineTable($0) }
  }

  /// The lines of a file; nil when it is binary or not known.
  func table(_ file: String?) -> LineTable? { tables[file ?? ""] }

  /// Start and end of a finding, lines and columns from 1 in Unicode scalars; nil when it has no place in a text.
  func span(of diagnostic: Diagnostic) -> (start: LineColumn, end: LineColumn)? {
    guard let range: SourceRange = diagnostic.range, let table: LineTable = table(diagnostic.file) else { return nil }
    return (table.place(at: range.lowerBound), table.place(at: range.upperBound))
  }

  /// The fact with its key path and help, on one line.
  func line(of diagnostic: Diagnostic) -> String {
    var text: String = diagnostic.message
    if let path: String = diagnostic.keyPath, !path.isEmpty, span(of: diagnostic) == nil { text += " (at \(path))" }
    if let help: String = diagnostic.help { text += "; " + help }
    return VisibleText.sanitized(text)
  }
}
