/// Versions as stores and installers compare them.
enum Versions {
  /// The numbers of a version; nil when it is anything but numbers joined by periods.
  static func numbers(_ text: String) -> [Int]? {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard Grammar.isDigits(part), let number: Int = Int(part) else { return nil }
      numbers.append(number)
    }
    while let last: Int = numbers.last, last == 0, numbers.count > 1 { numbers.removeLast() }
    return numbers
  }

  /// Whether a version is lower than another; nil when one of them cannot be compared.
  static func isLower(_ first: String, than second: String) -> Bool? {
    guard let first: [Int] = numbers(first), let second: [Int] = numbers(second) else { return nil }
    return first.lexicographicallyPrecedes(second)
  }

  /// Whether two versions are the same number.
  static func areEqual(_ first: String, _ second: String) -> Bool {
    guard let one: [Int] = numbers(first), let other: [Int] = numbers(second) else { return first == second }
    return one == other
  }
}
