/// A page about a key, a value, a table, a family of keys or a rule, before it is drawn for a terminal or as Markdown.
public struct ReferencePage: Sendable, Hashable {
  /// A part of a page.
  public enum Block: Sendable, Hashable {
    /// The title of a section, with its depth from 1.
    case heading(String, level: Int)
    /// Running text.
    case paragraph(PageText)
    /// Facts with their names.
    case facts([Fact])
    /// Points.
    case list([PageText])
    /// Rows under titles.
    case table(titles: [String], rows: [[PageText]])
    /// Lines of a file.
    case code(String, language: String)
  }

  /// A fact with its name.
  public struct Fact: Sendable, Hashable {
    /// What the fact is about, for example `Default`.
    public var name: String
    /// The fact.
    public var text: PageText

    /// States a fact.
    public init(_ name: String, _ text: PageText) {
      self.name = name
      self.text = text
    }
  }

  /// What the page is about.
  public var title: String
  /// The content.
  public var blocks: [Block]

  /// Makes a page.
  public init(_ title: String, _ blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }
}
