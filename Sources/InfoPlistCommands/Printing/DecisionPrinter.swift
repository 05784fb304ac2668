import DiagnosticReporting
import Diagnostics
import InfoPlistResolution
import PropertyLists

/// The one rendering of the way to a decision: lines for `--why`, and JSON.
struct DecisionPrinter {
  let style: ReportStyle
  /// The path that the user gave; files below it are shown from there on.
  let root: String

  /// The steps and what lost, one line each.
  func text(_ steps: [DecisionStep], _ rejected: [RejectedCandidate]) -> String {
    var text: String = ""
    for step in steps {
      let mark: String =
        switch step.outcome {
        case .decides: "=>"
        case .rejects: " x"
        case .passes: "->"
        case .notes: " ."
        }
      text += "  \(mark) \(VisibleText.sanitized(shortened(step.words)))" + bases(step.bases) + "\n"
    }
    for candidate in rejected {
      text +=
        "  lost: \(VisibleText.sanitized(self.text(candidate.place))): \(VisibleText.sanitized(shortened(candidate.reason)))"
        + bases(candidate.bases) + "\n"
    }
    return text
  }

  /// A place in a few words: file and line, variant and language.
  func text(_ place: Provenance) -> String {
    let notes: [String] = [place.variant, place.language].compactMap { $0 }
    return (place.place.map { "\(shown(place.file)):\($0.line)" } ?? shown(place.file))
      + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }

  /// The members `steps` and `rejected` of an answer.
  func json(_ steps: [DecisionStep], _ rejected: [RejectedCandidate]) -> [(String, JSONOutput?)] {
    [
      (
        "steps",
        .array(
          steps.map { step in
            .members([
              ("outcome", .string(step.outcome.rawValue)), ("words", .string(step.words)),
              ("bases", .array(step.bases.map { .string($0.title) })), ("place", step.place.map(json)),
            ])
          })
      ),
      (
        "rejected",
        .array(
          rejected.map { candidate in
            .members([
              ("place", json(candidate.place)), ("reason", .string(candidate.reason)),
              ("bases", .array(candidate.bases.map { .string($0.title) })),
            ])
          })
      ),
    ]
  }

  /// A place with everything that is known about it.
  func json(_ place: Provenance) -> JSONOutput {
    let position: LineColumn? = place.place
    return .members([
      ("file", .string(place.file)), ("line", position.map { .integer($0.line) }), ("column", position.map { .integer($0.column) }),
      ("path", .optional(place.path?.description)), ("variant", .optional(place.variant)), ("language", .optional(place.language)),
    ])
  }

  private func shown(_ file: String) -> String {
    file.hasPrefix(root + "/") ? String(file.dropFirst(root.utf8.count + 1)) : file
  }

  private func bases(_ bases: [DecisionBasis]) -> String {
    bases.isEmpty ? "" : " " + style.paint("[" + bases.map(\.title).joined(separator: "; ") + "]", .dim)
  }

  /// Words without the path that the user gave, which all files share.
  private func shortened(_ words: String) -> String {
    var result: String = ""
    var rest: Substring = words[...]
    let prefix: String = "'" + root + "/"
    while let range: Range<Substring.Index> = rest.firstRange(of: prefix) {
      result += rest[..<range.lowerBound] + "'"
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
