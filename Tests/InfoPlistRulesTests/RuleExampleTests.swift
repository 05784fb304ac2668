import AppBundles
import Diagnostics
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
