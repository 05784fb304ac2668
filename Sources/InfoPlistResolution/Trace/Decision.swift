/// An answer with the way to it. All questions to the system model are answered in this shape; `--why`, JSON and hovers show it.
public struct Decision<Value: Sendable>: Sendable {
  /// The answer.
  public let value: Value
  /// Where the deciding value stands; nil when nothing in the bundle decided.
  public let place: Provenance?
  /// The steps in the order in which they were taken.
  public let steps: [DecisionStep]
  /// Candidates that lost.
  public let rejected: [RejectedCandidate]

  /// States a decision.
  public init(_ value: Value, place: Provenance? = nil, steps: [DecisionStep] = [], rejected: [RejectedCandidate] = []) {
    self.value = value
    self.place = place
    self.steps = steps
    self.rejected = rejected
  }

  /// The same way to another value.
  public func map<Other: Sendable>(_ transform: (Value) -> Other) -> Decision<Other> {
    Decision<Other>(transform(value), place: place, steps: steps, rejected: rejected)
  }

  /// The same answer with steps taken before these.
  public func preceded(by earlier: [DecisionStep], rejected more: [RejectedCandidate] = []) -> Decision {
    Decision(value, place: place, steps: earlier + steps, rejected: more + rejected)
  }
}
