public import PropertyLists

/// One step on the way to a decision.
public struct DecisionStep: Sendable {
  /// What a step does to the decision.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// It settles the decision.
    case decides
    /// It takes a candidate out.
    case rejects
    /// It is a condition that holds; the way goes on.
    case passes
    /// It explains and decides nothing.
    case notes
  }

  /// The key or key path that the step looks at; nil when it looks at none.
  public let path: PropertyListPath?
  /// Where the value that it looks at stands.
  public let place: Provenance?
  /// What it rests on; several where a requirement and the published code agree.
  public let bases: [DecisionBasis]
  /// What happened, in words: lower-case start, no full stop.
  public let words: String
  /// What it does to the decision.
  public let outcome: Outcome

  /// States a step.
  public init(
    _ outcome: Outcome, _ words: String, path: PropertyListPath? = nil, place: Provenance? = nil, bases: [DecisionBasis] = []
  ) {
    self.path = path
    self.place = place
    self.bases = bases
    self.words = words
    self.outcome = outcome
  }
}
