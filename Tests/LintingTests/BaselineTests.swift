import Diagnostics
import Linting
import Testing

@Suite struct BaselineTests {
  private static func finding(_ id: DiagnosticID, _ message: String, at offset: Int, keyPath: String? = nil, file: String = "a/Info.plist")
    -> Diagnostic
  {
    Diagnostic(id, .warning, message, at: SourceRange(offset, offset + 1), keyPath: keyPath, file: file)
  }

  @Test func movedLinesAndPositionsStayKnown() {
    let before: [Diagnostic] = [
      Self.finding("x/y", "'a' is bad on line 7, see  there", at: 10, keyPath: "Types[0].Name"), Self.finding("x/z", "second", at: 20),
    ]
    let baseline: Baseline = Baseline(of: before) { $0 }
    let now: [Diagnostic] = [
      Self.finding("x/y", "'a' is bad on line 12, see there", at: 99, keyPath: "Types[3].Name"),
      Self.finding("x/y", "'a' is bad on line 12, see there", at: 120, keyPath: "Types[4].Name"), Self.finding("x/z", "second", at: 5),
    ]
    let result: Baseline.Result = baseline.compare(now, checked: ["a/Info.plist"]) { $0 }
    #expect(result.isNew == [false, true, false])
    #expect(result.stale.isEmpty)
  }

  @Test func goneFindingsAreStaleOnlyWhereSomebodyLooked() {
    let baseline: Baseline = Baseline(of: [
      Self.finding("x/y", "one", at: 1), Self.finding("x/y", "one", at: 2), Self.finding("x/z", "two", at: 1, file: "b/Info.plist"),
    ]) { $0 }
    let result: Baseline.Result = baseline.compare([Self.finding("x/y", "one", at: 9)], checked: ["a/Info.plist"]) { $0 }
    #expect(result.isNew == [false])
    #expect(result.stale.map(\.count) == [1])
    #expect(result.stale.first?.identity.id == "x/y")
    let off: Baseline.Result = baseline.compare([], checked: ["a/Info.plist"], isRunning: { _ in false }) { $0 }
    #expect(off.stale.isEmpty)
  }

  @Test func baselinesSurviveWritingAndReading() {
    let baseline: Baseline = Baseline(of: [
      Self.finding("x/y", "says \"hi\"\n\u{E9}", at: 1, keyPath: "a.\"b[1]\"[2]"), Self.finding("x/y", "two", at: 1),
      Self.finding("x/y", "two", at: 3),
    ]) { "../" + $0 }
    let (read, problems) = Baseline.read(baseline.bytes, path: "base.json")
    #expect(problems.isEmpty)
    #expect(read.entries.map(\.identity) == baseline.entries.map(\.identity))
    #expect(read.entries.map(\.count) == [2, 1])
    #expect(read.entries.last?.identity.keyPath == "a.\"b[1]\"[]")
    #expect(read.entries.allSatisfy { $0.range != nil })
  }

  @Test(arguments: [#"{"version": 2, "findings": []}"#, #"{"version": 1}"#, #"{"version": 1, "findings": [{}]}"#, "[", "[]"])
  func wrongBaselinesAreReported(_ text: String) {
    let (baseline, problems) = Baseline.read(SourceBytes(text), path: "base.json")
    #expect(!problems.isEmpty)
    #expect(problems.allSatisfy { $0.file == "base.json" })
    #expect(baseline.entries.isEmpty)
  }

  @Test func digestsAreStable() {
    #expect(FindingIdentity(Self.finding("x/y", "one", at: 1)).digest == FindingIdentity(Self.finding("x/y", "one", at: 7)).digest)
    #expect(FindingIdentity(Self.finding("x/y", "one", at: 1)).digest != FindingIdentity(Self.finding("x/y", "two", at: 1)).digest)
    #expect(FindingIdentity(Self.finding("x/y", "one", at: 1)).digest.utf8.count == 16)
  }
}
