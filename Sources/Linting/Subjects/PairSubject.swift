/// A build and an earlier build of the same product.
public struct PairSubject: Sendable {
  /// The earlier build.
  public let before: FamilySubject
  /// The build that is checked.
  public let now: FamilySubject

  /// Makes a pair.
  public init(before: FamilySubject, now: FamilySubject) {
    self.before = before
    self.now = now
  }
}
