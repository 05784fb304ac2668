import Diagnostics

/// The findings of a run with what is needed to show them.
public struct Report: Sendable {
  /// The findings in their final order.
  public var diagnostics: [Diagnostic]
  /// The text of each file by its path, for showing source lines; a binary file has none.
  public var texts: [String: SourceBytes]
  /// How many files were looked at.
  public var fileCount: Int
  /// How many findings a baseline or a suppression kept silent.
  public var suppressedCount: Int
  /// The paths of the files that were looked at, sorted.
  public var files: [String]
  /// What the rules of the findings say of themselves; formats that do not show it need none.
  public var rules: [DiagnosticID: ReportRule]
  /// What could not be looked at, a line each.
  public var failures: [String]

  /// Makes a report.
  public init(
    diagnostics: [Diagnostic], texts: [String: SourceBytes] = [:], fileCount: Int = 0, suppressedCount: Int = 0, files: [String] = [],
    rules: [DiagnosticID: ReportRule] = [:], failures: [String] = []
  ) {
    self.files = files
    self.rules = rules
    self.failures = failures
    self.diagnostics = diagnostics
    self.texts = texts
    self.fileCount = fileCount
    self.suppressedCount = suppressedCount
  }

  /// The number of findings of a severity.
  public func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}

/// Turns a report into the bytes of one output format.
public protocol ReportRenderer: Sendable {
  /// The whole output, with its final line end.
  func render(_ report: Report) -> String
}
