import AppBundles
import Diagnostics
import InfoPlistRules
import Linting
import PropertyLists
import Testing
import _InfoPlistDevTools
import _InfoPlistTestSupport

/// All rules over real files: what fires has been reviewed, and each fix, safe or not, mends what it is about and changes nothing but the
/// places that it names.
@Suite struct CorpusFixTests {
  private static let shards: Int = 8
  private static let engine: LintEngine = LintEngine(
    rules: RuleRegistry.all, options: LintOptions(includesPreviews: true, profile: .all))

  /// A file as it is at one moment, with its findings.
  private struct State {
    let document: PropertyListDocument
    let findings: [Finding]

    init(_ bytes: SourceBytes, path: String) {
      var collector: BatchCollector = BatchCollector(fileSystem: MemoryFileSystem())
      collector.add(bytes, path: path)
      document = collector.batch.files.first?.document ?? PropertyListDocument(reading: bytes)
      findings = CorpusFixTests.engine.check(collector.batch)
    }

    /// How often a rule says something.
    func count(of finding: String) -> Int { findings.count { "\($0.id): \($0.diagnostic.message)" == finding } }

    /// The errors, each with how often it occurs; positions are left out, since they move.
    var errors: [String: Int] {
      var counts: [String: Int] = [:]
      for finding in findings where finding.diagnostic.severity == .error {
        counts["\(finding.id): \(finding.diagnostic.message)", default: 0] += 1
      }
      return counts
    }
  }

  /// The files to look at: each content once under each name, since the rest of a path hardly matters.
  ///
  /// Tables of strings and logs of 40,000 bytes and more would take most of the time; what mends them mends smaller ones too. Property lists
  /// about bundles are looked at in any size.
  private static let files: [Corpus.File] = {
    var seen: Set<String> = []
    return Corpus.files().filter { file in
      guard let bytes: SourceBytes = try? file.bytes(), bytes.count < 40_000 || file.kind == "info-plist" else { return false }
      var hasher: Hasher = Hasher()
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      return seen.insert("\(FilePath.lastName(file.path)) \(bytes.count) \(hasher.finalize())").inserted
    }
  }()

  @Test(.enabled(if: SharedMaterial.hasCorpus, "\(SharedMaterial.skipMessage)"), arguments: 0..<shards)
  func fixesOfRealFilesMendWhatTheyAreAbout(_ shard: Int) throws {
    let reviewed: Set<DiagnosticID> = Set(try CorpusReview(package: SharedMaterial.packageRoot).lines.map(\.rule))
    var made: Int = 0
    for (number, file) in Self.files.enumerated() where number % Self.shards == shard {
      let before: State = State(try file.bytes(), path: file.path)
      for id in Set(before.findings.map(\.id)) {
        #expect(reviewed.contains(id), "\(id) fires in \(file), but docs/corpus-review.tsv does not tell how far it is right")
      }
      made += makeFixes(before, file, allowing: .safe)
      if before.findings.contains(where: { $0.diagnostic.fixes.first?.applicability == .unsafe }) {
        made += makeFixes(before, file, allowing: .unsafe)
      }
    }
    #expect(made > 20, "too few fixes to tell anything")
  }

  /// Makes all fixes, round by round, as `--fix` and `--fix --unsafe-fixes` do, and judges every round.
  private func makeFixes(_ before: State, _ file: Corpus.File, allowing applicability: FixApplicability) -> Int {
    var state: State = before
    var made: Int = 0
    for _ in 0..<20 {
      guard let round: FixRound = FixRound(state.document, findings: state.findings, allowing: applicability) else { break }
      made += round.applied.count
      let words: String = "\(applicability) fixes \(Set(round.applied.map(\.id)).sorted()) in \(file)"
      let mended: [Finding] = state.findings.filter { finding in
        round.applied.contains { $0.id == finding.id && $0.keyPath == finding.diagnostic.keyPath }
      }
      let next: State = State(round.document.bytes, path: file.path)
      // Each fix that was made takes its finding away; what stands inside a renamed key may only then be found.
      for (finding, group) in Dictionary(grouping: mended, by: { "\($0.id): \($0.diagnostic.message)" }) {
        let fixes: Int = round.applied.count { fix in group.contains { $0.id == fix.id && $0.diagnostic.keyPath == fix.keyPath } }
        let (old, new): (Int, Int) = (state.count(of: finding), next.count(of: finding))
        #expect(new <= old - min(fixes, group.count) || state.document.hasErrors, "\(new) of \(old) '\(finding)' are left after \(words)")
      }
      judge(state, next, places: mended.map { Self.places(of: $0, allowing: applicability) }, words)
      state = next
    }
    let left: [Finding] = state.findings.filter {
      $0.diagnostic.fixes.contains { $0.applicability == .safe || applicability == .unsafe && $0.applicability == .unsafe }
    }
    #expect(left.isEmpty || state.document.hasErrors, "\(left.map(\.diagnostic.message)) still has a fix in \(file)")
    return made
  }

  /// No new error, and nothing else has changed than the places that the fixes name.
  private func judge(_ before: State, _ after: State, places: [[String]], _ words: String) {
    guard !before.document.hasErrors else {
      // What is read of a broken file is a guess, which a fix may make better; it must not add an error to those of the reader.
      let (old, new): (Int, Int) = (Self.errorCount(before.document), Self.errorCount(after.document))
      #expect(new <= old, "\(new) errors of the reader instead of \(old) after \(words)")
      return
    }
    #expect(!after.document.hasErrors, "broken by \(words): \(after.document.diagnostics.map(\.message))")
    for (error, count) in after.errors {
      #expect(count <= before.errors[error, default: 0], "new error '\(error)' after \(words)")
    }
    // A finding of the text inside a key knows no path; it changes one key into another.
    var unnamed: Int = places.count(where: \.isEmpty) * 2
    let places: [String] = places.flatMap { $0 }
    for path in Self.differences(before.document.root?.value, after.document.root?.value) {
      if unnamed > 0 {
        unnamed -= 1
        continue
      }
      let isNamed: Bool = places.contains { path == $0 || path.hasPrefix($0 + ".") || path.hasPrefix($0 + "[") || $0.isEmpty }
      #expect(isNamed, "'\(path)' has changed too by \(words); named are \(places)")
    }
  }

  private static func errorCount(_ document: PropertyListDocument) -> Int {
    document.diagnostics.count { $0.severity == .error } + document.omittedDiagnosticCount
  }

  /// The places that the fix of a finding may change: for an element that goes, its whole array.
  private static func places(of finding: Finding, allowing applicability: FixApplicability) -> [String] {
    let index: Int? = finding.diagnostic.fixes.firstIndex {
      $0.applicability == .safe || applicability == .unsafe && $0.applicability == .unsafe
    }
    guard let index, finding.fixes.indices.contains(index) else { return [] }
    guard case .values(let edits) = finding.fixes[index].change else { return finding.diagnostic.keyPath.map { [$0] } ?? [] }
    return edits.flatMap { edit -> [String] in
      switch edit {
      case .set(let path, _), .sortKeys(let path), .append(_, let path), .merge(_, let path, _): return [path.description]
      case .rename(let path, let key): return [path.description, (path.parent ?? .root).appending(key: key).description]
      case .move(let path, let target): return [path.description, target.description]
      case .remove(let path), .insert(_, let path, _):
        if case .key? = path.components.last { return [path.description] }
        return [(path.parent ?? .root).description]
      }
    }
  }

  /// The places at which two values differ, as deep as the two have the same shape.
  private static func differences(_ before: PropertyListValue?, _ after: PropertyListValue?) -> [String] {
    var result: [String] = []
    var pending: [(PropertyListPath, PropertyListValue?, PropertyListValue?)] = [(.root, before, after)]
    while let (path, old, new) = pending.popLast() {
      switch (old, new) {
      case (.dictionary(let old)?, .dictionary(let new)?):
        for key in Set(old.keys + new.keys) { pending.append((path.appending(key: key), last(key, of: old), last(key, of: new))) }
      case (.array(let old)?, .array(let new)?) where old.count == new.count:
        for (index, pair) in zip(old, new).enumerated() { pending.append((path.appending(index: index), pair.0, pair.1)) }
      default:
        if old != new { result.append(path.description) }
      }
    }
    return result
  }

  private static func last(_ key: String, of dictionary: PropertyListDictionary) -> PropertyListValue? {
    dictionary.entries.last { $0.key == key }?.value
  }
}
