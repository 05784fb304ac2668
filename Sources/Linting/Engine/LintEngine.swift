import AppBundles
import Diagnostics
import PropertyLists

/// Runs rules over subjects. Its answer depends on nothing but its input: same subjects, same findings, same order.
public struct LintEngine: Sendable {
  private struct Active<R: Sendable>: Sendable {
    let rule: R
    let info: RuleInfo
    let severity: Severity
    let values: [String: RuleOption.Value]
  }

  /// What runs and how.
  public let options: LintOptions
  /// What the user says about the target.
  public let target: LintTarget
  private let fileRules: [Active<any FileRule>]
  private let infoRules: [Active<any InfoRule>]
  private let bundleRules: [Active<any BundleRule>]
  private let familyRules: [Active<any FamilyRule>]
  private let pairRules: [Active<any PairRule>]
  private let ruleIndex: RuleIndex

  /// Prepares the rules that the options let run.
  public init(rules: RuleSet, options: LintOptions = LintOptions(), target: LintTarget = LintTarget()) {
    self.options = options
    self.target = target
    func active<R>(_ rule: R, _ info: RuleInfo) -> Active<R>? {
      options.severity(of: info).map { Active(rule: rule, info: info, severity: $0, values: options.values[info.id] ?? [:]) }
    }
    fileRules = rules.fileRules.compactMap { active($0.init(), $0.info) }
    infoRules = rules.infoRules.compactMap { active($0.init(), $0.info) }
    bundleRules = rules.bundleRules.compactMap { active($0.init(), $0.info) }
    familyRules = rules.familyRules.compactMap { active($0.init(), $0.info) }
    pairRules = rules.pairRules.compactMap { active($0.init(), $0.info) }
    ruleIndex = RuleIndex(rules)
  }

  /// Checks everything and gives the findings in the order of file, offset and id, suppressed ones left out.
  public func check(_ batch: LintBatch) -> [Finding] {
    var findings: [Finding] = []
    var files: [FileSubject] = []
    for file in batch.files {
      files.append(file)
      findings += check(file)
    }
    for family in batch.families {
      for bundle in family.bundles {
        if let file: FileSubject = bundle.file {
          files.append(file)
          findings += check(file, info: bundle.info)
        }
        findings += check(bundle)
      }
      findings += check(family)
    }
    for pair in batch.pairs { findings += check(pair) }
    if options.obeysSuppressions { findings = suppress(findings, files: files) }
    return findings.sorted { Diagnostic.reportingOrder($0.diagnostic, $1.diagnostic) }
  }

  /// The findings about one file by itself, suppressions not regarded.
  private func check(_ file: FileSubject, info: InfoSubject? = nil) -> [Finding] {
    var findings: [Finding] = file.document.diagnostics.compactMap { reader($0, file) }
    for active in fileRules where active.info.scope.contains(file.facts) {
      var context: RuleContext = context(active, file, file.path)
      active.rule.check(file, in: &context)
      findings += context.findings
    }
    guard let info: InfoSubject = info ?? InfoSubject(file) else { return findings }
    for active in infoRules where active.info.scope.contains(info.facts) {
      var context: RuleContext = context(active, file, file.path)
      active.rule.check(info, in: &context)
      findings += context.findings
    }
    return findings
  }

  private func check(_ bundle: BundleSubject) -> [Finding] {
    var findings: [Finding] = []
    for active in bundleRules where active.info.scope.contains(bundle.facts) {
      var context: RuleContext = context(active, bundle.file, bundle.bundle.path)
      active.rule.check(bundle, in: &context)
      findings += context.findings
    }
    return findings
  }

  private func check(_ family: FamilySubject) -> [Finding] {
    guard let root: BundleSubject = family.root else { return [] }
    var findings: [Finding] = []
    for active in familyRules where active.info.scope.contains(root.facts) {
      var context: RuleContext = context(active, root.file, root.bundle.path)
      active.rule.check(family, in: &context)
      findings += context.findings
    }
    return findings
  }

  private func check(_ pair: PairSubject) -> [Finding] {
    guard let root: BundleSubject = pair.now.root else { return [] }
    var findings: [Finding] = []
    for active in pairRules where active.info.scope.contains(root.facts) {
      var context: RuleContext = context(active, root.file, root.bundle.path)
      active.rule.check(pair, in: &context)
      findings += context.findings
    }
    return findings
  }

  private func context<R>(_ active: Active<R>, _ file: FileSubject?, _ path: String) -> RuleContext {
    RuleContext(
      info: active.info, target: target, file: file, path: path, severity: active.severity, optionValues: active.values)
  }

  /// A diagnostic of a reader as a finding; nil when its rule is off.
  private func reader(_ diagnostic: Diagnostic, _ file: FileSubject) -> Finding? {
    var diagnostic: Diagnostic = diagnostic
    diagnostic.file = file.path
    guard let info: RuleInfo = ruleIndex.readerInfos[diagnostic.id] else { return Finding(diagnostic, harm: .invalid) }
    guard let severity: Severity = options.severity(of: info) else { return nil }
    // The reader's own severity is finer than the rule's and stands unless the user set another one.
    if severity != info.severity { diagnostic.severity = severity }
    return Finding(
      diagnostic, harm: info.harm, fixes: diagnostic.fixes.map { RuleFix($0.message, .text($0.edits), applicability: $0.applicability) })
  }

  private func suppress(_ findings: [Finding], files: [FileSubject]) -> [Finding] {
    var result: [Finding] = findings
    for file in files {
      let suppressions: [Suppression] = Suppression.all(in: file.document)
      guard !suppressions.isEmpty else { continue }
      var isUsed: [Bool] = suppressions.map { _ in false }
      result.removeAll { finding in
        guard finding.diagnostic.file == file.path else { return false }
        guard let index: Int = suppressions.firstIndex(where: { $0.covers(finding.diagnostic, known: ruleIndex.currentIDs) }) else {
          return false
        }
        isUsed[index] = true
        return true
      }
      for (suppression, isUsed) in zip(suppressions, isUsed) {
        for var diagnostic in suppression.problems(isUsed: isUsed, known: ruleIndex.currentIDs, isActive: isActive) {
          guard let info: RuleInfo = ruleIndex.readerInfos[diagnostic.id], let severity: Severity = options.severity(of: info) else {
            continue
          }
          diagnostic.file = file.path
          diagnostic.severity = severity
          let fixes: [RuleFix] = diagnostic.fixes.map { RuleFix($0.message, .text($0.edits), applicability: $0.applicability) }
          result.append(Finding(diagnostic, harm: info.harm, fixes: fixes))
        }
      }
    }
    return result
  }

  /// Whether a rule runs, so that a suppression of it can be called stale.
  private func isActive(_ id: DiagnosticID) -> Bool {
    ruleIndex.readerInfos[id].map { options.severity(of: $0) != nil }
      ?? (fileRules.contains { $0.info.id == id } || infoRules.contains { $0.info.id == id } || bundleRules.contains { $0.info.id == id }
        || familyRules.contains { $0.info.id == id } || pairRules.contains { $0.info.id == id })
  }
}
