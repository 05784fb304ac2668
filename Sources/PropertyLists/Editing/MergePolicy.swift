/// What merging does with a key that both dictionaries have.
public enum MergePolicy: String, Hashable, Sendable, CaseIterable {
  /// The present value stays.
  case keepExisting = "keep-existing"
  /// The new value replaces the present one.
  case replace
  /// Two dictionaries are merged in their turn; any other value is replaced.
  case deep
}
