public import Diagnostics

/// Names rules: an id, a category with a star (`syntax/*`), a bare category, or `*` for all.
public struct RulePattern: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String

  /// Reads a pattern. `*` stands for any text.
  public init(_ text: String) {
    description = text
  }

  /// Reads a pattern.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Whether an id is meant.
  public func matches(_ id: DiagnosticID) -> Bool {
    let pattern: [UInt8] = Array((description.contains("/") || description.contains("*") ? description : description + "/*").utf8)
    let text: [UInt8] = Array(id.rawValue.utf8)
    var patternIndex: Int = 0
    var textIndex: Int = 0
    var star: Int?
    var mark: Int = 0
    while textIndex < text.count {
      if patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") {
        star = patternIndex
        mark = textIndex
        patternIndex += 1
      } else if patternIndex < pattern.count, pattern[patternIndex] == text[textIndex] {
        patternIndex += 1
        textIndex += 1
      } else if let star {
        mark += 1
        textIndex = mark
        patternIndex = star + 1
      } else {
        return false
      }
    }
    while patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") { patternIndex += 1 }
    return patternIndex == pattern.count
  }

  /// Whether a rule is meant, by its id or a former one.
  public func matches(_ info: RuleInfo) -> Bool {
    matches(info.id) || info.formerIDs.contains(where: matches)
  }
}
