import Diagnostics

/// Findings as one JSON document. The schema is stable and described in `docs/Output.md`.
public struct JSONRenderer: ReportRenderer {
  /// The version of the schema; it grows when a member changes its meaning or goes away.
  public static let schemaVersion: Int = 1

  /// Makes a renderer.
  public init() {}

  /// The whole output.
  public func render(_ report: Report) -> String {
    let findings: FindingJSON = FindingJSON(report)
    let summary: JSONOutput = [
      "files": .integer(report.fileCount), "errors": .integer(report.count(.error)), "warnings": .integer(report.count(.warning)),
      "remarks": .integer(report.count(.info)), "suppressed": .integer(report.suppressedCount),
    ]
    let output: JSONOutput = .members([
      ("schemaVersion", .integer(JSONRenderer.schemaVersion)),
      ("findings", .array(report.diagnostics.map(findings.json))),
      ("failures", report.failures.isEmpty ? nil : .array(report.failures.map(JSONOutput.string))),
      ("summary", summary),
    ])
    return output.pretty + "\n"
  }
}

/// Findings as JSON Lines: one finding a line, in the members of `JSONRenderer`.
public struct JSONLinesRenderer: ReportRenderer {
  /// Makes a renderer.
  public init() {}

  /// The whole output.
  public func render(_ report: Report) -> String {
    let findings: FindingJSON = FindingJSON(report)
    return report.diagnostics.map { findings.json($0).compact + "\n" }.joined()
  }
}

/// The members of one finding.
struct FindingJSON {
  private let tables: [String: LineTable]

  init(_ report: Report) {
    var names: Set<String> = []
    for diagnostic in report.diagnostics {
      names.insert(diagnostic.file ?? "")
      for note in diagnostic.notes { if let file: String = note.file { names.insert(file) } }
    }
    tables = report.texts.filter { names.contains($0.key) }.mapValues { LineTable($0) }
  }

  func json(_ diagnostic: Diagnostic) -> JSONOutput {
    .members([
      ("id", .string(diagnostic.id.rawValue)), ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
      ("file", .optional(diagnostic.file)), ("keyPath", .optional(diagnostic.keyPath)),
      ("range", diagnostic.range.map { range($0, in: diagnostic.file) }), ("label", .optional(diagnostic.label)),
      ("notes", diagnostic.notes.isEmpty ? nil : .array(diagnostic.notes.map { json($0, diagnostic.file) })),
      ("help", .optional(diagnostic.help)),
      ("fixes", diagnostic.fixes.isEmpty ? nil : .array(diagnostic.fixes.map { json($0, diagnostic.file) })),
    ])
  }

  private func json(_ note: DiagnosticNote, _ file: String?) -> JSONOutput {
    .members([
      ("message", .string(note.message)), ("file", .optional(note.file)), ("range", note.range.map { range($0, in: note.file ?? file) }),
    ])
  }

  private func json(_ fix: Fix, _ file: String?) -> JSONOutput {
    [
      "message": .string(fix.message), "applicability": .string(fix.applicability.rawValue),
      "edits": .array(fix.edits.map { ["range": range($0.range, in: file), "replacement": .string($0.replacementText)] }),
    ]
  }

  private func range(_ range: SourceRange, in file: String?) -> JSONOutput {
    var members: [(String, JSONOutput?)] = [("startByte", .integer(range.lowerBound)), ("endByte", .integer(range.upperBound))]
    if let table: LineTable = tables[file ?? ""] {
      let start: LineColumn = table.place(at: range.lowerBound)
      let end: LineColumn = table.place(at: range.upperBound)
      members += [
        ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)), ("endLine", .integer(end.line)),
        ("endColumn", .integer(end.column)),
      ]
    }
    return .members(members)
  }
}
