/// When a bundle is expected to have the key.
public struct Expectation: Sendable, Hashable {
  /// How strongly the key is asked for.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    case required
    case recommended
    case common
  }

  /// How strongly the key is asked for.
  public let level: Level
  /// Kinds of bundle it is asked of; empty: all kinds (or, for a nested key, every dictionary at its place).
  public let kinds: [ProductKind]
  /// A condition in own words; nil when unconditional.
  public let condition: String?
  /// Requirement ids that say so.
  public let requirements: [String]

  /// States an expectation.
  public init(_ level: Level, for kinds: [ProductKind] = [], when condition: String? = nil, _ requirements: [String] = []) {
    self.level = level
    self.kinds = kinds
    self.condition = condition
    self.requirements = expandRequirementIDs(requirements)
  }

  /// The key must be there.
  public static func required(for kinds: ProductKind..., when condition: String? = nil, by requirements: [String] = []) -> Expectation {
    Expectation(.required, for: kinds, when: condition, requirements)
  }

  /// The key should be there.
  public static func recommended(
    for kinds: ProductKind..., when condition: String? = nil, by requirements: [String] = []
  ) -> Expectation {
    Expectation(.recommended, for: kinds, when: condition, requirements)
  }

  /// The key is often there.
  public static func common(for kinds: ProductKind..., when condition: String? = nil, by requirements: [String] = []) -> Expectation {
    Expectation(.common, for: kinds, when: condition, requirements)
  }
}
