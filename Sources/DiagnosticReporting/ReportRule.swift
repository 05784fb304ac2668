public import Diagnostics

/// What a report tells of a rule besides its findings.
public struct ReportRule: Sendable, Hashable {
  /// The bad pattern in a few words.
  public let title: String
  /// Why it is bad, in whole sentences.
  public let explanation: String
  /// What to do about it, in whole sentences; may be empty.
  public let remedy: String
  /// How much a finding matters by default.
  public let severity: Severity
  /// All that is known about the rule, as Markdown; may be empty.
  public let page: String
  /// Words to filter by.
  public let tags: [String]

  /// Describes a rule.
  public init(title: String, explanation: String, remedy: String = "", severity: Severity, page: String = "", tags: [String] = []) {
    self.title = title
    self.explanation = explanation
    self.remedy = remedy
    self.severity = severity
    self.page = page
    self.tags = tags
  }
}
