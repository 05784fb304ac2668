public import Diagnostics
import PropertyLists

/// What a rule is given besides its subject, and where it puts its findings.
public struct RuleContext {
  /// The rule that runs.
  public let info: RuleInfo
  /// What the user says about the target.
  public let target: LintTarget
  /// The file that findings are about unless a report names another; nil for a bundle without Info.plist.
  public let file: FileSubject?
  /// The path that findings are about when there is no file.
  public let path: String
  /// The keys of libraries that the user knows besides those that are built in; nil: none.
  public let libraryKeys: LibraryIndex?
  private let severity: Severity
  private let optionValues: [String: RuleOption.Value]
  private(set) var findings: [Finding] = []
  /// How many findings have fixes.
  private var fixCount: Int = 0
  /// Findings of a rule about one subject that get fixes. Each fix is worked out by walking over the values around it, which for many thousands
  /// of findings would take minutes; the fixes of the rest come when these have been made.
  public static let mostFixes: Int = 500

  init(
    info: RuleInfo, target: LintTarget, file: FileSubject?, path: String, severity: Severity, optionValues: [String: RuleOption.Value],
    libraryKeys: LibraryIndex?
  ) {
    self.info = info
    self.target = target
    self.file = file
    self.path = path
    self.libraryKeys = libraryKeys
    self.severity = severity
    self.optionValues = optionValues
  }

  /// Reports the bad pattern.
  ///
  /// - Parameters:
  ///   - message: The fact, with the user's own keys and values in single quotes. Lower-case start, no full stop.
  ///   - place: What it is about.
  ///   - file: The file that holds the place, when it is not the file of the subject.
  ///   - label: A few words under the marked text.
  ///   - notes: The consequences.
  ///   - help: What to do, in the imperative.
  ///   - fixes: Changes that make the finding go away, the best first. The first 500 findings have them.
  ///   - severity: Another severity than that of the rule, for milder cases; what the user configured wins.
  public mutating func report(
    _ message: String, at place: Place, in file: FileSubject? = nil, label: String? = nil, notes: [DiagnosticNote] = [],
    help: String? = nil, fixes: [RuleFix] = [], severity: Severity? = nil
  ) {
    let file: FileSubject? = file ?? self.file
    var notes: [DiagnosticNote] = notes
    var effective: Severity = self.severity
    if let severity, self.severity == info.severity { effective = severity }
    if let from: String = info.period.from, let today: String = target.today, today < from {
      effective = .info
      notes.append(DiagnosticNote("this becomes \(self.severity == .error ? "an error" : "a \(self.severity.rawValue)") on \(from)"))
    }
    var lowered: [(fix: RuleFix, text: Fix)] = []
    if !fixes.isEmpty, fixCount < Self.mostFixes {
      fixCount += 1
      lowered = fixes.compactMap { fix in
        fix.lowered(for: file?.document, ruleApplicability: info.fix ?? .unsafe).map { (fix, $0) }
      }
    }
    let diagnostic: Diagnostic = Diagnostic(
      info.id, effective, message, at: place.range, keyPath: place.path?.description, label: label, notes: notes, help: help,
      fixes: lowered.map(\.text), file: file?.path ?? path)
    findings.append(Finding(diagnostic, harm: info.harm, fixes: lowered.map(\.fix)))
  }

  /// The value of an option of the rule: as set, or its default.
  public func option(_ name: String) -> RuleOption.Value? {
    optionValues[name] ?? info.options.first { $0.name == name }?.defaultValue
  }

  /// A number that the user can set; `fallback` when the rule has no such option.
  public func integerOption(_ name: String, fallback: Int = 0) -> Int {
    if case .integer(let value)? = option(name) { value } else { fallback }
  }

  /// A yes or no that the user can set.
  public func booleanOption(_ name: String) -> Bool {
    if case .boolean(let value)? = option(name) { value } else { false }
  }

  /// Texts that the user can set.
  public func stringsOption(_ name: String) -> [String] {
    switch option(name) {
    case .strings(let values): values
    case .string(let value): [value]
    default: []
    }
  }
}
