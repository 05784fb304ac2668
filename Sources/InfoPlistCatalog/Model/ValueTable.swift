/// A named list of the values that one or more keys accept.
public struct ValueTable: Sendable, Hashable {
  /// Stable name in kebab case, such as `background-modes`; empty for a list written in place.
  public let name: String
  /// Title for people.
  public let title: String
  /// Whether a value outside the table is an error in itself (false: new values are expected or developers may add some).
  public let isClosed: Bool
  /// What the values are about, in own words.
  public let summary: String
  /// The values, in the order people expect.
  public let entries: [ValueEntry]
  /// Requirement ids that state the table as a whole.
  public let requirements: [String]
  /// Where the facts come from.
  public let sources: [Source]

  /// Declares a table.
  public init(
    _ name: String, title: String, closed isClosed: Bool = true, summary: String, requirements: [String] = [],
    sources: [Source] = [], _ entries: [ValueEntry]
  ) {
    self.name = name
    self.title = title
    self.isClosed = isClosed
    self.summary = summary
    self.entries = entries
    self.requirements = expandRequirementIDs(requirements)
    self.sources = sources
  }

  /// A closed list written in place, without a page of its own.
  public init(inline values: [String]) {
    self.init("", title: "", summary: "", values.map { ValueEntry($0) })
  }

  /// The entry with this value, compared exactly.
  public func entry(for value: String) -> ValueEntry? {
    entries.first { $0.value == value }
  }
}
