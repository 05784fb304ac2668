/// How edits are applied.
public struct PropertyListEditOptions: Hashable, Sendable {
  /// Which of several entries with the same key an edit means.
  public enum DuplicateKeys: String, Hashable, Sendable, CaseIterable {
    /// The one that readers use: the last in a text format, the first in a binary file.
    case effective
    /// All but the one that readers use. Only removing knows this; other edits take the effective entry.
    case shadowed
    /// All of them. Only removing knows this; other edits take the effective entry.
    case all
  }

  /// Whether `set` and `insert` create the dictionaries that are missing on the way.
  public var createsIntermediates: Bool
  /// Which of several entries with the same key is meant.
  public var duplicateKeys: DuplicateKeys
  /// Whether readers use the first of several entries, as in a binary file, not the last.
  var firstEntryWins: Bool = false

  /// Makes options.
  public init(createsIntermediates: Bool = false, duplicateKeys: DuplicateKeys = .effective) {
    self.createsIntermediates = createsIntermediates
    self.duplicateKeys = duplicateKeys
  }
}
