import Linting

extension RuleExample.FileContent {
  /// The Info.plist of an example: keys with strings, then further entries in XML.
  static func strings(_ pairs: KeyValuePairs<String, String>, and rest: String = "") -> RuleExample.FileContent {
    .info(entries(pairs) + (rest.isEmpty ? "" : "\n" + rest))
  }

  /// Keys with strings, as they stand in a dictionary.
  static func entries(_ pairs: KeyValuePairs<String, String>) -> String {
    pairs.map { "<key>\($0.key)</key>\n<string>\($0.value)</string>" }.joined(separator: "\n")
  }
}
