import Diagnostics

/// Findings as compilers write them, a line each, which Xcode and most editors understand: `file:line:column: error: fact [id]`.
public struct XcodeRenderer: ReportRenderer {
  /// Makes a renderer.
  public init() {}

  /// The whole output.
  public func render(_ report: Report) -> String {
    let places: ReportPlaces = ReportPlaces(report)
    var output: String = ""
    for diagnostic in report.diagnostics {
      let place: LineColumn = places.span(of: diagnostic)?.start ?? LineColumn(line: 1, column: 1)
      let file: String = VisibleText.sanitized(diagnostic.file ?? "")
      let name: String = diagnostic.severity == .info ? "note" : diagnostic.severity.rawValue
      output += "\(file):\(place.line):\(place.column): \(name): \(places.line(of: diagnostic)) [\(diagnostic.id)]\n"
    }
    return output
  }
}
