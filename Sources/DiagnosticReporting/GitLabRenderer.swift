import Diagnostics

/// Findings as a code quality report of GitLab (the format of Code Climate, as far as GitLab reads it).
public struct GitLabRenderer: ReportRenderer {
  /// Makes a renderer.
  public init() {}

  /// The whole output.
  public func render(_ report: Report) -> String {
    let places: ReportPlaces = ReportPlaces(report)
    var occurrences: [FindingIdentity: Int] = [:]
    let issues: [JSONOutput] = report.diagnostics.map { diagnostic in
      let identity: FindingIdentity = FindingIdentity(diagnostic)
      occurrences[identity, default: 0] += 1
      let span: (start: LineColumn, end: LineColumn)? = places.span(of: diagnostic)
      return [
        "type": "issue", "check_name": .string(diagnostic.id.rawValue), "description": .string(places.line(of: diagnostic)),
        "fingerprint": .string("\(identity.digest)-\(occurrences[identity] ?? 1)"), "severity": .string(Self.severity(diagnostic.severity)),
        "location": [
          "path": .string(diagnostic.file ?? ""),
          "lines": ["begin": .integer(span?.start.line ?? 1), "end": .integer(span?.end.line ?? 1)],
        ],
      ]
    }
    return JSONOutput.array(issues).pretty + "\n"
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
