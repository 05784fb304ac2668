import Diagnostics
import Foundation
import InfoPlistRules
import Linting

/// `docs/Corpus.md`: what the rules find in real files, and how much of it is right.
struct CorpusPage: Generator {
  let name: String = "corpus-page"

  func files(package: URL) throws -> [GeneratedFile] {
    let review: CorpusReview = try CorpusReview(package: package)
    var infos: [DiagnosticID: RuleInfo] = [:]
    for info in RuleRegistry.all.infos { infos[info.id] = info }
    var groups: [String: [CorpusReview.Line]] = [:]
    for line in review.lines {
      guard let info: RuleInfo = infos[line.rule] else { continue }
      groups[info.activation == .preview ? Self.preview : info.severity.rawValue, default: []].append(line)
    }
    var text: String = Self.introduction
    text += "\n| severity | rules | that fire | hits | read | wrong when read, then mended | wrong now |\n|---|---|---|---|---|---|---|\n"
    for (group, title) in Self.groups {
      text += Self.row(title, groups[group] ?? [])
    }
    for (group, title) in Self.groups {
      let lines: [CorpusReview.Line] = (groups[group] ?? []).filter { $0.hits > 0 || $0.mended > 0 }
      guard !lines.isEmpty else { continue }
      text += "\n## \(title.capitalized)\n\n| rule | hits | read | mended | wrong | note |\n|---|---|---|---|---|---|\n"
      for line in lines.sorted(by: { ($1.hits, $0.rule) < ($0.hits, $1.rule) }) {
        text +=
          "| [\(line.rule)](rules/\(line.rule).md) | \(line.hits) | \(line.reviewed) | \(line.mended) | \(line.wrong) | \(line.note) |\n"
      }
    }
    let silent: Int = groups.values.joined().count { $0.hits == 0 && $0.mended == 0 }
    text += "\nAnother \(silent) rules were run and found nothing.\n"
    return [GeneratedFile(path: "docs/Corpus.md", content: text)]
  }

  private static let preview: String = "preview"
  private static let groups: [(id: String, title: String)] = [
    ("error", "errors"), ("warning", "warnings"), ("info", "remarks"), (preview, "previews, any severity"),
  ]

  private static func row(_ title: String, _ lines: [CorpusReview.Line]) -> String {
    func sum(_ value: (CorpusReview.Line) -> Int) -> Int { lines.reduce(0) { $0 + value($1) } }
    let cells: [Int] = [
      lines.count, lines.count { $0.hits > 0 }, sum(\.hits), sum(\.reviewed), sum(\.mended), sum(\.wrong),
    ]
    return "| \(title) | " + cells.map(String.init).joined(separator: " | ") + " |\n"
  }

  private static let introduction: String = """
    # What the rules find in real files

    This page is made from `docs/corpus-review.tsv` (`infoplist-dev generate`). It tells how far the findings can be trusted: each rule was run over
    2,709 real files of 62 public repositories, and its findings were read one by one with the file open at the place. A finding counts as wrong
    when it is not true, when its owner could do nothing with it, or when its severity, place, words or fix mislead.

    - **Files**: information property lists, entitlements, privacy manifests, tables of strings, other property lists and 105 compiled bundles, as their
      repositories hold them. Damaged files from the test suites of other parsers are among them. Executables are not stored with the bundles; the trees of the
      bundles were rebuilt with their lists of members, so that a missing executable is counted only where it is missing in the repository too.
    - **Hits** were counted with all rules, those on request and previews included: over every file that is no part of a bundle, each named on the command
      line, and over the rebuilt trees, with `infoplist check --no-config --profile all --preview --output-format json-lines`.
    - **Sample**: all findings up to 20; of more, 20 spread over repositories first, then files, in the order of paths. Of rules that are errors by default and of
      those about syntax, portability and previews, every one of the sample was read with the bytes around it. Files that were damaged on purpose
      were read whole too: do the findings name the faults, and each fault once? Warnings and remarks were read with the lines around them and what is known of the
      file; where a rule was mended and many findings stayed, the new sample was read by message, place and what is known of the file.
    - **Mended** are findings that were wrong when they were read. The rule was changed by its meaning, with an example that shows the case; the
      hits are those of the rule as it is now. Where one change silenced all findings of a kind, all of them count, so that this number can be greater than the sample.
    - Groups follow the severity that a rule has by default; milder cases of a rule may be reported as less.

    A test runs the rules over the files again and fails when a rule fires that has no line here.

    """
}
