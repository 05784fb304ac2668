import Diagnostics

/// A finding that a reader or the engine itself makes, described like a rule so that it can be listed, explained and configured.
public struct ReaderRule: Sendable {
  /// Everything that is known about it.
  public let info: RuleInfo
  /// Examples that have the finding.
  public let failing: [RuleExample]

  /// Describes a finding.
  public init(_ info: RuleInfo, failing: [RuleExample] = []) {
    self.info = info
    self.failing = failing
  }
}
