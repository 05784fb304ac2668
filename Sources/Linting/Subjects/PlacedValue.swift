public import Diagnostics
public import InfoPlistCatalog
public import PropertyLists

/// A value of a property list together with its key and its way from the root: what rules look at and point to.
public struct PlacedValue: Sendable {
  /// The value.
  public let node: PropertyListNode
  /// The way from the root.
  public let path: PropertyListPath
  /// The bytes of its key, markup included; nil for the root and for elements of arrays.
  public let keyRange: SourceRange?

  /// Places a value.
  public init(node: PropertyListNode, path: PropertyListPath, keyRange: SourceRange?) {
    self.node = node
    self.path = path
    self.keyRange = keyRange
  }

  /// The key under which it stands; empty for the root and for elements of arrays.
  public var key: String {
    if case .key(let key)? = path.components.last { key } else { "" }
  }

  /// The kind of the value.
  public var kind: PropertyLists.PropertyListKind { node.kind }

  /// The text of a string; nil for other kinds.
  public var string: String? { node.string }

  /// The text of a string that holds no build setting; nil for other kinds.
  public var literal: String? {
    guard let text: String = node.string, !BuildVariable.occurs(in: text) else { return nil }
    return text
  }

  /// Whether the value is a string that holds a build setting, so that nobody knows yet what it will be.
  public var isVariable: Bool { node.string.map(BuildVariable.occurs(in:)) ?? false }

  /// The entries of a dictionary, in the order of the file, duplicates included; empty for other kinds.
  public var members: [PlacedValue] {
    node.entries.map { PlacedValue(node: $0.value, path: path.appending(key: $0.key), keyRange: $0.keyRange) }
  }

  /// The elements of an array or set; empty for other kinds.
  public var elements: [PlacedValue] {
    node.elements.enumerated().map { PlacedValue(node: $0.element, path: path.appending(index: $0.offset), keyRange: nil) }
  }

  /// The value of a key of a dictionary; nil when it is not there or this is no dictionary.
  public subscript(key: String) -> PlacedValue? {
    node.entry(for: key).map { PlacedValue(node: $0.value, path: path.appending(key: key), keyRange: $0.keyRange) }
  }

  /// The value and everything inside it, outer values before inner ones, in the order of the file; at most `limit` values.
  public func descendants(limit: Int = 100_000) -> [PlacedValue] {
    var result: [PlacedValue] = []
    var pending: [PlacedValue] = [self]
    while let value: PlacedValue = pending.popLast(), result.count < limit {
      result.append(value)
      switch value.kind {
      case .dictionary: pending.append(contentsOf: value.members.reversed())
      case .array, .set: pending.append(contentsOf: value.elements.reversed())
      default: break
      }
    }
    return result
  }

  /// The place in the terms of the catalogue, where every element of an array is the same.
  public var catalogPath: InfoPlistKeyPath {
    InfoPlistKeyPath(
      path.components.map { component in
        switch component {
        case .key(let key): .key(key)
        case .index, .end: .element
        }
      })
  }

  /// The entry of the catalogue for this place; nil when the place is not known.
  public var catalogEntry: InfoPlistKey? { KeyCatalog.key(at: catalogPath) }
}
