/// One change of a property list's values.
///
/// Edits are meant, not written: a document lowers them to the smallest change of its text and follows the style around the place. A list
/// of edits is applied in order, so that a later path may lead to what an earlier edit made.
public enum PropertyListEdit: Hashable, Sendable {
  /// Gives a place a value. The last key is created when its dictionary exists; a position must exist, or be `[+]`, which appends.
  ///
  /// Setting a value that is there already changes nothing, however it is written.
  case set(PropertyListPath, PropertyListValue)
  /// Adds a value under a key that does not exist yet, or before the element at a position; the position may be the count, or `[+]`.
  case insert(PropertyListValue, at: PropertyListPath, placement: EntryPlacement = .automatic)
  /// Adds a value behind the last element of an array.
  case append(PropertyListValue, to: PropertyListPath)
  /// Takes an entry or element away, with the comment that directly belongs to it.
  case remove(PropertyListPath)
  /// Gives an entry another key and leaves it where it stands.
  case rename(PropertyListPath, to: String)
  /// Takes a value from one place and inserts it at another, as written. The second path is looked up after the value has been taken out.
  case move(PropertyListPath, to: PropertyListPath)
  /// Adds the entries of a dictionary to the dictionary at a path.
  case merge(PropertyListDictionary, into: PropertyListPath, policy: MergePolicy)
  /// Puts the entries of a dictionary into the order of their keys (by UTF-16 code units, as the writers sort), with the comments that
  /// belong to them.
  case sortKeys(PropertyListPath)
}
