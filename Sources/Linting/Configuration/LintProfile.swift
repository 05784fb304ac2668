/// A choice of rules by what their findings break.
public enum LintProfile: String, Sendable, Hashable, CaseIterable {
  /// What keeps a product from being read, installed or accepted by a store.
  case store
  /// What exposes people or their data.
  case security
  /// Every rule, those on request and those that are not certain yet included.
  case all

  /// The kinds of harm whose rules run; nil: all of them.
  public var harms: Set<RuleHarm>? {
    switch self {
    case .store: [.invalid, .store, .install]
    case .security: [.security]
    case .all: nil
    }
  }

  /// What it is for, in a few words.
  public var summary: String {
    switch self {
    case .store: "what keeps a product from being read, installed or accepted by a store"
    case .security: "what exposes people or their data"
    case .all: "every rule, also those on request and those that are not certain yet"
    }
  }
}
