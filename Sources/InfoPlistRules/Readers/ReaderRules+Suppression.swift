import Linting

/// Findings of the engine about suppression comments.
extension ReaderRules {
  static let suppression: [ReaderRule] = [
    ReaderRule(
      RuleInfo(
        "suppression/unknown-rule", "a suppression names a rule that does not exist", .warning, .style,
        rationale: "A misspelled id silences nothing, and the finding that it was written for comes back.",
        remedy: "Copy the id from the brackets of the finding.", citations: [Citation("docs/Rules.md")])),
    ReaderRule(
      RuleInfo(
        "suppression/without-reason", "a suppression gives no reason", .warning, .style,
        rationale: "Whoever reads the file next cannot tell whether the finding was looked at or only silenced.",
        remedy: "Write the reason behind a colon.", citations: [Citation("docs/Rules.md")])),
    ReaderRule(
      RuleInfo(
        "suppression/stale", "a suppression silences nothing", .warning, .style,
        rationale: "The pattern is gone, or the comment stands at another place than the finding. Left alone, it would hide the next "
          + "finding of the rule at this place.",
        remedy: "Delete the comment.", citations: [Citation("docs/Rules.md")], fix: .safe)),
    ReaderRule(
      RuleInfo(
        "suppression/stale-baseline-entry", "a baseline covers a finding that is gone", .info, .style,
        rationale: "What the entry stood for was mended. Left alone, the entry would hide the same mistake when it comes back.",
        remedy: "Write the baseline again.", citations: [Citation("docs/Configuration.md")])),
  ]
}
