import Diagnostics
import PropertyLists

extension RuleFix {
  /// The fix in terms of the text of a document; nil when it cannot be said there.
  func lowered(for document: PropertyListDocument?, ruleApplicability: FixApplicability) -> Fix? {
    let applicability: FixApplicability = applicability ?? ruleApplicability
    switch change {
    case .values: return Fix(message, applicability: applicability, edits: [])
    case .text(let edits): return Fix(message, applicability: applicability, edits: edits)
    }
  }
}
