import AppBundles
import Diagnostics
import InfoPlistRules
import Linting
import PropertyLists
import Testing
import _InfoPlistDevTools
import _InfoPlistTestSupport

/// All rules over real files: what fires has been reviewed, and each fix mends what it is about and changes nothing but the places that it
/// names.
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

    /// The errors, each with how often it occurs; positions are left out, since they move.
    var errors: [String: Int] {
      var counts: [String: Int] = [:]
      for finding in findings where finding.diagnostic.severity == .error {
        counts["\(finding.id): \(finding.diagnostic.message)", default: 0] += 1
      }
      return counts
    }
  }

  @Test(.enabled(if: SharedMaterial.hasCorpus, "\(SharedMaterial.skipMessage)"), arguments: 0..<shards)
  func fixesOfRealFilesMendWhatTheyAreAbout(_ shard: Int) throws {
    let reviewed: Set<DiagnosticID> = Set(try CorpusReview(package: SharedMaterial.packageRoot).lines.map(\.rule))
    var made: Int = 0
    for (number, file) in Corpus.files().enumerated() where number % Self.shards == shard {
      // The larger files are tables of strings and archives of one repository each; they would take most of the time.
      let bytes: SourceBytes = try file.bytes()
      guard bytes.count < 40_000 else { continue }
      let before: State = State(bytes, path: file.path)
      for id in Set(before.findings.map(\.id)) {
        #expect(reviewed.contains(id), "\(id) fires in \(file), but docs/corpus-review.tsv does not tell how far it is right")
      }
      made += try makeSafeFixes(before, file)
      made += makeEachUnsafeFix(before, file)
    }
    #expect(made > 20, "too few fixes to tell anything")
  }

  /// Makes all safe fixes together, round by round, as `--fix` does.
  private func makeSafeFixes(_ before: State, _ file: Corpus.File) throws -> Int {
    var state: State = before
    var made: Int = 0
    for _ in 0..<10 {
      guard let round: FixRound = FixRound(state.document, findings: state.findings, allowing: .safe) else { break }
      made += round.applied.count
      let places: [String] = state.findings.flatMap { Self.places(of: $0, allowing: .safe) }
      let next: State = State(round.document.bytes, path: file.path)
      judge(state, next, places: places, "safe fixes \(Set(round.applied.map(\.id)).sorted()) in \(file)")
      state = next
    }
    let left: [Finding] = state.findings.filter { $0.diagnostic.fixes.first?.applicability == .safe }
    #expect(left.isEmpty || state.document.hasErrors, "\(left.map(\.diagnostic.message)) still has a safe fix in \(file)")
    return made
  }

  /// Makes each unsafe fix by itself, at most three of one rule.
  private func makeEachUnsafeFix(_ before: State, _ file: Corpus.File) -> Int {
    var made: [DiagnosticID: Int] = [:]
    for finding in before.findings where finding.diagnostic.fixes.first?.applicability == .unsafe && made[finding.id, default: 0] < 3 {
      made[finding.id, default: 0] += 1
      guard let round: FixRound = FixRound(before.document, findings: [finding], allowing: .unsafe) else {
        #expect(before.document.hasErrors, "the fix of '\(finding.diagnostic.message)' cannot be made in \(file)")
        continue
      }
      let after: State = State(round.document.bytes, path: file.path)
      let words: String = "'\(finding.diagnostic.message)' in \(file)"
      let (old, new): (Int, Int) = (before.findings.count { $0.id == finding.id }, after.findings.count { $0.id == finding.id })
      #expect(new < old || before.document.hasErrors, "still there after its fix: \(words)")
      judge(before, after, places: Self.places(of: finding, allowing: .unsafe), words)
    }
    return made.values.reduce(0, +)
  }

  /// No new error, and nothing else has changed than the places that the fixes name.
  private func judge(_ before: State, _ after: State, places: [String], _ words: String) {
    // What is read of a broken file is a guess, which a fix may make better.
    guard !before.document.hasErrors else { return }
    #expect(!after.document.hasErrors, "broken by \(words): \(after.document.diagnostics.map(\.message))")
    for (error, count) in after.errors {
      #expect(count <= before.errors[error, default: 0], "new error '\(error)' after \(words)")
    }
    // A finding of the text inside a key knows no path; it changes one key into another.
    var unnamed: Int = places.isEmpty ? 2 : 0
    for path in Self.differences(before.document.root?.value, after.document.root?.value) {
      if unnamed > 0 {
        unnamed -= 1
        continue
      }
      let isNamed: Bool = places.contains { path == $0 || path.hasPrefix($0 + ".") || path.hasPrefix($0 + "[") || $0.isEmpty }
      #expect(isNamed, "'\(path)' has changed too by \(words); named are \(places)")
    }
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
