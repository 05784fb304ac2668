/// How a property list is written.
public struct PropertyListWritingOptions: Sendable, Hashable {
  /// How much white space a text format gets.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// As Apple's tools lay the format out: one entry a line, indented.
    case canonical
    /// No white space that can be left out, for the smallest file.
    case minimal
  }

  /// The end of each line.
  public enum LineEnd: String, Sendable, Hashable, CaseIterable {
    /// A line feed.
    case lf = "\n"
    /// A carriage return and a line feed.
    case crlf = "\r\n"
  }

  /// How JSON holds values that it has no form for.
  public enum JSONForm: String, Sendable, Hashable, CaseIterable {
    /// As objects with a tag, such as `{"$date": "2024-02-29T12:00:00Z"}`; every value survives.
    case tagged
    /// As strings (dates, data), arrays (sets) and dictionaries (UIDs), with a warning for each.
    case plain
  }

  /// Whether the entries of dictionaries are sorted by key (by UTF-16 code units, as Apple's XML writer sorts) instead of being kept in order.
  public var sortsKeys: Bool
  /// The layout of text formats.
  public var style: Style
  /// What each level is indented by: tabs or spaces. Other characters are not allowed and count as a tab. Only for the canonical style.
  public var indentation: String
  /// The end of each line of text formats.
  public var lineEnd: LineEnd
  /// Whether the binary format uses integers of three, five, six and seven bytes for offsets and references where they suffice, as libplist does.
  /// CoreFoundation reads them; a few old readers know only powers of two.
  public var usesOddIntegerSizes: Bool
  /// Whether reals are written as their source spelt them, where the format allows it.
  public var keepsRealSpelling: Bool
  /// How JSON holds dates, data, UIDs and sets.
  public var jsonForm: JSONForm
  /// Whether the OpenStep format uses GNUstep's typed values such as `<*I5>`, which Apple's readers refuse, instead of turning numbers, dates and
  /// booleans into strings.
  public var usesGNUstepTypes: Bool
  /// The character encoding of text formats. Characters that it lacks are written as references or escapes.
  public var encoding: TextEncoding
  /// Whether a text starts with the byte order mark of its encoding. UTF-16 and UTF-32 should: many readers need it.
  public var writesByteOrderMark: Bool
  /// How much is written at most: `outputByteCount`, `expandedValueCount`, `nesting` and `diagnosticCount` are used.
  public var limits: PropertyListLimits

  /// The default options: order kept, canonical style, tabs, line feeds.
  public init(
    sortsKeys: Bool = false, style: Style = .canonical, indentation: String = "\t", lineEnd: LineEnd = .lf,
    usesOddIntegerSizes: Bool = true, keepsRealSpelling: Bool = true, jsonForm: JSONForm = .tagged,
    usesGNUstepTypes: Bool = false, encoding: TextEncoding = .utf8, writesByteOrderMark: Bool = false,
    limits: PropertyListLimits = PropertyListLimits()
  ) {
    self.sortsKeys = sortsKeys
    self.style = style
    self.indentation = indentation
    self.lineEnd = lineEnd
    self.usesOddIntegerSizes = usesOddIntegerSizes
    self.keepsRealSpelling = keepsRealSpelling
    self.jsonForm = jsonForm
    self.usesGNUstepTypes = usesGNUstepTypes
    self.encoding = encoding
    self.writesByteOrderMark = writesByteOrderMark
    self.limits = limits
  }
}
