public import Diagnostics
public import PropertyLists

/// One entry of a table of strings, with its place.
public struct LocalizedString: Sendable {
  /// How far a string catalog says that the translation is.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// Done.
    case translated
    /// Not yet begun.
    case new
    /// Somebody must look at it.
    case needsReview = "needs_review"
    /// The catalog names no state, or one that is not known.
    case unknown
  }

  /// The key: a key of Info.plist, or a value of it that is looked up.
  public let key: String
  /// The text; nil where the value is no text.
  public let value: String?
  /// The language as the file or its folder spells it; nil for a file outside all folders of languages.
  public let language: String?
  /// The device that the text is for, such as `iphone`; nil for all.
  public let device: String?
  /// The variant of the file's name, such as `~ipad` in `InfoPlist~ipad.strings`; empty for the plain name.
  public internal(set) var variant: String = ""
  /// Path of the file.
  public let file: String
  /// The kind of the file.
  public let format: StringTableFormat
  /// The bytes of the key in the file's text, markup included.
  public let keyRange: SourceRange
  /// The value in its document, which has its place.
  public let node: PropertyListNode
  /// How far the translation is; nil except in string catalogs.
  public let state: State?
  /// Whether the source no longer has the key, as a string catalog notes.
  public let isStale: Bool
  /// Whether another entry with the same key in the same file and language counts instead.
  public internal(set) var isShadowed: Bool = false

  /// The language as a code; nil for a file outside all folders of languages.
  public var languageCode: String? { language.map(LocalizationFolder.code(of:)) }
  /// The bytes of the value in the file's text, markup included.
  public var range: SourceRange { node.range }
}
