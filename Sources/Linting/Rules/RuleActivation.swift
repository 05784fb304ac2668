/// When a rule runs without being asked for.
public enum RuleActivation: String, Sendable, Hashable, CaseIterable {
  /// Always.
  case standard
  /// When its id or category is asked for: true, but of no use to most people.
  case onRequest
  /// With previews: low confidence, or too new to be trusted.
  case preview
}
