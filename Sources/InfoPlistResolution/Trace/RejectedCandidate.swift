/// Something that could have been the answer and is not.
public struct RejectedCandidate: Sendable {
  /// Where it stands.
  public let place: Provenance
  /// Why it lost, in words: lower-case start, no full stop.
  public let reason: String
  /// What the reason rests on.
  public let bases: [DecisionBasis]

  /// States a candidate with its reason.
  public init(_ place: Provenance, _ reason: String, bases: [DecisionBasis] = []) {
    self.place = place
    self.reason = reason
    self.bases = bases
  }
}
