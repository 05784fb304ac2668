/// The replacement of one range of a text.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced; an empty range is an insertion.
  public var range: SourceRange
  /// The new bytes, UTF-8.
  public var replacement: [UInt8]

  /// Replaces a range with bytes.
  public init(replacing range: SourceRange, with replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Replaces a range with a text.
  public init(replacing range: SourceRange, with replacement: String) {
    self.init(replacing: range, with: Array(replacement.utf8))
  }

  /// Inserts a text at an offset.
  public static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(replacing: .position(offset), with: text)
  }

  /// Deletes a range.
  public static func delete(_ range: SourceRange) -> TextEdit {
    TextEdit(replacing: range, with: [])
  }

  /// The replacement as text.
  public var replacementText: String { String(decoding: replacement, as: UTF8.self) }
}
