public import Diagnostics
public import PropertyLists

/// One round of fixing one file: as many fixes as do not touch one another.
public struct FixRound: Sendable {
  /// A fix that was made.
  public struct Applied: Sendable, Hashable {
    /// The rule.
    public let id: DiagnosticID
    /// What the fix did.
    public let message: String
    /// The place in the tree of values, where the finding had one.
    public let keyPath: String?
  }

  /// The document after the round.
  public let document: PropertyListDocument
  /// The fixes that were made.
  public let applied: [Applied]

  /// Makes the fixes; nil when there is nothing to do, or nothing that leaves the file at least as readable as it was.
  ///
  /// - Parameters:
  ///   - document: The file as it is.
  ///   - findings: Its findings, in their order; of each the best fix is taken.
  ///   - applicability: `.safe` makes safe fixes only, `.unsafe` unsafe ones too.
  public init?(_ document: PropertyListDocument, findings: [Finding], allowing applicability: FixApplicability) {
    let candidates: [Candidate] = findings.compactMap { Candidate($0, allowing: applicability) }
    guard !candidates.isEmpty else { return nil }
    let choice: (document: PropertyListDocument, applied: [Applied])? =
      document.format.isText ? Self.editText(document, candidates) : Self.editValues(document, candidates)
    guard let choice else { return nil }
    self.document = choice.document
    applied = choice.applied
  }

  private struct Candidate {
    let finding: Finding
    let index: Int

    init?(_ finding: Finding, allowing applicability: FixApplicability) {
      let index: Int? = finding.diagnostic.fixes.firstIndex {
        $0.applicability == .safe || applicability == .unsafe && $0.applicability == .unsafe
      }
      guard let index else { return nil }
      self.finding = finding
      self.index = index
    }

    var fix: Fix { finding.diagnostic.fixes[index] }
    var applied: Applied { Applied(id: finding.id, message: fix.message, keyPath: finding.diagnostic.keyPath) }
    var edits: [PropertyListEdit] {
      guard finding.fixes.indices.contains(index), case .values(let edits) = finding.fixes[index].change else { return [] }
      return edits
    }
  }

  private static func editText(
    _ document: PropertyListDocument, _ candidates: [Candidate]
  ) -> (document: PropertyListDocument, applied: [Applied])? {
    var edits: [TextEdit] = []
    var chosen: [Candidate] = []
    for candidate in candidates where !candidate.fix.edits.isEmpty {
      let touches: Bool = candidate.fix.edits.contains { new in edits.contains { $0.range.overlaps(new.range) || $0.range == new.range } }
      guard !touches else { continue }
      edits += candidate.fix.edits
      chosen.append(candidate)
    }
    if let result: PropertyListDocument = apply(edits, to: document) { return (result, chosen.map(\.applied)) }
    // Together they do harm: take the first one that does none.
    for candidate in chosen {
      if let result: PropertyListDocument = apply(candidate.fix.edits, to: document) { return (result, [candidate.applied]) }
    }
    return nil
  }

  private static func apply(_ edits: [TextEdit], to document: PropertyListDocument) -> PropertyListDocument? {
    guard let set: EditSet = EditSet(edits), !set.isEmpty, let result: PropertyListDocument = try? document.applying(set) else {
      return nil
    }
    return errorCount(result) <= errorCount(document) && result.bytes != document.bytes ? result : nil
  }

  private static func editValues(
    _ document: PropertyListDocument, _ candidates: [Candidate]
  ) -> (document: PropertyListDocument, applied: [Applied])? {
    var current: PropertyListDocument = document
    var applied: [Applied] = []
    var touched: Set<PropertyListPath.Component> = []
    for candidate in candidates where !candidate.edits.isEmpty {
      // Below one key of the root an edit may move what another one means; each such key gets one fix a round.
      let roots: Set<PropertyListPath.Component> = Set(candidate.edits.compactMap { $0.path.components.first })
      guard touched.isDisjoint(with: roots), let next: PropertyListDocument = try? current.applying(candidate.edits),
        errorCount(next) <= errorCount(current)
      else { continue }
      touched.formUnion(roots)
      current = next
      applied.append(candidate.applied)
    }
    return applied.isEmpty || current.bytes == document.bytes ? nil : (current, applied)
  }

  private static func errorCount(_ document: PropertyListDocument) -> Int {
    document.diagnostics.count { $0.severity == .error } + document.omittedDiagnosticCount
  }
}
