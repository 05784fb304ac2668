/// How a text property list is laid out anew.
public struct PropertyListFormattingOptions: Hashable, Sendable {
  /// How much is changed.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The layout of Apple's tools: one entry a line, the usual header, data in lines of its own, the usual forms of empty values.
    case canonical
    /// Only the white space at the start and the end of lines, and the line ends; no line is split or joined.
    case minimal
  }

  /// How much is changed.
  public var style: Style
  /// What each level is indented by, tabs or spaces; nil for the format's usual one: a tab in XML, four spaces in OpenStep, two in JSON.
  public var indentation: String?
  /// The end of each line; nil for the one that the text uses first.
  public var lineEnd: PropertyListWritingOptions.LineEnd?
  /// Whether the entries of all dictionaries are sorted by key, with the comments that belong to them.
  public var sortsKeys: Bool

  /// Makes options.
  public init(
    style: Style = .canonical, indentation: String? = nil, lineEnd: PropertyListWritingOptions.LineEnd? = nil, sortsKeys: Bool = false
  ) {
    self.style = style
    self.indentation = indentation
    self.lineEnd = lineEnd
    self.sortsKeys = sortsKeys
  }
}
