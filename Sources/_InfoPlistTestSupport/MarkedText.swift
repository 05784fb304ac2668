public import Diagnostics

/// A text with marked places, for tests about positions: `<key>«A»</key>` marks the bytes of `A`, `«»` marks a point.
///
/// Marks may stand inside one another. They are numbered by the order of their opening characters.
public struct MarkedText: Sendable, ExpressibleByStringLiteral {
  /// The text without the marks.
  public let text: String
  /// The marked ranges in UTF-8 bytes of `text`.
  public let ranges: [SourceRange]

  /// Reads the marks of a text.
  public init(_ marked: String) {
    var text: String = ""
    var ranges: [SourceRange] = []
    var open: [Int] = []
    for character in marked {
      switch character {
      case "«":
        open.append(ranges.count)
        ranges.append(.position(text.utf8.count))
      case "»":
        if let index: Int = open.popLast() { ranges[index].upperBound = text.utf8.count }
      default: text.append(character)
      }
    }
    self.text = text
    self.ranges = ranges
  }

  /// Reads the marks of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The text as bytes.
  public var bytes: SourceBytes { SourceBytes(text) }
}
