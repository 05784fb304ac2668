public import Diagnostics
public import PropertyLists

extension RuleFix {
  /// Changes values.
  public static func values(_ message: String, _ edits: PropertyListEdit..., applicability: FixApplicability? = nil) -> RuleFix {
    RuleFix(message, .values(edits), applicability: applicability)
  }

  /// Gives an entry another key.
  public static func rename(_ value: PlacedValue, to key: String, applicability: FixApplicability? = nil) -> RuleFix {
    RuleFix("rename the key to '\(key)'", .values([.rename(value.path, to: key)]), applicability: applicability)
  }

  /// Gives a place another value.
  public static func set(
    _ value: PlacedValue, to new: PropertyListValue, _ message: String, applicability: FixApplicability? = nil
  ) -> RuleFix {
    RuleFix(message, .values([.set(value.path, new)]), applicability: applicability)
  }

  /// Takes an entry or element away.
  public static func remove(_ value: PlacedValue, _ message: String = "delete it", applicability: FixApplicability? = nil) -> RuleFix {
    RuleFix(message, .values([.remove(value.path)]), applicability: applicability)
  }

  /// Adds an entry to a dictionary.
  public static func insert(
    _ key: String, _ new: PropertyListValue, into dictionary: PlacedValue, _ message: String? = nil, applicability: FixApplicability? = nil
  ) -> RuleFix {
    RuleFix(
      message ?? "add \(key)", .values([.insert(new, at: dictionary.path.appending(key: key))]), applicability: applicability)
  }

  /// Adds an element to the end of an array.
  public static func append(
    _ new: PropertyListValue, to array: PlacedValue, _ message: String, applicability: FixApplicability? = nil
  ) -> RuleFix {
    RuleFix(message, .values([.append(new, to: array.path)]), applicability: applicability)
  }
}
