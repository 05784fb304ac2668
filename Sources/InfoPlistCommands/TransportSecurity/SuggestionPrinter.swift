import DiagnosticReporting
import Diagnostics
import PropertyLists
import SystemModel

/// A suggestion as the entry of an Info.plist with words behind it, and as JSON.
struct SuggestionPrinter {
  let suggestion: TransportSecuritySuggestion
  /// Whether the exceptions are part of a dictionary that is there already.
  let isMerged: Bool

  /// The entry of an Info.plist in XML, without the frame of a file; empty when there is nothing to enter.
  var entry: String {
    guard !suggestion.exceptions.isEmpty else { return "" }
    let root: PropertyListValue = [TransportSecurityKey.dictionary: .dictionary(suggestion.dictionary)]
    let lines: [Substring] = String(decoding: root.write(as: .xml).bytes.array, as: UTF8.self).split(separator: "\n")
    guard let start: Int = lines.firstIndex(of: "<dict>"), let end: Int = lines.lastIndex(of: "</dict>"), start < end else { return "" }
    return lines[(start + 1)..<end].map { $0.hasPrefix("\t") ? $0.dropFirst() : $0 }.joined(separator: "\n") + "\n"
  }

  /// What is to be said about loads and exceptions, one line each.
  var words: String {
    var lines: [String] = suggestion.remarks.map { "\($0.text): \(Self.title($0.outcome)); \($0.reason)" }
    lines += suggestion.risks.map { "risk: \($0)" }
    lines += suggestion.notes.map { "note: \($0)" }
    lines += suggestion.reviewTriggers.map { trigger in
      "review: \(trigger.key)\(trigger.domain.map { " of \($0)" } ?? "") needs a reason in App Store Connect"
    }
    return lines.map { VisibleText.sanitized($0) + "\n" }.joined()
  }

  private static func title(_ outcome: TransportSecuritySuggestion.Remark.Outcome) -> String {
    switch outcome {
    case .works: "works as it is"
    case .needsException: "works with the suggestion"
    case .impossible: "cannot work"
    }
  }

  var json: JSONOutput {
    .members([
      ("schemaVersion", 1), ("entry", .string(entry)), ("merged", .boolean(isMerged)),
      (
        "remarks",
        .array(
          suggestion.remarks.map { remark in
            .members([
              ("url", .string(remark.text)), ("works", .boolean(remark.outcome != .impossible)),
              ("outcome", .string(remark.outcome.rawValue)), ("reason", .string(remark.reason)),
            ])
          })
      ), ("risks", .array(suggestion.risks.map(JSONOutput.string))), ("notes", .array(suggestion.notes.map(JSONOutput.string))),
      (
        "reviewTriggers",
        .array(suggestion.reviewTriggers.map { .members([("key", .string($0.key)), ("domain", .optional($0.domain))]) })
      ),
    ])
  }
}
