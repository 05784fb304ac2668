public import Linting

/// What the readers and the engine themselves find, described like rules, so that it can be listed, explained and configured.
public enum ReaderRules {
  /// All descriptions.
  public static let all: [ReaderRule] =
    markup + xmlValues + text + openStep + binary + suppression

  /// A finding of a reader. The readers' findings are errors unless stated: the file is refused, or a value is lost.
  static func rule(
    _ name: String, _ title: String, _ rationale: String, _ remedy: String, severity: Severity = .error, scope: RuleScope = .anywhere,
    fix: FixApplicability? = nil,
    cites citations: [Citation] = [.observed("CoreFoundation (swift-corelibs-foundation)")], requirements: [String] = [],
    formerIDs: [DiagnosticID] = [], failing: [RuleExample] = []
  ) -> ReaderRule {
    ReaderRule(
      RuleInfo(
        DiagnosticID(rawValue: "syntax/" + name), title, severity, .invalid, scope: scope, rationale: rationale, remedy: remedy,
        citations: citations,
        requirements: requirements, fix: fix, formerIDs: formerIDs),
      failing: failing)
  }
}
