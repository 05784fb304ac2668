public import Diagnostics
public import PropertyLists

/// A change that a rule proposes.
public struct RuleFix: Sendable, Hashable {
  /// How the change is said.
  public enum Change: Sendable, Hashable {
    /// Changes of values, which the document lowers to its text, or to new bytes where it is binary.
    case values([PropertyListEdit])
    /// Edits of the text, for what lies outside the values: declarations, comments, spelling of markup.
    case text([TextEdit])
  }

  /// What the fix does, in the imperative: "rename the key".
  public let message: String
  /// The change.
  public let change: Change
  /// Whether it may be applied without asking; nil: as the rule says (`RuleInfo.fix`).
  public let applicability: FixApplicability?

  /// Proposes a change.
  public init(_ message: String, _ change: Change, applicability: FixApplicability? = nil) {
    self.message = message
    self.change = change
    self.applicability = applicability
  }

  /// Edits the text.
  public static func text(_ message: String, _ edits: TextEdit..., applicability: FixApplicability? = nil) -> RuleFix {
    RuleFix(message, .text(edits), applicability: applicability)
  }
}
