import AppBundles
public import Diagnostics
import Linting
import PropertyLists

extension Workspace {
  /// Fixes what can be fixed, in memory: applies fixes that do not touch one another, reads and checks again, at most `rounds` times.
  ///
  /// A change that would bring errors of syntax is not made.
  ///
  /// - Parameters:
  ///   - request: What is checked.
  ///   - applicability: `.safe` makes safe fixes only, `.unsafe` unsafe ones too.
  ///   - rounds: Most rounds; one that makes hundreds of fixes does not count, because only so many are worked out at a time.
  public func fix(_ request: CheckRequest, allowing applicability: FixApplicability = .safe, rounds: Int = 10) -> FixAnswer {
    var overlay: OverlayFileSystem = OverlayFileSystem(fileSystem)
    var answer: FixAnswer = FixAnswer()
    var originals: [String: PropertyListDocument] = [:]
    var applied: [String: [FixRound.Applied]] = [:]
    answer.remaining = check(request)
    var most: Int = rounds
    while answer.rounds <= most {
      var byFile: [String: [Finding]] = [:]
      for finding in answer.remaining.findings { byFile[finding.diagnostic.file ?? "", default: []].append(finding) }
      var hasChanged: Bool = false
      var hasManyFixes: Bool = false
      for (path, findings) in byFile.sorted(by: { $0.key < $1.key }) {
        guard let document: PropertyListDocument = answer.remaining.files[path]?.document,
          let round: FixRound = FixRound(document, findings: findings, allowing: applicability)
        else { continue }
        guard answer.rounds < most else {
          answer.isSettled = false
          break
        }
        if originals[path] == nil { originals[path] = document }
        overlay.replacements[path] = round.document.bytes
        applied[path, default: []] += round.applied
        hasChanged = true
        if round.applied.count >= RuleContext.mostFixes { hasManyFixes = true }
      }
      guard hasChanged else { break }
      answer.rounds += 1
      if hasManyFixes, most < 10_000 { most += 1 }
      answer.remaining = Workspace(fileSystem: overlay, rules: rules).check(request)
    }
    for (path, document) in originals.sorted(by: { $0.key < $1.key }) {
      guard let after: SourceBytes = overlay.replacements[path], after != document.bytes else { continue }
      answer.files.append(FixAnswer.File(path: path, before: document, after: after, applied: applied[path] ?? []))
    }
    return answer
  }
}
