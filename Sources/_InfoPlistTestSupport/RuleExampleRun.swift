public import AppBundles
public import Diagnostics
public import Linting
import PropertyLists

/// One run of a rule over one example.
public struct RuleExampleRun: Sendable {
  /// The example's files in memory.
  public let fileSystem: MemoryFileSystem
  /// The subjects made of them.
  public let batch: LintBatch
  /// What the marks of the example expect: file and range, sorted. A nil range: the file as a whole.
  public let expected: [ExpectedPlace]

  /// A place at which a finding is expected.
  public struct ExpectedPlace: Sendable, Hashable, CustomStringConvertible {
    /// The file; nil: any.
    public let file: String?
    /// The bytes; nil: the file as a whole, or anywhere.
    public let range: SourceRange?

    /// File and bytes.
    public var description: String { "\(file ?? "any file"):\(range.map { "\($0.lowerBound)..<\($0.upperBound)" } ?? "whole")" }
  }

  /// Puts the example into memory, with the text of each file changed by `transform`, and makes its subjects.
  public init(_ example: RuleExample, isFailing: Bool, transform: (String) -> String = { $0 }) {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    var expected: [ExpectedPlace] = []
    func add(_ content: RuleExample.FileContent, at path: String, under prefix: String) {
      let path: String = FilePath.join(prefix, path)
      switch content {
      case .link(let target): fileSystem.addLink(path, to: target)
      case .executable: fileSystem.addFile(path, content.bytes ?? [], isExecutable: true)
      case .bytes(let bytes): fileSystem.addFile(path, bytes)
      case .info, .text:
        let marked: MarkedText = MarkedText(transform(content.markedText ?? ""))
        fileSystem.addFile(path, text: marked.text)
        expected += marked.ranges.map { ExpectedPlace(file: path, range: $0) }
      }
    }
    var collector: [(prefix: String, files: [String: RuleExample.FileContent])] = []
    var single: String?
    switch example.content {
    case .file(let name, let content):
      add(content, at: name, under: "")
      single = name
    case .tree(let files): collector = [("", files)]
    case .pair(let before, let now): collector = [("before", before), ("now", now)]
    }
    for (prefix, files) in collector {
      for (path, content) in files.sorted(by: { $0.key < $1.key }) { add(content, at: path, under: prefix) }
    }
    self.fileSystem = fileSystem
    func collect(_ paths: [String]) -> LintBatch {
      var result: BatchCollector = BatchCollector(fileSystem: fileSystem, target: example.target)
      for path in paths { result.add(path) }
      return result.batch
    }
    func roots(_ prefix: String, _ files: [String: RuleExample.FileContent]) -> [String] {
      Array(Set(files.keys.map { FilePath.join(prefix, String($0.split(separator: "/").first ?? "")) })).sorted()
    }
    switch collector.count {
    case 0: batch = collect(single.map { [$0] } ?? [])
    case 1: batch = collect(roots("", collector[0].files))
    default:
      let before: LintBatch = collect(roots("before", collector[0].files))
      let now: LintBatch = collect(roots("now", collector[1].files))
      batch = LintBatch(pairs: zip(before.families, now.families).map { PairSubject(before: $0, now: $1) })
    }
    if isFailing, expected.isEmpty { expected = [ExpectedPlace(file: nil, range: nil)] }
    self.expected = expected.sorted { ($0.file ?? "", $0.range ?? .position(0)) < ($1.file ?? "", $1.range ?? .position(0)) }
  }

  /// The findings of one rule.
  public func findings(of id: DiagnosticID, in rules: RuleSet, options values: [String: RuleOption.Value] = [:]) -> [Finding] {
    let options: LintOptions = LintOptions(
      select: [RulePattern(id.rawValue), "suppression/*"], includesPreviews: true, values: values.isEmpty ? [:] : [id: values])
    return LintEngine(rules: rules, options: options).check(batch)
  }
}
