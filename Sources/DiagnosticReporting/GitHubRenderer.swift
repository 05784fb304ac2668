import Diagnostics

/// Findings as workflow commands of GitHub Actions, which show them at their lines in a pull request.
public struct GitHubRenderer: ReportRenderer {
  /// Makes a renderer.
  public init() {}

  /// The whole output.
  public func render(_ report: Report) -> String {
    let places: ReportPlaces = ReportPlaces(report)
    var output: String = ""
    for diagnostic in report.diagnostics {
      var parameters: [String] = ["file=" + Self.escaped(diagnostic.file ?? "", isParameter: true)]
      if let (start, end) = places.span(of: diagnostic) {
        parameters += ["line=\(start.line)", "endLine=\(end.line)"]
        // Columns are shown only where the finding stays on one line.
        if start.line == end.line { parameters += ["col=\(start.column)", "endColumn=\(end.column)"] }
      }
      parameters.append("title=" + Self.escaped(diagnostic.id.rawValue, isParameter: true))
      let name: String = diagnostic.severity == .info ? "notice" : diagnostic.severity.rawValue
      output += "::\(name) \(parameters.joined(separator: ","))::\(Self.escaped(places.line(of: diagnostic), isParameter: false))\n"
    }
    return output
  }

  /// A text with what would end a command or parameter percent-encoded.
  private static func escaped(_ text: String, isParameter: Bool) -> String {
    var result: String = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isParameter: result += "%3A"
      case "," where isParameter: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
