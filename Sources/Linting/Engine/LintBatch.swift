/// Everything that is checked together.
public struct LintBatch: Sendable {
  /// Files outside bundles, and files inside bundles that are not their Info.plists.
  public var files: [FileSubject]
  /// Bundles with everything inside them. Their Info.plists are checked as files too.
  public var families: [FamilySubject]
  /// Builds with an earlier build of each.
  public var pairs: [PairSubject]

  /// Collects subjects.
  public init(files: [FileSubject] = [], families: [FamilySubject] = [], pairs: [PairSubject] = []) {
    self.files = files
    self.families = families
    self.pairs = pairs
  }
}
