/// A further fact that belongs to a finding, with a place of its own where it has one.
public struct DiagnosticNote: Hashable, Sendable {
  /// The fact. Lower-case start, no full stop.
  public var message: String
  /// Where it stands, in `file` or, when that is nil, in the file of the finding.
  public var range: SourceRange?
  /// Another file, when the place is not in the file of the finding.
  public var file: String?

  /// Makes a note.
  public init(_ message: String, at range: SourceRange? = nil, in file: String? = nil) {
    self.message = message
    self.range = range
    self.file = file
  }
}

/// One finding: what is wrong, where, why it matters and what to do.
///
/// The message states the fact, notes give the consequence, `help` the action. All start in lower case, have no full stop and quote
/// the user's own keys and values.
public struct Diagnostic: Hashable, Sendable {
  /// What kind of finding it is.
  public var id: DiagnosticID
  /// How much it matters.
  public var severity: Severity
  /// The fact.
  public var message: String
  /// The path of the file as the user gave it; nil while only bytes are known.
  public var file: String?
  /// The bytes that the finding is about.
  public var range: SourceRange?
  /// The place in the tree of values, in the key-path syntax of `get`; nil where no value is concerned.
  public var keyPath: String?
  /// A few words to stand under the marked text.
  public var label: String?
  /// Further facts.
  public var notes: [DiagnosticNote]
  /// What to do, in the imperative.
  public var help: String?
  /// Changes that make the finding go away, the best first.
  public var fixes: [Fix]

  /// Makes a finding.
  public init(
    _ id: DiagnosticID, _ severity: Severity, _ message: String, at range: SourceRange? = nil, keyPath: String? = nil, label: String? = nil,
    notes: [DiagnosticNote] = [], help: String? = nil, fixes: [Fix] = [], file: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.keyPath = keyPath
    self.label = label
    self.notes = notes
    self.help = help
    self.fixes = fixes
    self.file = file
  }

  /// The order of every output: file, offset, then name, so that it never depends on hashing or threads.
  public static func reportingOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.file != right.file { return (left.file ?? "") < (right.file ?? "") }
    let leftRange: SourceRange = left.range ?? .position(0)
    let rightRange: SourceRange = right.range ?? .position(0)
    if leftRange != rightRange { return leftRange < rightRange }
    if left.id != right.id { return left.id < right.id }
    return left.message < right.message
  }
}
