import AppBundles
import Diagnostics
import InfoPlistKit
import InfoPlistRules
import Linting
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Runs every example of every rule, as it stands and in other clothes.
@Suite struct RuleExampleTests {
  /// Another way of writing the same property list.
  enum Variant: String, CaseIterable {
    case asWritten, carriageReturns, byteOrderMark, tabs, emoji

    func apply(_ text: String) -> String {
      switch self {
      case .asWritten: text
      case .carriageReturns: text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      case .byteOrderMark: "\u{FEFF}" + text
      case .tabs: text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "\t" + $0 }.joined(separator: "\n")
      case .emoji:
        text.split(separator: "\n<dict>", maxSplits: 1, omittingEmptySubsequences: false).joined(
          separator: "\n<!-- \u{1F9EA} é -->\n<dict>")
      }
    }
  }

  static let rules: [DiagnosticID] = RuleRegistry.all.rules.map { $0.info.id }

  private static func rule(_ id: DiagnosticID) -> any Rule.Type {
    guard let rule: any Rule.Type = RuleRegistry.all.rules.first(where: { $0.info.id == id }) else { preconditionFailure("no rule \(id)") }
    return rule
  }

  @Test(arguments: rules) func failingExamplesFailWhereMarked(_ id: DiagnosticID) {
    let rule: any Rule.Type = Self.rule(id)
    for example in rule.examples.failing {
      for variant in Variant.allCases where variant == .asWritten || example.isMultiplied {
        let run: RuleExampleRun = RuleExampleRun(example, isFailing: true, transform: variant.apply)
        expectFindings(of: id, in: run, example, "failing, \(variant)")
      }
    }
  }

  @Test(arguments: rules) func passingExamplesPass(_ id: DiagnosticID) {
    let rule: any Rule.Type = Self.rule(id)
    for example in rule.examples.passing {
      for variant in Variant.allCases where variant == .asWritten || example.isMultiplied {
        let run: RuleExampleRun = RuleExampleRun(example, isFailing: false, transform: variant.apply)
        let found: [Finding] = run.findings(of: id, in: RuleRegistry.all, options: example.options)
        #expect(found.isEmpty, "passing, \(variant): \(found.map(\.diagnostic.message)) in \(example.content)")
      }
    }
  }

  @Test(arguments: rules) func suppressionsSilence(_ id: DiagnosticID) {
    let rule: any Rule.Type = Self.rule(id)
    for example in rule.examples.failing where example.isMultiplied {
      let run: RuleExampleRun = RuleExampleRun(example, isFailing: true) { text in
        text.split(separator: "\n<plist", maxSplits: 1, omittingEmptySubsequences: false)
          .joined(separator: "\n<!-- infoplist:ignore-file \(id): shown in an example -->\n<plist")
      }
      let found: [Finding] = run.findings(of: id, in: RuleRegistry.all, options: example.options)
      #expect(found.isEmpty, "suppressed: \(found.map(\.diagnostic.message)) in \(example.content)")
    }
  }

  /// A comment in front of an entry silences what is found in it.
  @Test(arguments: rules) func suppressionsOfOneEntrySilence(_ id: DiagnosticID) {
    let rule: any Rule.Type = Self.rule(id)
    for example in rule.examples.failing where example.isMultiplied {
      var isInserted: Bool = false
      let run: RuleExampleRun = RuleExampleRun(example, isFailing: true) { text in
        var lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let marked: Int = lines.firstIndex(where: { $0.contains("«") }),
          let key: Int = lines[...marked].lastIndex(where: { $0.drop { " \t«".contains($0) }.hasPrefix("<key>") }),
          // Between key and mark nothing may be closed, or the mark stands in another entry.
          !lines[key...marked].contains(where: { $0.contains("</dict>") || $0.contains("</array>") })
        else { return text }
        lines.insert("<!-- infoplist:ignore \(id): shown in an example -->", at: key)
        isInserted = true
        return lines.joined(separator: "\n")
      }
      guard isInserted else { continue }
      let found: [Finding] = run.findings(of: id, in: RuleRegistry.all, options: example.options).filter { $0.id == id }
      #expect(found.count < run.expected.count, "suppressed: \(found.map(\.diagnostic.message)) in \(example.content)")
    }
  }

  /// What stands in a dictionary stands there in every format, so rules must find it in binary and JSON files too.
  @Test(arguments: rules) func otherFormatsGiveTheSameFindings(_ id: DiagnosticID) throws {
    let rule: any Rule.Type = Self.rule(id)
    for (example, isFailing) in rule.examples.failing.map({ ($0, true) }) + rule.examples.passing.map({ ($0, false) })
    where example.isMultiplied {
      let run: RuleExampleRun = RuleExampleRun(example, isFailing: isFailing)
      guard let document: PropertyListDocument = run.batch.files.first?.document, !document.hasErrors else { continue }
      for format in [PropertyListFormat.binary, .json] {
        let written: PropertyListWritingResult = document.write(as: format)
        // Duplicate keys do not survive.
        guard !written.hasErrors, written.diagnostics.isEmpty else { continue }
        var collector: BatchCollector = BatchCollector(fileSystem: MemoryFileSystem(), target: example.target)
        collector.add(written.bytes, path: "Info.plist")
        let engine: LintEngine = LintEngine(
          rules: RuleRegistry.all,
          options: LintOptions(
            select: [RulePattern(id.rawValue)], includesPreviews: true, values: example.options.isEmpty ? [:] : [id: example.options]))
        let found: [Finding] = engine.check(collector.batch)
        #expect(
          found.count == (isFailing ? run.expected.count : 0), "\(format): \(found.map(\.diagnostic.message)) in \(example.content)")
      }
    }
  }

  /// Fixes settle in a few rounds, make what the example says, and leave a file without errors.
  @Test(arguments: rules) func fixesConverge(_ id: DiagnosticID) throws {
    let rule: any Rule.Type = Self.rule(id)
    for example in rule.examples.failing {
      guard case .file(let name, let content) = example.content else { continue }
      let run: RuleExampleRun = RuleExampleRun(example, isFailing: true)
      let request: CheckRequest = CheckRequest(
        paths: [name],
        options: LintOptions(
          select: [RulePattern(id.rawValue)], includesPreviews: true, values: example.options.isEmpty ? [:] : [id: example.options]),
        target: example.target)
      let answer: FixAnswer = Workspace(fileSystem: run.fileSystem).fix(request, allowing: .unsafe)
      #expect(answer.isSettled, "the fixes of \(id) do not settle in \(example.content)")
      guard let file: FixAnswer.File = answer.files.first else {
        #expect(example.fixed == nil, "nothing is fixed in \(example.content)")
        continue
      }
      #expect(rule.info.fix != nil, "\(id) fixes something, but its info names no fix")
      let after: PropertyListDocument = PropertyListDocument(reading: file.after)
      #expect(!after.hasErrors || file.before.hasErrors, "the fix breaks the file: \(after.diagnostics.map(\.message))")
      guard let fixed: String = example.fixed else { continue }
      let expected: String =
        if case .info = content { RuleExample.FileContent.document(entries: fixed) } else { fixed }
      #expect(file.after.text(in: SourceRange(0, file.after.count)) == expected)
      #expect(answer.remaining.findings.isEmpty, "still found after the fix: \(answer.remaining.findings.map(\.diagnostic.message))")
    }
  }

  private func expectFindings(of id: DiagnosticID, in run: RuleExampleRun, _ example: RuleExample, _ words: String) {
    let found: [Finding] = run.findings(of: id, in: RuleRegistry.all, options: example.options).filter { $0.id == id }
    let comment: Comment =
      "\(words): found \(found.map { "\($0.diagnostic.message) at \($0.diagnostic.range.map(String.init(describing:)) ?? "-")" }), expected \(run.expected) in \(example.content)"
    guard found.count == run.expected.count else {
      Issue.record(comment)
      return
    }
    for (finding, place) in zip(found, run.expected) {
      if let file: String = place.file { #expect(finding.diagnostic.file == file, comment) }
      if let range: SourceRange = place.range { #expect(finding.diagnostic.range == range, comment) }
      let message: String = finding.diagnostic.message
      #expect(
        message.last != "." && message.first?.isUppercase != true || message.hasPrefix("CF") || message.prefix(2).allSatisfy(\.isUppercase),
        comment)
    }
  }
}
