import Diagnostics
public import PropertyLists

/// A property list file as rules see it.
///
/// A class, because every run of a rule holds one.
public final class FileSubject: Sendable {
  /// The path as the user gave it; `-` for standard input.
  public let path: String
  /// The document.
  public let document: PropertyListDocument
  /// What is known about it.
  public let facts: Facts

  /// Makes a subject of a document whose facts are known.
  public init(path: String, document: PropertyListDocument, facts: Facts) {
    self.path = path
    self.document = document
    self.facts = facts
  }

  /// The root value; nil when none could be read.
  public var root: PlacedValue? {
    document.root.map { PlacedValue(node: $0, path: .root, keyRange: nil) }
  }
}
