public import Diagnostics

/// Which rules run, and how much their findings matter.
public struct LintOptions: Sendable, Hashable {
  /// The level of a rule in a configuration.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    /// It does not run.
    case off
    /// Its findings are remarks.
    case info
    /// Its findings are warnings.
    case warning
    /// Its findings are errors.
    case error

    /// The severity; nil for `off`.
    public var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The level for some rules.
  public struct LevelOverride: Sendable, Hashable {
    /// The rules.
    public var pattern: RulePattern
    /// Their level.
    public var level: Level

    /// States an override.
    public init(_ pattern: RulePattern, _ level: Level) {
      self.pattern = pattern
      self.level = level
    }
  }

  /// Only these rules run; empty: all standard ones.
  public var select: [RulePattern]
  /// These rules run too: rules on request and previews.
  public var extend: [RulePattern]
  /// These rules do not run.
  public var ignore: [RulePattern]
  /// Levels; of several that match, the last wins. A level other than `off` also turns on a rule on request.
  public var levels: [LevelOverride]
  /// Whether rules of low confidence run.
  public var includesPreviews: Bool
  /// A choice of rules by what their findings break; nil: the standard ones.
  public var profile: LintProfile?
  /// Options of rules, by id and name.
  public var values: [DiagnosticID: [String: RuleOption.Value]]
  /// Whether suppression comments in files are obeyed.
  public var obeysSuppressions: Bool

  /// States options.
  public init(
    select: [RulePattern] = [], extend: [RulePattern] = [], ignore: [RulePattern] = [], levels: [LevelOverride] = [],
    includesPreviews: Bool = false, profile: LintProfile? = nil, values: [DiagnosticID: [String: RuleOption.Value]] = [:],
    obeysSuppressions: Bool = true
  ) {
    self.select = select
    self.extend = extend
    self.ignore = ignore
    self.levels = levels
    self.includesPreviews = includesPreviews
    self.profile = profile
    self.values = values
    self.obeysSuppressions = obeysSuppressions
  }

  /// The severity of a rule's findings; nil when it does not run.
  public func severity(of info: RuleInfo) -> Severity? {
    let level: Level? = levels.last { $0.pattern.matches(info) }?.level
    if level == .off || ignore.contains(where: { $0.matches(info) }) { return nil }
    let isExtended: Bool = extend.contains { $0.matches(info) }
    let isAskedFor: Bool = level != nil || isExtended
    let isSelected: Bool = select.contains { $0.matches(info) }
    let isNamed: Bool = isAskedFor || select.contains { $0.description == info.id.rawValue }
    if let harms: Set<RuleHarm> = profile?.harms, !harms.contains(info.harm), !isNamed { return nil }
    let runs: Bool =
      switch info.activation {
      case .standard: select.isEmpty || isSelected || isExtended
      case .onRequest: isSelected || isAskedFor || profile == .all && select.isEmpty
      case .preview: isNamed || (includesPreviews || profile == .all) && (select.isEmpty || isSelected)
      }
    return runs ? level?.severity ?? info.severity : nil
  }
}
