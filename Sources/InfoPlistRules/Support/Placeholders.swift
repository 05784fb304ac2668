/// Texts that instructions leave for others to fill in.
enum Placeholders {
  /// Whether a text holds the words of a placeholder.
  static func isPlaceholder(_ text: String) -> Bool {
    let upper: String = text.uppercased()
    let words: [String] = [
      "YOUR_", "YOUR-", "{YOUR", "[YOUR", "<YOUR", "_HERE", "APP_ID]", "APP-ID]", "REPLACE_ME", "CHANGEME", "XXXXXX", "TODO",
    ]
    if words.contains(where: upper.contains) { return true }
    guard let dollar: String.Index = text.firstIndex(of: "$") else { return false }
    let rest: Substring = text[text.index(after: dollar)...]
    // A setting without parentheses is never replaced.
    return rest.first?.isUppercase == true && rest.allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber }
  }
}
