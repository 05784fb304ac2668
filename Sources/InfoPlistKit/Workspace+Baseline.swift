import AppBundles
import Diagnostics
import Linting
import PropertyLists

extension Workspace {
  /// The bytes of a baseline that covers everything that an answer found.
  ///
  /// - Parameters:
  ///   - answer: What was found, with no baseline regarded.
  ///   - path: Where the baseline will stand: paths in it are relative to its directory.
  ///   - currentDirectory: The absolute path at which relative paths start; nil: that of `path` and of the files is the same.
  public static func baseline(of answer: CheckAnswer, at path: String, currentDirectory: String? = nil) -> SourceBytes {
    Baseline(of: answer.findings.map(\.diagnostic)) { relative($0, to: path, currentDirectory) }.bytes
  }

  /// Takes known findings out, and adds remarks about entries that cover nothing any more.
  func applyBaselines(_ paths: [String], to answer: inout CheckAnswer, _ request: CheckRequest, _ plan: LintPlan) {
    for path in paths {
      let bytes: SourceBytes
      do {
        bytes = try fileSystem.read(path, limit: 64 << 20)
      } catch {
        answer.errors.append(error)
        continue
      }
      let (baseline, problems) = Baseline.read(bytes, path: path)
      answer.configurationTexts[path] = bytes
      guard problems.isEmpty else {
        answer.configurationProblems += problems
        continue
      }
      let running: Set<DiagnosticID> = Set(
        rules.infos.filter { info in plan.settings.contains { $0.options.severity(of: info) != nil } }.map(\.id))
      let result: Baseline.Result = baseline.compare(
        answer.findings.map(\.diagnostic), checked: Array(answer.files.keys), isRunning: running.contains
      ) { Self.relative($0, to: path, request.currentDirectory) }
      answer.baselinedCount += result.isNew.count { !$0 }
      answer.findings = zip(answer.findings, result.isNew).compactMap { $1 ? $0 : nil }
      let remarks: [Diagnostic] = result.stale.map { Baseline.staleDiagnostic($0, in: path) }.filter { running.contains($0.id) }
      answer.findings += remarks.map { Finding($0, harm: .style) }
    }
    answer.findings.sort { Diagnostic.reportingOrder($0.diagnostic, $1.diagnostic) }
  }

  /// The way to a file from the directory of another one.
  static func relative(_ path: String, to base: String, _ currentDirectory: String?) -> String {
    func names(_ path: String) -> [String] {
      FilePath.components(path.hasPrefix("/") ? path : FilePath.join(currentDirectory ?? "", path))
    }
    let target: [String] = names(path)
    let start: [String] = names(base).dropLast()
    let common: Int = zip(target, start).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + target[common...]).joined(separator: "/")
  }
}
