/// Lists of names in a sentence.
enum NameList {
  /// At most three names in quotes, and how many more there are.
  static func words(_ names: [String]) -> String {
    let shown: String = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }
}
