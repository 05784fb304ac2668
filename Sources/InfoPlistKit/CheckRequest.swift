public import Linting
public import PropertyLists

/// What `Workspace.check` is asked.
public struct CheckRequest: Sendable, Hashable {
  /// Files, bundles and folders.
  public var paths: [String]
  /// Which rules run.
  public var options: LintOptions
  /// What is known about the target.
  public var target: LintTarget
  /// Limits and format of reading.
  public var reading: PropertyListReadingOptions

  /// Asks.
  public init(
    paths: [String], options: LintOptions = LintOptions(), target: LintTarget = LintTarget(),
    reading: PropertyListReadingOptions = PropertyListReadingOptions()
  ) {
    self.paths = paths
    self.options = options
    self.target = target
    self.reading = reading
  }
}
