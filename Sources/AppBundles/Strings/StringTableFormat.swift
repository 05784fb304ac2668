/// The kinds of files that hold localized strings, by their endings.
public enum StringTableFormat: String, Sendable, Hashable, CaseIterable {
  /// Keys with values, one file a language. Also as XML and binary property lists.
  case strings
  /// Keys with rules for plurals, one file a language. Its entries outrank those of `.strings`.
  case stringsdict
  /// All languages of a table in one property list, as system apps have it.
  case loctable
  /// A string catalog of Xcode: all languages in one JSON file, with states of translation. Builds turn it into `.strings`.
  case xcstrings

  /// The format that the ending of a file names.
  public init?(fileName: String) {
    self.init(rawValue: FilePath.pathExtension(fileName))
  }

  /// Whether one file holds all languages.
  public var holdsAllLanguages: Bool { self == .loctable || self == .xcstrings }
}
