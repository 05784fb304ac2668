import Diagnostics
import InfoPlistRules
import Linting
import Testing
import _InfoPlistTestSupport

/// One fault is told once: where a rule finds something, no second rule tells the same story about the same place.
@Suite struct RuleOverlapTests {
  /// Pairs that tell two stories about one place, and in some examples happen to meet.
  static let differentStories: Set<Set<DiagnosticID>> = [
    // What a part does beside its app, and what it does by itself.
    ["ats/arbitrary-loads", "ats/extension-weaker-than-app"],
    // One app or extension too many, which also lacks something.
    ["extensions/missing-attribute", "extensions/second-single-extension"],
    ["watch/missing-companion-identifier", "watch/several-watch-apps"],
    ["watch/missing-companion-identifier", "watch/wrong-number-of-watch-extensions"],
    // A key that is old, and what it says is not true.
    ["keys/deprecated-key", "localization/localized-name-not-translated"],
    ["keys/missing-companion-key", "mac/plug-in-type-of-another-kind"],
    // Below what a store will ask for, and below what the code needs.
    ["platforms/minimum-os-below-15", "platforms/minimum-os-below-executable"],
    // One text for all, and a text that says nothing.
    ["privacy/repeated-purpose-string", "privacy/terse-purpose-string"],
    // An identifier of a template, which a profile does not fit either.
    ["bundle/profile-for-another-app", "identity/placeholder-identity"],
    // What handles an intent, and what tells people of it.
    ["extensions/intent-handled-twice", "localization/missing-intent-phrases"],
    // Two things missing in the head of a file.
    ["syntax/odd-doctype", "syntax/odd-plist-version"],
    // Too new for old systems, and without its identifiers on new ones.
    ["background/missing-task-identifiers", "values/value-newer-than-target"],
  ]

  @Test func oneFaultIsToldOnce() {
    let engine: LintEngine = LintEngine(rules: RuleRegistry.all, options: LintOptions(profile: .all))
    var met: Set<Set<DiagnosticID>> = []
    for rule in RuleRegistry.all.rules {
      for example in rule.examples.failing {
        let run: RuleExampleRun = RuleExampleRun(example, isFailing: true)
        let findings: [Finding] = engine.check(run.batch)
        for own in findings where own.id == rule.info.id {
          for other in findings where other.id != own.id {
            guard let place: Place = Place(own), place == Place(other), !Self.isOpening(place, in: run.batch) else { continue }
            let pair: Set<DiagnosticID> = [own.id, other.id]
            let isNew: Bool = met.insert(pair).inserted
            if isNew, !Self.differentStories.contains(pair) {
              Issue.record("\(own.id) and \(other.id) meet: '\(own.diagnostic.message)', '\(other.diagnostic.message)'")
            }
          }
        }
      }
    }
    let unmet: [String] = Self.differentStories.subtracting(met).map { $0.map(\.rawValue).sorted().joined(separator: " + ") }.sorted()
    #expect(unmet.isEmpty, "pairs that never meet need no exception")
  }

  @Test func supersededRulesExist() {
    let known: Set<DiagnosticID> = Set(RuleRegistry.all.infos.map(\.id))
    for info in RuleRegistry.all.infos {
      for id in info.supersedes { #expect(known.contains(id) && id != info.id, "\(info.id) supersedes \(id), which is no other rule") }
    }
  }

  /// The general finding comes back when the exact rule is off, or finds nothing.
  @Test func generalFindingReturnsWithoutTheExactOne() throws {
    let document: RuleExample = .info("<key>CFBundleExecutable</key>\n<true/>")
    let batch: LintBatch = RuleExampleRun(document, isFailing: true).batch
    func found(_ options: LintOptions) -> [DiagnosticID] {
      LintEngine(rules: RuleRegistry.all, options: options).check(batch).map(\.id)
        .filter { $0 == "values/wrong-type" || $0 == "executable/invalid-executable-name" }
    }
    #expect(found(LintOptions()) == ["executable/invalid-executable-name"])
    #expect(found(LintOptions(ignore: [RulePattern("executable/*")])) == ["values/wrong-type"])
  }

  private struct Place: Hashable {
    let file: String
    let range: SourceRange

    init?(_ finding: Finding) {
      guard let file: String = finding.diagnostic.file, let range: SourceRange = finding.diagnostic.range else { return nil }
      self.file = file
      self.range = range
    }
  }

  /// Whether a place is the start of a dictionary, which stands for what is missing there: many different things may be.
  private static func isOpening(_ place: Place, in batch: LintBatch) -> Bool {
    let files: [FileSubject] = batch.files + (batch.families + batch.pairs.map(\.now)).flatMap { $0.bundles.compactMap(\.file) }
    guard let text: String = files.first(where: { $0.path == place.file })?.document.text.text(in: place.range) else { return false }
    return text == "<dict>" || text == "<dict/>"
  }
}
