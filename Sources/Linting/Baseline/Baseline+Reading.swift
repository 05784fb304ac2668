public import Diagnostics
import PropertyLists

extension Baseline {
  /// Reads a baseline.
  ///
  /// - Returns: The baseline, empty where it cannot be read, and what is wrong with it.
  public static func read(_ bytes: SourceBytes, path: String) -> (baseline: Baseline, diagnostics: [Diagnostic]) {
    let document: PropertyListDocument = PropertyListDocument(
      reading: bytes, options: PropertyListReadingOptions(format: .json, readsTaggedJSON: false))
    var problems: [Diagnostic] = document.diagnostics.filter { $0.severity == .error }
    func report(_ message: String, _ node: PropertyListNode?, help: String? = nil) {
      problems.append(Diagnostic("baseline/unreadable", .error, message, at: node?.range, help: help))
    }
    var entries: [Entry] = []
    if problems.isEmpty {
      let root: PropertyListNode? = document.root
      if root?["version"]?.integer.map(\.description) != "1" {
        report("the baseline is not of version 1", root?["version"] ?? root, help: "write it again with --write-baseline")
      } else if let list: PropertyListNode = root?["findings"], list.kind == .array {
        for element in list.elements {
          guard let rule: String = element["rule"]?.string, let file: String = element["file"]?.string,
            let message: String = element["message"]?.string
          else {
            report("an entry of a baseline has 'rule', 'file' and 'message'", element)
            continue
          }
          let count: Int = element["count"]?.integer.flatMap { Int($0.description) } ?? 1
          let identity: FindingIdentity = FindingIdentity(
            id: DiagnosticID(rawValue: rule), file: file, keyPath: element["keyPath"]?.string ?? "", message: message)
          entries.append(Entry(identity, count: max(0, count), range: element.range))
        }
      } else {
        report("the baseline has no array 'findings'", root)
      }
    }
    for index in problems.indices { problems[index].file = path }
    return (Baseline(entries), problems)
  }

  /// The remark about an entry that covers more than there is.
  public static func staleDiagnostic(_ entry: Entry, in path: String) -> Diagnostic {
    let times: String = entry.count == 1 ? "" : " (\(entry.count) times)"
    return Diagnostic(
      "suppression/stale-baseline-entry", .info,
      "'\(entry.identity.id)' is not found any more in '\(entry.identity.file)'\(times): \(entry.identity.message)", at: entry.range,
      help: "write the baseline again with --write-baseline", file: path)
  }
}
