import PropertyLists

/// A key that a library reads from an Info.plist.
public struct LibraryKey: Sendable, Hashable {
  /// A type of value that a library takes.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// A text.
    case string
    /// An array of texts.
    case strings
    /// A yes or no; 0 and 1 are read as one too.
    case boolean
    /// A whole number or one with a fraction.
    case number
    /// An array of anything.
    case array
    /// A dictionary.
    case dictionary
    /// Bytes.
    case data

    /// The type in a sentence.
    public var phrase: String {
      switch self {
      case .string: "a string"
      case .strings: "an array of strings"
      case .boolean: "a Boolean"
      case .number: "a number"
      case .array: "an array"
      case .dictionary: "a dictionary"
      case .data: "data"
      }
    }

    fileprivate func accepts(_ value: PlacedValue) -> Bool {
      switch self {
      case .string: value.kind == .string
      case .strings: value.kind == .array && value.elements.allSatisfy { $0.kind == .string }
      // A number that is 0 or 1 is read as a Boolean.
      case .boolean: value.kind == .boolean || ["0", "1"].contains(value.node.integer?.description)
      case .number: value.kind == .integer || value.kind == .real
      case .array: value.kind == .array
      case .dictionary: value.kind == .dictionary
      case .data: value.kind == .data
      }
    }
  }

  /// A value that people write by mistake.
  public struct Mistake: Sendable, Hashable {
    /// The form of the wrong value.
    public let pattern: TextPattern
    /// What the value is in truth, as a note to the finding.
    public let note: String

    /// States a mistake.
    public init(_ pattern: String, _ note: String) {
      self.pattern = TextPattern(checked: pattern)
      self.note = note
    }
  }

  /// The key, letter by letter.
  public let name: String
  /// The types that the library takes; empty: any.
  public let forms: [Form]
  /// The forms of a text, one of which it has; empty: any text.
  public let patterns: [TextPattern]
  /// The texts that the library knows; empty: any.
  public let values: [String]
  /// Other keys that the library demands beside it.
  public let companions: [String]
  /// The URL scheme that an app with this key declares, with `{value}` or `{reversed}`; nil: none.
  public let scheme: String?
  /// Advertising networks that an app with this key lists in `SKAdNetworkItems`.
  public let adNetworks: [String]
  /// Values of the maker's instructions, which nobody should ship.
  public let samples: [TextPattern]
  /// Values that people write by mistake.
  public let mistakes: [Mistake]
  /// What it does, in a sentence.
  public let summary: String

  /// States a key. Patterns are taken as they are.
  public init(
    _ name: String, _ forms: [Form] = [], patterns: [String] = [], values: [String] = [], companions: [String] = [],
    scheme: String? = nil, adNetworks: [String] = [], samples: [String] = [], mistakes: [Mistake] = [], summary: String = ""
  ) {
    self.name = name
    self.forms = forms
    self.patterns = patterns.map(TextPattern.init(checked:))
    self.values = values
    self.companions = companions
    self.scheme = scheme
    self.adNetworks = adNetworks
    self.samples = samples.map(TextPattern.init(checked:))
    self.mistakes = mistakes
    self.summary = summary
  }

  /// The types in a sentence.
  public var phrase: String {
    forms.isEmpty ? "any value" : forms.map(\.phrase).joined(separator: " or ")
  }

  /// Whether a value has one of the types.
  public func accepts(_ value: PlacedValue) -> Bool {
    forms.isEmpty || forms.contains { $0.accepts(value) }
  }

  /// Whether a text is one that the library can use.
  public func accepts(text: String) -> Bool {
    if values.isEmpty, patterns.isEmpty { return true }
    return values.contains(text) || patterns.contains { $0.matches(text) }
  }

  /// The form of a text in words; nil where every text is right.
  public var textPhrase: String? {
    let words: [String] = patterns.map(\.phrase) + values.map { "'\($0)'" }
    return words.isEmpty ? nil : words.joined(separator: ", or ")
  }

  /// The URL scheme for a value; nil where there is none.
  public func scheme(for value: String) -> String? {
    guard let scheme, !value.isEmpty, accepts(text: value) else { return nil }
    let reversed: String = value.split(separator: ".", omittingEmptySubsequences: false).reversed().joined(separator: ".")
    return scheme.replacing("{value}", with: value).replacing("{reversed}", with: reversed)
  }
}
