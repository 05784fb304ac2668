public import Diagnostics

/// A diagnostic of a rule, with what only the engine knows.
public struct Finding: Sendable, Hashable {
  /// What is shown. Its file is always set.
  public var diagnostic: Diagnostic
  /// What the finding breaks.
  public var harm: RuleHarm
  /// Fixes in terms of values, in the order of `diagnostic.fixes`. For a binary file only these can be applied.
  public var fixes: [RuleFix]

  /// Makes a finding.
  public init(_ diagnostic: Diagnostic, harm: RuleHarm, fixes: [RuleFix] = []) {
    self.diagnostic = diagnostic
    self.harm = harm
    self.fixes = fixes
  }

  /// The id of the rule.
  public var id: DiagnosticID { diagnostic.id }
}
