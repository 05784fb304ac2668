public import Diagnostics
public import PropertyLists

/// A suppression that stands in a configuration: for files that cannot hold comments, such as binary ones.
public struct KeyPathSuppression: Sendable, Hashable {
  /// The rules that are silent.
  public let rule: RulePattern
  /// The place, and everything inside it; nil: the whole file.
  public let keyPath: PropertyListPath?
  /// The files, by paths from the directory of the configuration; empty: all.
  public let files: [PathPattern]
  /// Why.
  public let reason: String
  /// Where it stands in the configuration.
  public let range: SourceRange
  /// The configuration.
  public let configuration: String

  /// States a suppression.
  public init(
    rule: RulePattern, keyPath: PropertyListPath?, files: [PathPattern], reason: String, range: SourceRange, configuration: String
  ) {
    self.rule = rule
    self.keyPath = keyPath
    self.files = files
    self.reason = reason
    self.range = range
    self.configuration = configuration
  }

  /// Whether a finding in one of the files is meant.
  public func covers(_ diagnostic: Diagnostic, known: [DiagnosticID: DiagnosticID] = [:]) -> Bool {
    let isMeant: Bool = rule.matches(diagnostic.id) || known[DiagnosticID(rawValue: rule.description)] == diagnostic.id
    guard isMeant else { return false }
    guard let keyPath else { return true }
    guard let text: String = diagnostic.keyPath, let place: PropertyListPath = try? PropertyListPath(parsing: text) else { return false }
    return place.components.starts(with: keyPath.components)
  }
}
