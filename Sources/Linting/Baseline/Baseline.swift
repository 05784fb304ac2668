public import Diagnostics
import PropertyLists

/// Known findings that are silent: those that were there when the baseline was written.
///
/// A finding is known by its `FindingIdentity`, so that it stays known when lines move. Each entry covers as many findings as it counts.
public struct Baseline: Sendable, Hashable {
  /// Findings of one identity.
  public struct Entry: Sendable, Hashable {
    /// What identifies them; `file` is relative to the directory of the baseline.
    public let identity: FindingIdentity
    /// How many there are.
    public let count: Int
    /// Where the entry stands in the file of the baseline; nil for one that was not read.
    public let range: SourceRange?

    /// States an entry.
    public init(_ identity: FindingIdentity, count: Int, range: SourceRange? = nil) {
      self.identity = identity
      self.count = count
      self.range = range
    }
  }

  /// The entries, sorted by file, rule, place and fact.
  public let entries: [Entry]

  /// States entries.
  public init(_ entries: [Entry]) {
    self.entries = entries.sorted { $0.identity < $1.identity }
  }

  /// Makes a baseline of findings; `relative` turns the path of a finding into one from the directory of the baseline.
  public init(of diagnostics: [Diagnostic], relative: (String) -> String) {
    var counts: [FindingIdentity: Int] = [:]
    for diagnostic in diagnostics { counts[FindingIdentity(diagnostic, file: relative(diagnostic.file ?? "")), default: 0] += 1 }
    self.init(counts.map { Entry($0.key, count: $0.value) })
  }

  /// What a baseline makes of findings.
  public struct Result: Sendable, Hashable {
    /// Whether each finding is new.
    public let isNew: [Bool]
    /// Entries that cover more findings than there are, with the number that is left over, in files that were checked.
    public let stale: [Entry]
  }

  /// Tells known findings from new ones.
  ///
  /// - Parameters:
  ///   - diagnostics: All findings.
  ///   - checked: The paths of the files that were checked; entries of others are not called stale.
  ///   - isRunning: Whether a rule ran; entries of others are not called stale.
  public func compare(
    _ diagnostics: [Diagnostic], checked: [String], isRunning: (DiagnosticID) -> Bool = { _ in true }, relative: (String) -> String
  ) -> Result {
    var left: [FindingIdentity: Int] = [:]
    for entry in entries { left[entry.identity, default: 0] += entry.count }
    var isNew: [Bool] = []
    for diagnostic in diagnostics {
      let identity: FindingIdentity = FindingIdentity(diagnostic, file: relative(diagnostic.file ?? ""))
      let count: Int = left[identity] ?? 0
      if count > 0 { left[identity] = count - 1 }
      isNew.append(count == 0)
    }
    let files: Set<String> = Set(checked.map(relative))
    let stale: [Entry] = entries.compactMap { entry in
      guard let count: Int = left[entry.identity], count > 0, files.contains(entry.identity.file), isRunning(entry.identity.id) else {
        return nil
      }
      left[entry.identity] = 0
      return Entry(entry.identity, count: count, range: entry.range)
    }
    return Result(isNew: isNew, stale: stale)
  }

  /// The file, as JSON.
  public var bytes: SourceBytes {
    let findings: [PropertyListValue] = entries.map { entry in
      var members: [(String, PropertyListValue)] = [
        ("rule", .string(entry.identity.id.rawValue)), ("file", .string(entry.identity.file)),
      ]
      if !entry.identity.keyPath.isEmpty { members.append(("keyPath", .string(entry.identity.keyPath))) }
      members.append(("message", .string(entry.identity.message)))
      if entry.count != 1 { members.append(("count", .integer(PropertyListInteger(Int64(entry.count))))) }
      return .dictionary(PropertyListDictionary(members.map { PropertyListDictionary.Entry(key: $0.0, value: $0.1) }))
    }
    let root: PropertyListValue = ["version": 1, "findings": .array(findings)]
    return root.write(as: .json).bytes
  }
}
