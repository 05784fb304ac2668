import Diagnostics
import PropertyLists

extension RuleFix {
  /// The fix in terms of the text of a document; nil when it cannot be made there. For a binary file the fix has no text edits.
  func lowered(for document: PropertyListDocument?, ruleApplicability: FixApplicability) -> Fix? {
    let applicability: FixApplicability = applicability ?? ruleApplicability
    switch change {
    case .text(let edits): return Fix(message, applicability: applicability, edits: edits)
    case .values(let edits):
      guard let document else { return nil }
      guard document.format.isText else { return Fix(message, applicability: applicability, edits: []) }
      guard let changes: EditSet = try? document.textEdits(for: edits), !changes.isEmpty else { return nil }
      return Fix(message, applicability: applicability, edits: changes.edits)
    }
  }
}
