import Diagnostics

/// Findings for a person: the fact, the source line with a mark, notes, help and fixes, then one line that sums up.
public struct TextRenderer: ReportRenderer {
  /// How the text is drawn.
  public let style: ReportStyle
  /// Whether the last line counts the findings.
  public let showsSummary: Bool

  /// Makes a renderer.
  public init(style: ReportStyle = .plain, showsSummary: Bool = true) {
    self.style = style
    self.showsSummary = showsSummary
  }

  /// The whole output.
  public func render(_ report: Report) -> String {
    var tables: [String: LineTable] = [:]
    var output: String = ""
    for diagnostic in report.diagnostics {
      let name: String = diagnostic.file ?? ""
      if tables[name] == nil, let text: SourceBytes = report.texts[name] { tables[name] = LineTable(text) }
      for note in diagnostic.notes {
        if let file: String = note.file, tables[file] == nil, let text: SourceBytes = report.texts[file] { tables[file] = LineTable(text) }
      }
      output += render(diagnostic, tables)
    }
    if showsSummary { output += summary(report) + "\n" }
    return output
  }

  private func render(_ diagnostic: Diagnostic, _ tables: [String: LineTable]) -> String {
    let table: LineTable? = tables[diagnostic.file ?? ""]
    var output: String =
      style.paint("\(diagnostic.severity.rawValue)[\(diagnostic.id)]", role(diagnostic.severity)) + style.paint(": ", .strong)
      + style.paint(VisibleText.sanitized(diagnostic.message), .strong) + "\n"
    var place: String = "  --> " + VisibleText.sanitized(diagnostic.file ?? "<input>")
    if let table, let range: SourceRange = diagnostic.range {
      let start: LineColumn = table.place(at: range.lowerBound)
      place += ":\(start.line):\(start.column)"
    } else if let range: SourceRange = diagnostic.range, table == nil {
      place += ": byte \(range.lowerBound)"
    }
    if let path: String = diagnostic.keyPath, !path.isEmpty { place += "  " + VisibleText.sanitized(path) }
    output += style.paint(place, .dim) + "\n"
    if let table, let range: SourceRange = diagnostic.range, table.bytes.count > 0 {
      output += snippet(table, range, label: diagnostic.label, role(diagnostic.severity))
    }
    for note in diagnostic.notes { output += render(note, diagnostic, tables) }
    if let help: String = diagnostic.help { output += style.paint("  help: ", .good) + VisibleText.sanitized(help) + "\n" }
    for fix in diagnostic.fixes where fix.applicability != .display {
      output += style.paint("  fix (\(fix.applicability.rawValue)): ", .good) + VisibleText.sanitized(fix.message) + "\n"
    }
    return output + "\n"
  }

  private func render(_ note: DiagnosticNote, _ diagnostic: Diagnostic, _ tables: [String: LineTable]) -> String {
    var line: String = style.paint("  note: ", .info) + VisibleText.sanitized(note.message)
    if let range: SourceRange = note.range, let table: LineTable = tables[note.file ?? diagnostic.file ?? ""] {
      let place: LineColumn = table.place(at: range.lowerBound)
      line +=
        note.file.map { " (\(VisibleText.sanitized($0)):\(place.line):\(place.column))" } ?? " (line \(place.line), column \(place.column))"
    } else if let file: String = note.file {
      line += " (\(VisibleText.sanitized(file)))"
    }
    return line + "\n"
  }

  private func role(_ severity: Severity) -> ReportStyle.Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }

  /// The line that sums up.
  private func summary(_ report: Report) -> String {
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    let errors: Int = report.count(.error)
    let warnings: Int = report.count(.warning)
    let remarks: Int = report.count(.info)
    let files: String = counted(report.fileCount, "file")
    let silent: String = report.suppressedCount > 0 ? " (\(report.suppressedCount) suppressed)" : ""
    if errors + warnings + remarks == 0 { return style.paint("no problems", .good) + " in \(files)" + silent }
    var parts: [String] = []
    if errors > 0 { parts.append(style.paint(counted(errors, "error"), .error)) }
    if warnings > 0 { parts.append(style.paint(counted(warnings, "warning"), .warning)) }
    if remarks > 0 { parts.append(style.paint(counted(remarks, "remark"), .info)) }
    let fixable: Int = report.diagnostics.count { $0.fixes.contains { $0.applicability == .safe } }
    return parts.joined(separator: ", ") + " in \(files)" + silent + (fixable > 0 ? "; \(fixable) can be fixed with --fix" : "")
  }
}
