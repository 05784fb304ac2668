/// Where a new entry of a dictionary goes.
public enum EntryPlacement: Hashable, Sendable {
  /// At its place in the order of the keys where at least three keys stand in order, else at the end.
  case automatic
  /// Behind the last entry.
  case end
  /// Before the entry of another key.
  case before(String)
  /// Behind the entry of another key.
  case after(String)
}
