public import Diagnostics

/// Everything about a rule but its code and its examples: identity, weight, where it applies, why, and who says so.
///
/// A class, because every run of a rule holds one.
public final class RuleInfo: Sendable {
  /// The stable name, `category/kebab-name`. It names the bad pattern.
  public let id: DiagnosticID
  /// The bad pattern in a few words, lower-case start, no full stop.
  public let title: String
  /// How much a finding matters unless the user says otherwise.
  public let severity: Severity
  /// What a finding breaks.
  public let harm: RuleHarm
  /// Where the rule applies.
  public let scope: RuleScope
  /// When it runs without being asked for.
  public let activation: RuleActivation
  /// From when until when the world works as the rule says.
  public let period: RulePeriod
  /// Why the pattern is bad and what happens to who has it, in our own words: a few sentences.
  public var rationale: String { makeRationale() }
  /// What to do about it, in our own words; empty where the findings say it all.
  public var remedy: String { makeRemedy() }
  /// Who says so, and how sure that is.
  public var citations: [Citation] { makeCitations() }
  /// Requirement ids of the reference that the rule stands for.
  public var requirements: [String] { makeRequirements() }
  /// What the user can set.
  public let options: [RuleOption]
  /// Whether its fixes may be applied without asking; nil when it has none.
  public let fix: FixApplicability?
  /// Former names, which still work in configurations.
  public let formerIDs: [DiagnosticID]
  /// Rules that tell less about the same fault: where this one finds something, their findings about exactly that place are left out.
  public let supersedes: [DiagnosticID]
  /// The first version of the tool that has the rule.
  public let since: String
  // What only documentation needs is made when it is asked for: a check looks at every rule, and must not build hundreds of texts.
  private let makeRationale: @Sendable () -> String
  private let makeRemedy: @Sendable () -> String
  private let makeCitations: @Sendable () -> [Citation]
  private let makeRequirements: @Sendable () -> [String]

  /// States a rule. A rule of low confidence has `activation: .preview`. `since` is the version that will first be released with the rule: those
  /// written before the first release say nothing and belong to it.
  public init(
    _ id: DiagnosticID, _ title: String, _ severity: Severity, _ harm: RuleHarm, scope: RuleScope = .anywhere,
    activation: RuleActivation = .standard, period: RulePeriod = .always, rationale: @autoclosure @escaping @Sendable () -> String,
    remedy: @autoclosure @escaping @Sendable () -> String = "", citations: @autoclosure @escaping @Sendable () -> [Citation],
    requirements: @autoclosure @escaping @Sendable () -> [String] = [], options: [RuleOption] = [], fix: FixApplicability? = nil,
    formerIDs: [DiagnosticID] = [], supersedes: [DiagnosticID] = [], since: String = "0.1.0"
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.harm = harm
    self.scope = scope
    self.activation = activation
    self.period = period
    makeRationale = rationale
    makeRemedy = remedy
    makeCitations = citations
    makeRequirements = requirements
    self.options = options
    self.fix = fix
    self.formerIDs = formerIDs
    self.supersedes = supersedes
    self.since = since
  }
}
