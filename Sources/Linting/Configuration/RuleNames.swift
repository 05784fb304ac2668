import Diagnostics

/// The ids and categories of a set of rules, former ids included.
public struct RuleNames: Sendable {
  private let infos: [RuleInfo]

  /// Takes the names of a set.
  public init(_ rules: RuleSet) {
    infos = rules.infos
  }

  /// The rule of an id; nil for categories and patterns.
  func info(for id: String) -> RuleInfo? {
    infos.first { $0.id.rawValue == id } ?? infos.first { $0.formerIDs.contains(DiagnosticID(rawValue: id)) }
  }

  /// Whether a pattern means one rule at least.
  public func contains(_ pattern: RulePattern) -> Bool {
    infos.contains { pattern.matches($0) }
  }

  /// The nearest id or category; nil when none is near.
  public func nearest(to text: String) -> String? {
    var names: Set<String> = Set(infos.map(\.id.rawValue))
    let isCategory: Bool = text.hasSuffix("/*") || !text.contains("/")
    if isCategory { names = Set(infos.map { $0.id.category + (text.hasSuffix("/*") ? "/*" : "") }) }
    return ConfigurationNames.nearest(to: text, in: names.sorted())
  }
}
