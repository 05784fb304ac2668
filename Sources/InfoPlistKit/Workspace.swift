public import AppBundles
import Diagnostics
import InfoPlistRules
public import Linting
import PropertyLists

/// The one entrance for every front end: plain questions, plain answers.
///
/// A workspace holds no state but the file system that it reads; it can be used from several threads.
public struct Workspace: Sendable {
  /// Where files are read.
  public let fileSystem: any FileSystem
  /// The rules that `check` and `fix` know.
  public let rules: RuleSet

  /// Opens a workspace with all rules.
  public init(fileSystem: any FileSystem) {
    self.init(fileSystem: fileSystem, rules: RuleRegistry.all)
  }

  /// Opens a workspace with some rules.
  public init(fileSystem: any FileSystem, rules: RuleSet) {
    self.fileSystem = fileSystem
    self.rules = rules
  }

  /// Checks files, bundles and folders.
  ///
  /// - Parameters:
  ///   - request: What is checked and how.
  ///   - progress: Told the number of parts (files and outermost bundles) that are done and the number of all; called from any thread.
  public func check(_ request: CheckRequest, progress: (@Sendable (Int, Int) -> Void)? = nil) -> CheckAnswer {
    var answer: CheckAnswer = CheckAnswer()
    let lookup: ConfigurationLookup = ConfigurationLookup(
      fileSystem: fileSystem, rules: rules, mode: request.configuration, currentDirectory: request.currentDirectory,
      options: request.options, target: request.target)
    var plan: LintPlan = LintPlan(LintSettings(options: request.options, target: request.target))
    var collector: BatchCollector = BatchCollector(fileSystem: fileSystem, reading: request.reading) { path in
      let settings: LintSettings = lookup.settings(for: path)
      plan.set(settings, for: path)
      return settings.target
    }
    for path in request.paths { collector.add(path) }
    answer.errors = lookup.errors + collector.errors
    answer.incompleteness = collector.incompleteness
    answer.configurationProblems = lookup.diagnostics
    answer.configurationTexts = lookup.texts
    guard lookup.errors.isEmpty, lookup.diagnostics.isEmpty else { return answer }
    var batch: LintBatch = collector.batch
    if let earlier: String = request.earlier {
      var old: BatchCollector = BatchCollector(fileSystem: fileSystem, reading: request.reading) { lookup.settings(for: $0).target }
      old.add(earlier)
      answer.errors += old.errors
      batch.pairs = Self.pairs(batch.families, with: old.batch.families)
      if batch.pairs.isEmpty { answer.incompleteness.append("'\(earlier)' holds no earlier build of what is checked") }
    }
    answer.bundleCount = batch.families.reduce(0) { $0 + $1.bundles.count }
    for file in batch.files + batch.families.flatMap({ $0.bundles.compactMap(\.file) }) {
      answer.files[file.path] = CheckAnswer.File(path: file.path, document: file.document, facts: file.facts)
    }
    let engine: LintEngine = LintEngine(rules: rules, plan: plan)
    let findings: [[Finding]] = ParallelMap.map(
      engine.parts(of: batch), threads: request.threadCount, progress: progress
    ) { engine.check($0) }
    answer.findings = engine.finish(Array(findings.joined()), in: batch)
    if request.usesBaseline { applyBaselines(request.baseline.map { [$0] } ?? lookup.baselines, to: &answer, request, plan) }
    return answer
  }
}
