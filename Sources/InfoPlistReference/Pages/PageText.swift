/// A line of running text with what is special in it: names, links, stressed words.
public struct PageText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A piece of the text.
  public enum Span: Sendable, Hashable {
    /// Words.
    case plain(String)
    /// A name or value as it stands in a file.
    case code(String)
    /// Words that the eye should find.
    case strong(String)
    /// A name that has a page of its own.
    case link(String, PageLink)
  }

  /// The pieces, in order.
  public var spans: [Span]

  /// Makes a text of pieces.
  public init(_ spans: [Span]) {
    self.spans = spans
  }

  /// Makes a text of words.
  public init(_ words: String) {
    self.spans = words.isEmpty ? [] : [.plain(words)]
  }

  /// Makes a text of words.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A name as it stands in a file.
  public static func code(_ name: String) -> PageText { PageText([.code(name)]) }

  /// A name with a page of its own.
  public static func link(_ name: String, _ link: PageLink) -> PageText { PageText([.link(name, link)]) }

  /// Joins texts.
  public static func + (left: PageText, right: PageText) -> PageText { PageText(left.spans + right.spans) }

  /// Joins texts with something between them.
  public static func joined(_ texts: [PageText], separator: String = ", ") -> PageText {
    var spans: [Span] = []
    for (index, text) in texts.enumerated() {
      if index > 0 { spans.append(.plain(separator)) }
      spans += text.spans
    }
    return PageText(spans)
  }

  /// Whether there is nothing to read.
  public var isEmpty: Bool { spans.isEmpty }

  /// The words without marks.
  public var plain: String {
    spans.map { span in
      switch span {
      case .plain(let text), .code(let text), .strong(let text), .link(let text, _): text
      }
    }.joined()
  }
}
