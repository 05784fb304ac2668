/// A half-open range of UTF-8 byte offsets in one file's text.
///
/// Offsets count from zero. For a file in UTF-16 or UTF-32 they count bytes of the text after transcoding to UTF-8; for a binary
/// property list they are plain file offsets.
public struct SourceRange: Hashable, Sendable, Comparable {
  /// The offset of the first byte.
  public var lowerBound: Int
  /// The offset behind the last byte.
  public var upperBound: Int

  /// Makes a range; an upper bound below the lower one is raised to it.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// Makes a range from a Swift range.
  public init(_ range: Range<Int>) {
    self.init(range.lowerBound, range.upperBound)
  }

  /// The empty range at an offset.
  public static func position(_ offset: Int) -> SourceRange {
    SourceRange(offset, offset)
  }

  /// The number of bytes.
  public var count: Int { upperBound - lowerBound }

  /// Whether no byte lies in the range.
  public var isEmpty: Bool { upperBound == lowerBound }

  /// The same bounds as a Swift range.
  public var range: Range<Int> { lowerBound..<upperBound }

  /// Whether both ranges share a byte, or one is an insertion point strictly inside the other.
  public func overlaps(_ other: SourceRange) -> Bool {
    if isEmpty { return other.lowerBound < lowerBound && lowerBound < other.upperBound }
    if other.isEmpty { return lowerBound < other.lowerBound && other.lowerBound < upperBound }
    return lowerBound < other.upperBound && other.lowerBound < upperBound
  }

  /// Orders ranges by their start, then by their end.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
  }
}
