/// What the App Store takes as the text of a version, as rules_apple of Bazel states it: at most 18 characters; one to four numbers joined by
/// periods; a build may have lower-case letters behind them, followed by a number of one to three digits that is at most 255 and does not
/// start with zero.
public struct StoreVersion: Sendable, Hashable {
  /// The key whose value is judged.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// `CFBundleVersion`.
    case build
    /// `CFBundleShortVersionString`, which takes no letters.
    case shown
  }

  /// The numbers, leading zeros left out.
  public let components: [Int]
  /// The letters behind the numbers; empty without any.
  public let letters: String
  /// The number behind the letters; zero without any.
  public let number: Int

  /// Reads a text; nil for one that the store refuses.
  public init?(_ text: String, as kind: Kind) {
    guard text.utf8.count <= 18 else { return nil }
    let numbers: Substring = text.prefix { $0 == "." || ("0"..."9").contains($0) }
    let parts: [Substring] = numbers.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    components = parts.map { Int($0) ?? Int.max }
    let suffix: Substring = text[numbers.endIndex...]
    let letters: Substring = suffix.prefix { ("a"..."z").contains($0) }
    self.letters = String(letters)
    let digits: Substring = suffix[letters.endIndex...]
    guard !suffix.isEmpty else {
      number = 0
      return
    }
    guard kind == .build, !letters.isEmpty, (1...3).contains(digits.utf8.count), digits.first != "0",
      digits.allSatisfy({ ("0"..."9").contains($0) }), let number: Int = Int(digits), number <= 255
    else { return nil }
    self.number = number
  }
}
