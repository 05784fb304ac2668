import Linting

extension RuleExample.FileContent {
  /// An Info.plist in which a rule finds something missing: the mark is at the start of the dictionary.
  static func missing(_ entries: String) -> RuleExample.FileContent {
    let document: String = RuleExample.FileContent.document(entries: entries)
    return .text(document.split(separator: "<dict>", maxSplits: 1).joined(separator: "«<dict>»"))
  }
}
