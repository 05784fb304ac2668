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
  /// Where configurations come from.
  public var configuration: ConfigurationLookup.Mode
  /// The absolute path at which relative paths start; nil: configurations above it are not found.
  public var currentDirectory: String?
  /// An earlier build of what is checked, for rules that compare builds; nil: none.
  public var earlier: String?
  /// The baseline file; nil: the one that a configuration names.
  public var baseline: String?
  /// Whether baselines are regarded at all.
  public var usesBaseline: Bool = true
  /// Most threads; many files are shared out among them. With one, everything runs where `check` is called.
  public var threadCount: Int = 1

  /// Asks.
  public init(
    paths: [String], options: LintOptions = LintOptions(), target: LintTarget = LintTarget(),
    reading: PropertyListReadingOptions = PropertyListReadingOptions(), configuration: ConfigurationLookup.Mode = .nearest,
    currentDirectory: String? = nil, baseline: String? = nil
  ) {
    self.paths = paths
    self.options = options
    self.target = target
    self.reading = reading
    self.configuration = configuration
    self.currentDirectory = currentDirectory
    self.baseline = baseline
  }
}
