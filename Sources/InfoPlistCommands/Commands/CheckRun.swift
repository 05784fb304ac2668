import AppBundles
import ArgumentParser
import DiagnosticReporting
import Diagnostics
import InfoPlistKit
import InfoPlistReference
import Linting
import LocalFileSystem
import PropertyLists

/// One run of `infoplist check`, with its options as plain values.
struct CheckRun {
  var paths: [String]
  var settings: CheckSettings = CheckSettings()
  var outputFormat: ReportFormat = .text
  var documentationURL: String?
  var baseline: String?
  var writeBaseline: String?
  var against: String?
  var maxWarnings: Int?
  var strict: Bool = false
  var quiet: Bool = false
  var fix: Bool = false
  var unsafeFixes: Bool = false
  var diff: Bool = false
  var color: ColorChoice = .auto

  /// Checks, shows and ends by throwing the exit code when it is not zero.
  func run() throws {
    var request: CheckRequest = settings.request(paths: paths.filter { $0 != "-" })
    request.baseline = baseline
    request.earlier = against
    request.usesBaseline = writeBaseline == nil
    let standardInput: SourceBytes? = paths.contains("-") ? try FileAccess.read("-") : nil
    let (disk, archiveFindings): (AppBundles.InputFileSystem, [Diagnostic]) = LocalFileSystem().openingArchives(
      among: request.paths + (against.map { [$0] } ?? []))
    if standardInput != nil { request.paths.append(StandardInputFileSystem.path) }
    let workspace: Workspace = Workspace(fileSystem: StandardInputFileSystem(standardInput: standardInput, base: disk))
    try settings.validate(against: workspace.rules)
    var answer: CheckAnswer
    if fix || unsafeFixes || diff {
      let fixed: FixAnswer = workspace.fix(request, allowing: unsafeFixes ? .unsafe : .safe)
      if diff, fixed.remaining.configurationProblems.isEmpty { return try showDifferences(fixed) }
      try write(fixed)
      answer = fixed.remaining
    } else {
      let line: ProgressLine? = ProgressLine(CurrentConsole.console, isWanted: !quiet)
      let show: @Sendable (Int, Int) -> Void = { done, count in line?.show(done, of: count) }
      answer = workspace.check(request, progress: line == nil ? nil : show)
      line?.finish()
    }
    answer.errors += archiveFindings.filter { $0.severity == .error }.map { FileError($0.file ?? "", .other($0.message)) }
    try refuseWrongConfiguration(answer)
    if let writeBaseline { return try write(answer, asBaseline: writeBaseline, request) }
    let diagnostics: [Diagnostic] = judged(answer)
    show(diagnostics, of: answer, rules: workspace.rules)
    try finish(diagnostics, of: answer)
  }

  /// Tells what could not be read, and ends with the exit code of the findings.
  private func finish(_ diagnostics: [Diagnostic], of answer: CheckAnswer) throws {
    for error in answer.errors { CurrentConsole.console.writeError("infoplist: \(error)\n") }
    for words in answer.incompleteness { CurrentConsole.console.writeError("infoplist: \(words)\n") }
    if !answer.errors.isEmpty { throw ExitCode(2) }
    if answer.files.isEmpty, diagnostics.isEmpty {
      // What was left out has been named already.
      guard answer.incompleteness.isEmpty else { throw ExitCode(2) }
      throw CommandFailure.unusable(
        "nothing to check: no Info.plist, bundle or archive in \(paths.map { "'\($0)'" }.joined(separator: ", "))")
    }
    let warnings: Int = diagnostics.count { $0.severity == .warning }
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    if let maxWarnings, warnings > maxWarnings {
      CurrentConsole.console.writeError("infoplist: \(warnings) warnings, and \(maxWarnings) may pass\n")
      throw ExitCode(1)
    }
    if maxWarnings == nil, warnings > 0 { throw ExitCode(1) }
  }

  /// A wrong configuration could silence anything, so nothing else is told.
  private func refuseWrongConfiguration(_ answer: CheckAnswer) throws {
    guard !answer.configurationProblems.isEmpty else { return }
    let report: Report = Report(diagnostics: answer.configurationProblems, texts: answer.configurationTexts)
    CurrentConsole.console.writeError(TextRenderer(style: OutputStyle.forErrors, showsSummary: false).render(report))
    throw CommandFailure.unusable("the configuration is wrong, so nothing was checked")
  }

  private func write(_ answer: CheckAnswer, asBaseline path: String, _ request: CheckRequest) throws {
    if !answer.errors.isEmpty { return try finish([], of: answer) }
    try FileAccess.write(Workspace.baseline(of: answer, at: path, currentDirectory: request.currentDirectory).array, to: path)
    let count: Int = answer.findings.count
    if path != "-" { CurrentConsole.console.writeError("infoplist: \(count) finding\(count == 1 ? "" : "s") in \(path)\n") }
  }

  private func write(_ fixed: FixAnswer) throws {
    for file in fixed.files {
      try FileAccess.write(file.after.array, to: file.path == StandardInputFileSystem.path ? "-" : file.path)
    }
    let count: Int = fixed.files.reduce(0) { $0 + $1.applied.count }
    guard count > 0 else { return }
    let files: String = "\(fixed.files.count) file\(fixed.files.count == 1 ? "" : "s")"
    CurrentConsole.console.writeError("infoplist: applied \(count) fix\(count == 1 ? "" : "es") in \(files)\n")
  }

  /// Exit code 1 when something would change.
  private func showDifferences(_ fixed: FixAnswer) throws {
    for file in fixed.files {
      let after: PropertyListDocument = PropertyListDocument(
        reading: file.after, options: PropertyListReadingOptions(format: file.before.format))
      if file.before.format.isText {
        CurrentConsole.console.write(
          UnifiedDiff.text(
            old: file.before.text.text, new: after.text.text, oldName: file.path, newName: file.path, style: OutputStyle.forOutput(color)))
      } else {
        CurrentConsole.console.write("Binary file \(file.path) would change: \(file.applied.count) fixes\n")
      }
    }
    for error in fixed.remaining.errors { CurrentConsole.console.writeError("infoplist: \(error)\n") }
    if !fixed.remaining.errors.isEmpty { throw ExitCode(2) }
    if !fixed.files.isEmpty { throw ExitCode(1) }
  }

  /// The findings with the severities that `--strict` gives them.
  private func judged(_ answer: CheckAnswer) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = answer.findings.map(\.diagnostic)
    if strict {
      for index in diagnostics.indices where diagnostics[index].severity == .warning { diagnostics[index].severity = .error }
    }
    return diagnostics
  }

  private func show(_ diagnostics: [Diagnostic], of answer: CheckAnswer, rules: RuleSet) {
    // A run that had nothing to read says so on standard error and nothing else.
    if outputFormat.isForPeople, answer.files.isEmpty, diagnostics.isEmpty { return }
    let texts: [String: SourceBytes] = answer.files.compactMapValues { $0.document.format.isText ? $0.document.text : nil }
    let report: Report = Report(
      diagnostics: quiet ? diagnostics.filter { $0.severity == .error } : diagnostics,
      texts: texts.merging(answer.configurationTexts) { file, _ in file }, fileCount: answer.files.count,
      suppressedCount: answer.baselinedCount, files: answer.files.keys.sorted(),
      rules: outputFormat == .sarif ? Self.descriptions(of: diagnostics, rules) : [:],
      failures: answer.errors.map(\.description) + answer.incompleteness)
    CurrentConsole.console.write(outputFormat.renderer(style: OutputStyle.forOutput(color), documentation: documentationURL).render(report))
  }

  /// What the findings' rules say of themselves.
  private static func descriptions(of diagnostics: [Diagnostic], _ rules: RuleSet) -> [DiagnosticID: ReportRule] {
    let found: Set<DiagnosticID> = Set(diagnostics.map(\.id))
    let renderer: MarkdownPageRenderer = MarkdownPageRenderer()
    var result: [DiagnosticID: ReportRule] = [:]
    for info in rules.infos where found.contains(info.id) {
      result[info.id] = ReportRule(
        title: info.title, explanation: info.rationale, remedy: info.remedy, severity: info.severity,
        page: renderer.render(ReferencePage.rule(info, in: rules)), tags: [info.harm.rawValue])
    }
    return result
  }
}

extension CheckRun {
  /// The run that a command line of `check` and nothing but paths asks for; nil for any other. Reading options with the argument parser takes
  /// longer than checking a file, and there are none to read.
  init?(plain arguments: [String]) {
    guard arguments.first == "check", arguments.count > 1,
      arguments.dropFirst().allSatisfy({ $0 == "-" || !$0.hasPrefix("-") && !$0.isEmpty })
    else {
      return nil
    }
    self.init(paths: Array(arguments.dropFirst()))
  }
}
