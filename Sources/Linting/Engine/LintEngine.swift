import AppBundles
import Diagnostics
import PropertyLists

/// Runs rules over subjects. Its answer depends on nothing but its input: same subjects, same findings, same order.
public struct LintEngine: Sendable {
  /// A part of a batch that can be checked by itself, on any thread.
  public enum Part: Sendable {
    /// A file.
    case file(FileSubject)
    /// A bundle with everything inside it.
    case family(FamilySubject)
    /// A build with an earlier one.
    case pair(PairSubject)
  }

  private let plan: LintPlan
  private let prepared: [PreparedRules]
  private let ruleIndex: RuleIndex

  /// Prepares the rules that the options let run.
  public init(rules: RuleSet, options: LintOptions = LintOptions(), target: LintTarget = LintTarget()) {
    self.init(rules: rules, plan: LintPlan(LintSettings(options: options, target: target)))
  }

  /// Prepares the rules for settings that differ from file to file.
  public init(rules: RuleSet, plan: LintPlan) {
    self.plan = plan
    prepared = plan.settings.map { PreparedRules(rules, $0) }
    ruleIndex = RuleIndex(rules)
  }

  /// Checks everything and gives the findings in the order of file, offset and id, suppressed ones left out.
  public func check(_ batch: LintBatch) -> [Finding] {
    finish(parts(of: batch).flatMap(check), in: batch)
  }

  /// What can be checked apart.
  public func parts(of batch: LintBatch) -> [Part] {
    batch.files.map(Part.file) + batch.families.map(Part.family) + batch.pairs.map(Part.pair)
  }

  /// The findings about one part, suppressions not regarded yet.
  public func check(_ part: Part) -> [Finding] {
    switch part {
    case .file(let file): check(file)
    case .family(let family):
      family.bundles.flatMap { bundle in (bundle.file.map { check($0, info: bundle.info) } ?? []) + check(bundle) } + check(family)
    case .pair(let pair): check(pair)
    }
  }

  /// The findings of all parts, suppressed ones left out, in their final order.
  public func finish(_ findings: [Finding], in batch: LintBatch) -> [Finding] {
    let files: [FileSubject] = batch.files + batch.families.flatMap { $0.bundles.compactMap(\.file) }
    return suppress(withoutSuperseded(findings), files: files).sorted { Diagnostic.reportingOrder($0.diagnostic, $1.diagnostic) }
  }

  /// Leaves out what another finding tells more exactly about the very same place.
  private func withoutSuperseded(_ findings: [Finding]) -> [Finding] {
    struct Subject: Hashable {
      let id: DiagnosticID
      let file: String?
      let range: SourceRange
    }
    var superseded: Set<Subject> = []
    for finding in findings {
      let diagnostic: Diagnostic = finding.diagnostic
      guard let range: SourceRange = diagnostic.range, let file: String = diagnostic.file else { continue }
      for id in prepared(for: file).superseded[diagnostic.id] ?? [] { superseded.insert(Subject(id: id, file: file, range: range)) }
    }
    guard !superseded.isEmpty else { return findings }
    return findings.filter { finding in
      guard let range: SourceRange = finding.diagnostic.range else { return true }
      return !superseded.contains(Subject(id: finding.id, file: finding.diagnostic.file, range: range))
    }
  }

  /// The severity of a rule under some settings, those of readers included; nil when it does not run.
  private func severity(of id: DiagnosticID, _ prepared: PreparedRules) -> Severity? {
    prepared.severities[id] ?? ruleIndex.readerInfos[id].flatMap { prepared.settings.options.severity(of: $0) }
  }

  private func prepared(for path: String) -> PreparedRules { prepared[plan.index(for: path)] }

  /// The findings about one file by itself, suppressions not regarded.
  private func check(_ file: FileSubject, info: InfoSubject? = nil) -> [Finding] {
    let prepared: PreparedRules = prepared(for: file.path)
    var findings: [Finding] = file.document.diagnostics.compactMap { reader($0, file, prepared) }
    for active in prepared.fileRules where active.info.scope.contains(file.facts) {
      var context: RuleContext = context(active, prepared, file, file.path)
      active.rule.check(file, in: &context)
      findings += context.findings
    }
    guard let info: InfoSubject = info ?? InfoSubject(file) else { return findings }
    for active in prepared.infoRules where active.info.scope.contains(info.facts) {
      var context: RuleContext = context(active, prepared, file, file.path)
      active.rule.check(info, in: &context)
      findings += context.findings
    }
    return findings
  }

  private func check(_ bundle: BundleSubject) -> [Finding] {
    var findings: [Finding] = []
    let prepared: PreparedRules = prepared(for: bundle.settingsPath)
    for active in prepared.bundleRules where active.info.scope.contains(bundle.facts) {
      var context: RuleContext = context(active, prepared, bundle.file, bundle.bundle.path)
      active.rule.check(bundle, in: &context)
      findings += context.findings
    }
    return findings
  }

  private func check(_ family: FamilySubject) -> [Finding] {
    guard let root: BundleSubject = family.root else { return [] }
    var findings: [Finding] = []
    let prepared: PreparedRules = prepared(for: root.settingsPath)
    for active in prepared.familyRules where active.info.scope.contains(root.facts) {
      var context: RuleContext = context(active, prepared, root.file, root.bundle.path)
      active.rule.check(family, in: &context)
      findings += context.findings.compactMap { judgedWhereItStands($0, checkedAs: root.settingsPath) }
    }
    return findings
  }

  private func check(_ pair: PairSubject) -> [Finding] {
    guard let root: BundleSubject = pair.now.root else { return [] }
    var findings: [Finding] = []
    let prepared: PreparedRules = prepared(for: root.settingsPath)
    for active in prepared.pairRules where active.info.scope.contains(root.facts) {
      var context: RuleContext = context(active, prepared, root.file, root.bundle.path)
      active.rule.check(pair, in: &context)
      findings += context.findings.compactMap { judgedWhereItStands($0, checkedAs: root.settingsPath) }
    }
    return findings
  }

  /// A finding about a file with other settings than those of the subject that led to it: they may switch the rule off there.
  private func judgedWhereItStands(_ finding: Finding, checkedAs path: String) -> Finding? {
    guard let file: String = finding.diagnostic.file, plan.index(for: file) != plan.index(for: path) else { return finding }
    return severity(of: finding.id, prepared(for: file)) == nil ? nil : finding
  }

  private func context<R>(
    _ active: PreparedRules.Active<R>, _ prepared: PreparedRules, _ file: FileSubject?, _ path: String
  ) -> RuleContext {
    RuleContext(
      info: active.info, target: prepared.settings.target, file: file, path: path, severity: active.severity, optionValues: active.values,
      libraryKeys: prepared.settings.libraryKeys)
  }

  /// A diagnostic of a reader as a finding; nil when its rule is off.
  private func reader(_ diagnostic: Diagnostic, _ file: FileSubject, _ prepared: PreparedRules) -> Finding? {
    var diagnostic: Diagnostic = diagnostic
    diagnostic.file = file.path
    guard let info: RuleInfo = ruleIndex.readerInfos[diagnostic.id] else { return Finding(diagnostic, harm: .invalid) }
    guard let severity: Severity = severity(of: info.id, prepared) else { return nil }
    // The reader's own severity is finer than the rule's and stands unless the user set another one.
    if severity != info.severity {
      diagnostic.severity = severity
    } else if diagnostic.severity == .error, !info.scope.contains(file.facts) {
      // A step of the build may still remove what no system could read.
      diagnostic.severity = .warning
    }
    return Finding(
      diagnostic, harm: info.harm, fixes: diagnostic.fixes.map { RuleFix($0.message, .text($0.edits), applicability: $0.applicability) })
  }
}

// MARK: - Suppressions

extension LintEngine {
  private func suppress(_ findings: [Finding], files: [FileSubject]) -> [Finding] {
    var byFile: [String: [Finding]] = [:]
    for finding in findings { byFile[finding.diagnostic.file ?? "", default: []].append(finding) }
    var result: [Finding] = []
    var usedEntries: Set<KeyPathSuppression> = []
    for file in files {
      var found: [Finding] = byFile.removeValue(forKey: file.path) ?? []
      let prepared: PreparedRules = prepared(for: file.path)
      if prepared.settings.options.obeysSuppressions {
        let problems: [Finding] = suppressByComments(&found, in: file, prepared)
        found.removeAll { finding in
          guard let entry = prepared.settings.suppressions.first(where: { $0.covers(finding.diagnostic, known: ruleIndex.currentIDs) })
          else {
            return false
          }
          usedEntries.insert(entry)
          return true
        }
        found += problems
      }
      result += found
    }
    // What is about bundles without a file.
    for (path, found) in byFile {
      let settings: LintSettings = prepared(for: path).settings
      result += found.filter { finding in
        guard settings.options.obeysSuppressions,
          let entry = settings.suppressions.first(where: { $0.covers(finding.diagnostic, known: ruleIndex.currentIDs) })
        else { return true }
        usedEntries.insert(entry)
        return false
      }
    }
    return result + staleEntries(files: files, used: usedEntries)
  }

  /// Takes out what comments silence, and gives what is wrong with the comments.
  private func suppressByComments(_ findings: inout [Finding], in file: FileSubject, _ prepared: PreparedRules) -> [Finding] {
    let suppressions: [Suppression] = Suppression.all(in: file.document)
    guard !suppressions.isEmpty else { return [] }
    var isUsed: [Bool] = suppressions.map { _ in false }
    findings.removeAll { finding in
      guard let index: Int = suppressions.firstIndex(where: { $0.covers(finding.diagnostic, known: ruleIndex.currentIDs) }) else {
        return false
      }
      isUsed[index] = true
      return true
    }
    var problems: [Finding] = []
    for (suppression, isUsed) in zip(suppressions, isUsed) {
      for var diagnostic in suppression.problems(
        isUsed: isUsed, known: ruleIndex.currentIDs, isActive: { severity(of: $0, prepared) != nil })
      {
        guard let info: RuleInfo = ruleIndex.readerInfos[diagnostic.id], let severity: Severity = severity(of: info.id, prepared) else {
          continue
        }
        diagnostic.file = file.path
        diagnostic.severity = severity
        let fixes: [RuleFix] = diagnostic.fixes.map { RuleFix($0.message, .text($0.edits), applicability: $0.applicability) }
        problems.append(Finding(diagnostic, harm: info.harm, fixes: fixes))
      }
    }
    return problems
  }

  /// Suppressions of a configuration that name one file, which was checked, and silence nothing in it.
  private func staleEntries(files: [FileSubject], used: Set<KeyPathSuppression>) -> [Finding] {
    var result: [Finding] = []
    var seen: Set<KeyPathSuppression> = used
    for file in files {
      let prepared: PreparedRules = prepared(for: file.path)
      for entry in prepared.settings.suppressions where !entry.files.isEmpty && entry.files.allSatisfy(\.isExact) {
        let isRunning: Bool = ruleIndex.currentIDs.values.contains { entry.rule.matches($0) && severity(of: $0, prepared) != nil }
        guard isRunning, seen.insert(entry).inserted, let info: RuleInfo = ruleIndex.readerInfos["suppression/stale"],
          let severity: Severity = severity(of: info.id, prepared)
        else { continue }
        result.append(
          Finding(
            Diagnostic(
              info.id, severity, "nothing is found that '\(entry.rule)' would silence here", at: entry.range,
              help: "delete the suppression from the configuration", file: entry.configuration), harm: info.harm))
      }
    }
    return result
  }
}
