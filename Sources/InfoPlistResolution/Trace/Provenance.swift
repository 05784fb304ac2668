public import Diagnostics
public import PropertyLists

/// Where a value stands: which file, which place in it, and under which variant and language.
public struct Provenance: Sendable {
  /// Path of the file.
  public let file: String
  /// The document, for its lines and its text; nil when the place is a whole file such as `PkgInfo`, or a directory.
  public let document: PropertyListDocument?
  /// The bytes of the value in the text of the document; nil for a whole file.
  public let range: SourceRange?
  /// The way to the value inside the file, as it is spelled there.
  public let path: PropertyListPath?
  /// The variant of the key or of the file's name, such as `~ipad`; nil for the plain one.
  public let variant: String?
  /// The localization as its directory or table spells it; nil for a value that is not localized.
  public let language: String?

  /// States a place.
  public init(
    file: String, document: PropertyListDocument? = nil, range: SourceRange? = nil, path: PropertyListPath? = nil, variant: String? = nil,
    language: String? = nil
  ) {
    self.file = file
    self.document = document
    self.range = range
    self.path = path
    self.variant = variant
    self.language = language
  }

  /// The place of a value in a document.
  public init(file: String, node: PropertyListNode, path: PropertyListPath, variant: String? = nil, language: String? = nil) {
    self.init(file: file, document: node.document, range: node.range, path: path, variant: variant, language: language)
  }

  /// Line and column of the value; nil for a whole file and for a binary property list, which has no lines. Reads the text once.
  public var place: LineColumn? {
    guard let document, let range, document.format.isText else { return nil }
    return LineTable(document.text).place(at: range.lowerBound)
  }

  /// `file:line`, or the file alone where there are no lines.
  public var description: String {
    guard let place else { return file }
    return "\(file):\(place.line)"
  }
}
