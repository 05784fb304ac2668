import Diagnostics
import Linting
import Testing

@Suite struct LintOptionsTests {
  private func rule(_ id: DiagnosticID, _ activation: RuleActivation = .standard) -> RuleInfo {
    RuleInfo(id, "x", .warning, .style, activation: activation, rationale: "x", citations: [], formerIDs: ["old/name"])
  }

  @Test(arguments: [
    ("*", true), ("a/*", true), ("a", true), ("a/b-c", true), ("a/b", false), ("b/*", false), ("*/b-c", true), ("a/*c", true),
    ("a/*d", false),
    ("old/name", true),
  ]) func patternsMatch(_ pattern: String, _ isMatch: Bool) {
    #expect(RulePattern(pattern).matches(rule("a/b-c")) == isMatch)
  }

  @Test func selectionDecidesWhatRuns() {
    #expect(LintOptions().severity(of: rule("a/b")) == .warning)
    #expect(LintOptions(select: ["c/*"]).severity(of: rule("a/b")) == nil)
    #expect(LintOptions(ignore: ["a/*"]).severity(of: rule("a/b")) == nil)
    #expect(LintOptions().severity(of: rule("a/b", .onRequest)) == nil)
    #expect(LintOptions(extend: ["a/*"]).severity(of: rule("a/b", .onRequest)) == .warning)
    #expect(LintOptions(select: ["a/*"]).severity(of: rule("a/b", .onRequest)) == .warning)
    #expect(LintOptions().severity(of: rule("a/b", .preview)) == nil)
    #expect(LintOptions(includesPreviews: true).severity(of: rule("a/b", .preview)) == .warning)
    let levels: [LintOptions.LevelOverride] = [.init("a/*", .error), .init("a/b", .off)]
    #expect(LintOptions(levels: levels).severity(of: rule("a/b")) == nil)
    #expect(LintOptions(levels: levels).severity(of: rule("a/c")) == .error)
  }
}
