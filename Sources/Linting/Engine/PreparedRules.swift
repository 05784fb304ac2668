import Diagnostics

/// The rules that run under some settings, each made once.
struct PreparedRules: Sendable {
  struct Active<R: Sendable>: Sendable {
    let rule: R
    let info: RuleInfo
    let severity: Severity
    let values: [String: RuleOption.Value]
  }

  let settings: LintSettings
  let fileRules: [Active<any FileRule>]
  let infoRules: [Active<any InfoRule>]
  let bundleRules: [Active<any BundleRule>]
  let familyRules: [Active<any FamilyRule>]
  let pairRules: [Active<any PairRule>]
  /// The severity of each rule that runs; the findings of readers are not among them.
  let severities: [DiagnosticID: Severity]
  /// What each rule that runs supersedes; rules that supersede nothing are not among them.
  let superseded: [DiagnosticID: [DiagnosticID]]

  init(_ rules: RuleSet, _ settings: LintSettings) {
    self.settings = settings
    let options: LintOptions = settings.options
    var severities: [DiagnosticID: Severity] = [:]
    var superseded: [DiagnosticID: [DiagnosticID]] = [:]
    func active<R>(_ rule: R, _ info: RuleInfo) -> Active<R>? {
      guard let severity: Severity = options.severity(of: info) else { return nil }
      severities[info.id] = severity
      if !info.supersedes.isEmpty { superseded[info.id] = info.supersedes }
      return Active(rule: rule, info: info, severity: severity, values: options.values[info.id] ?? [:])
    }
    fileRules = rules.fileRules.compactMap { active($0.init(), $0.info) }
    infoRules = rules.infoRules.compactMap { active($0.init(), $0.info) }
    bundleRules = rules.bundleRules.compactMap { active($0.init(), $0.info) }
    familyRules = rules.familyRules.compactMap { active($0.init(), $0.info) }
    pairRules = rules.pairRules.compactMap { active($0.init(), $0.info) }
    self.severities = severities
    self.superseded = superseded
  }
}
