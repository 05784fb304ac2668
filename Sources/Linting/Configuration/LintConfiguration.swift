public import Diagnostics

/// What a file `.infoplist.json` says, the files that it extends included.
public struct LintConfiguration: Sendable, Hashable {
  /// The name of configuration files.
  public static let fileName: String = ".infoplist.json"

  /// Settings for all files or, in an override, for some.
  public struct Section: Sendable, Hashable {
    /// The files, by paths from the directory of the configuration; empty: all.
    public var files: [PathPattern] = []
    /// Only these rules run; empty: not stated.
    public var select: [RulePattern] = []
    /// These rules run too.
    public var extend: [RulePattern] = []
    /// These rules do not run.
    public var ignore: [RulePattern] = []
    /// Levels, in the order of the file.
    public var levels: [LintOptions.LevelOverride] = []
    /// Options of rules.
    public var values: [DiagnosticID: [String: RuleOption.Value]] = [:]
    /// Whether rules that are not certain yet run; nil: not stated.
    public var includesPreviews: Bool?
    /// The choice of rules; nil: not stated.
    public var profile: LintProfile?
    /// What is known of the target.
    public var target: LintTarget = LintTarget()

    /// Says nothing.
    public init() {}
  }

  /// A section with the directory at which the patterns of its files start.
  public struct PlacedSection: Sendable, Hashable {
    /// The section.
    public let section: Section
    /// The directory, as `ConfigurationLookup` writes paths.
    public let directory: String
  }

  /// The sections, those that are extended first, overrides behind what they override.
  public internal(set) var sections: [PlacedSection] = []
  /// Suppressions by key path, each with the directory at which its files start.
  public internal(set) var suppressions: [(suppression: KeyPathSuppression, directory: String)] = []
  /// The baseline file, from the directory of the configuration that names it; nil: none.
  public internal(set) var baseline: String?
  /// The keys of libraries that the user knows besides those that are built in; nil: none.
  public internal(set) var libraryKeys: LibraryIndex?

  /// Says nothing.
  public init() {}

  /// Compares what is said.
  public static func == (left: LintConfiguration, right: LintConfiguration) -> Bool {
    left.sections == right.sections && left.baseline == right.baseline && left.libraryKeys == right.libraryKeys
      && left.suppressions.elementsEqual(right.suppressions) { $0.suppression == $1.suppression && $0.directory == $1.directory }
  }

  /// Hashes what is said.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sections)
    hasher.combine(baseline)
    for entry in suppressions { hasher.combine(entry.suppression) }
  }

  /// What holds for a file.
  ///
  /// - Parameters:
  ///   - path: The normalized path of the file, absolute where the directories of the sections are.
  public func settings(for path: String) -> LintSettings {
    var settings: LintSettings = LintSettings(libraryKeys: libraryKeys)
    for placed in sections where Self.applies(placed.section.files, to: path, from: placed.directory) { settings.apply(placed.section) }
    for (suppression, directory) in suppressions where Self.applies(suppression.files, to: path, from: directory) {
      settings.suppressions.append(suppression)
    }
    return settings
  }

  private static func applies(_ patterns: [PathPattern], to path: String, from directory: String) -> Bool {
    if patterns.isEmpty { return true }
    let prefix: String = directory.isEmpty || directory.hasSuffix("/") ? directory : directory + "/"
    let relative: String = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    return patterns.contains { $0.matches(relative) }
  }
}
