import Diagnostics

/// Findings in the XML of Checkstyle, which many build servers read.
public struct CheckstyleRenderer: ReportRenderer {
  /// Makes a renderer.
  public init() {}

  /// The whole output.
  public func render(_ report: Report) -> String {
    let places: ReportPlaces = ReportPlaces(report)
    let byFile: [String: [Diagnostic]] = Dictionary(grouping: report.diagnostics) { $0.file ?? "" }
    var output: String = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (file, found) in byFile.sorted(by: { $0.key < $1.key }) {
      output += "  <file" + XMLOutput.attribute("name", file) + ">\n"
      for diagnostic in found {
        output += "    <error"
        if let start: LineColumn = places.span(of: diagnostic)?.start { output += " line=\"\(start.line)\" column=\"\(start.column)\"" }
        output += XMLOutput.attribute("severity", diagnostic.severity.rawValue)
        output += XMLOutput.attribute("message", places.line(of: diagnostic))
        output += XMLOutput.attribute("source", "infoplist." + diagnostic.id.rawValue.replacing("/", with: ".")) + "/>\n"
      }
      output += "  </file>\n"
    }
    return output + "</checkstyle>\n"
  }
}
