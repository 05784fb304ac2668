/// Why a text is no key path.
public struct PropertyListPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The whole text.
  public var text: String
  /// The offset of the place in the text's UTF-8 bytes.
  public var offset: Int
  /// What should stand there, with its article: "a key", "']' behind the position".
  public var expected: String
  /// What stands there: a quoted character, or "the end".
  public var found: String
  /// How to write what was probably meant; nil when there is no guess.
  public var help: String?

  init(_ text: String, at offset: Int, expected: String, help: String? = nil) {
    self.text = text
    self.offset = offset
    self.expected = expected
    self.help = help
    let rest: String = String(decoding: Array(text.utf8).dropFirst(offset), as: UTF8.self)
    found = rest.first.map { "'\($0)'" } ?? "the end"
  }

  /// The message in one line: `key path 'a..b': expected a key at offset 2, found '.'`.
  public var description: String {
    "key path '\(text)': expected \(expected) at offset \(offset), found \(found)" + (help.map { "; \($0)" } ?? "")
  }
}
