public import InfoPlistCatalog
public import Linting

/// What a name stands for.
public enum Explanation: Sendable {
  /// An entry of the catalogue; `variant` is the platform or device suffix that the question had.
  case key(InfoPlistKey, variant: String?)
  /// A value, in the tables that hold it.
  case value(String, [(table: ValueTable, entry: ValueEntry)])
  /// A table of values.
  case table(ValueTable)
  /// A family of keys.
  case family(KeyFamily)
  /// A key of a library.
  case libraryKey(LibraryIndex.Entry)
  /// A rule.
  case rule(RuleInfo)
  /// Several entries go by the name.
  case ambiguous([InfoPlistKey])
  /// Nothing does; the nearest names.
  case unknown(nearest: [String])
}
