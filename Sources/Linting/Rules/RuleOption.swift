/// Something the user can set for a rule.
public struct RuleOption: Sendable, Hashable {
  /// The value of an option.
  public enum Value: Sendable, Hashable {
    /// A yes or no.
    case boolean(Bool)
    /// A number.
    case integer(Int)
    /// A text.
    case string(String)
    /// Texts.
    case strings([String])
  }

  /// Its name in configurations, camel case.
  public let name: String
  /// The value where nothing is set; it also fixes the type.
  public let defaultValue: Value
  /// What it does, in our own words.
  public let summary: String

  /// States an option.
  public init(_ name: String, default defaultValue: Value, _ summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.summary = summary
  }
}
