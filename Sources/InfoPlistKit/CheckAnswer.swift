public import AppBundles
public import Diagnostics
public import Linting
public import PropertyLists

/// What `Workspace.check` found.
public struct CheckAnswer: Sendable {
  /// A file that was read.
  public struct File: Sendable {
    /// Its path.
    public let path: String
    /// The document, for showing its lines.
    public let document: PropertyListDocument
    /// What is known about it.
    public let facts: Facts
  }

  /// The findings, in the order of file, offset and id.
  public var findings: [Finding] = []
  /// The files that were read, by path.
  public var files: [String: File] = [:]
  /// Files and directories that could not be read.
  public var errors: [FileError] = []
  /// What was not looked at because a limit was reached.
  public var incompleteness: [String] = []
  /// What is wrong with configurations and baselines. When there is anything, nothing was checked.
  public var configurationProblems: [Diagnostic] = []
  /// The texts of configurations and baselines, for showing their lines.
  public var configurationTexts: [String: SourceBytes] = [:]
  /// How many findings a baseline kept silent.
  public var baselinedCount: Int = 0
  /// How many bundles were checked.
  public var bundleCount: Int = 0

  /// How many findings have a severity.
  public func count(of severity: Severity) -> Int {
    findings.count { $0.diagnostic.severity == severity }
  }
}
