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
  public func check(_ request: CheckRequest) -> CheckAnswer {
    var answer: CheckAnswer = CheckAnswer()
    var collector: BatchCollector = BatchCollector(fileSystem: fileSystem, target: request.target, reading: request.reading)
    for path in request.paths { collector.add(path) }
    answer.errors = collector.errors
    answer.incompleteness = collector.incompleteness
    let batch: LintBatch = collector.batch
    answer.bundleCount = batch.families.reduce(0) { $0 + $1.bundles.count }
    for file in batch.files + batch.families.flatMap({ $0.bundles.compactMap(\.file) }) {
      answer.files[file.path] = CheckAnswer.File(path: file.path, document: file.document, facts: file.facts)
    }
    answer.findings = LintEngine(rules: rules, options: request.options, target: request.target).check(batch)
    return answer
  }
}
