/// The examples of a rule: its tests and a part of its documentation.
///
/// Each example is run as it stands and in other clothes: CR LF, tabs, a byte order mark, as binary and JSON where the rule does not look at
/// text, and under a suppression comment.
public struct RuleExamples: Sendable {
  /// Examples in which the rule finds something, at the marked places and nowhere else.
  public let failing: [RuleExample]
  /// Examples in which it finds nothing.
  public let passing: [RuleExample]

  /// States examples. A rule needs at least one of each.
  public init(failing: [RuleExample], passing: [RuleExample]) {
    self.failing = failing
    self.passing = passing
  }
}
