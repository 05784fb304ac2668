import Diagnostics

/// One value of a document: a light view that decodes on demand.
///
/// In a binary property list several places may share one object; views of such places are equal in content, and each leads on through the
/// same object.
public struct PropertyListNode: Sendable {
  /// The document.
  public let document: PropertyListDocument
  /// The node's index in the table of a text format, or the object's number in a binary property list.
  let index: Int

  init(document: PropertyListDocument, index: Int) {
    self.document = document
    self.index = index
  }

  /// The kind of the value.
  public var kind: PropertyListKind {
    switch document.storage {
    case .text(let tree): tree[index].kind.publicKind
    case .binary(let tree): tree[index].kind
    case .none: .invalid
    }
  }

  /// The bytes of the value, markup included, in `document.text`.
  public var range: SourceRange {
    switch document.storage {
    case .text(let tree): SourceRange(Int(tree[index].start), Int(tree[index].end))
    case .binary(let tree): tree.range(of: tree[index])
    case .none: .position(0)
    }
  }

  /// Whether the reader found an error inside a scalar, so that its value is a best guess.
  public var hasError: Bool {
    switch document.storage {
    case .text(let tree): tree[index].flags.contains(.hasError)
    case .binary(let tree): tree[index].flags.contains(.hasError)
    case .none: true
    }
  }

  /// The object's number in a binary property list; nil in a text format, and for a reference to no object.
  public var objectNumber: Int? {
    guard case .binary(let tree) = document.storage else { return nil }
    return index < tree.count ? index : nil
  }

  /// The number of elements or entries of a container, duplicates included; zero for other kinds. Takes time in proportion to the result, but
  /// for a binary property list.
  public var count: Int {
    if case .binary(let tree) = document.storage { return tree[index].kind.isContainer ? Int(tree[index].count) : 0 }
    return switch kind {
    case .dictionary: entries.reduce(0) { count, _ in count + 1 }
    case .array, .set: elements.reduce(0) { count, _ in count + 1 }
    default: 0
    }
  }

  /// The elements of an array or a set; empty for other kinds.
  public var elements: Elements { Elements(node: self) }

  /// The entries of a dictionary in the order of the file, duplicates included; empty for other kinds.
  public var entries: Entries { Entries(node: self) }

  /// The value that a reader of Apple's systems gives for a key: the last of several in a text format, the first in a binary one.
  /// Takes time in proportion to the number of entries.
  public subscript(key: String) -> PropertyListNode? {
    entry(for: key)?.value
  }

  /// The entry that a reader of Apple's systems uses for a key; nil when there is none or this is no dictionary.
  public func entry(for key: String) -> Entry? {
    var found: Entry?
    for entry in entries where entry.key == key {
      if document.format == .binary { return entry }
      found = entry
    }
    return found
  }

  /// The element at a position of an array or set; nil outside it.
  public subscript(position: Int) -> PropertyListNode? {
    guard position >= 0 else { return nil }
    var remaining: Int = position
    for element in elements {
      if remaining == 0 { return element }
      remaining -= 1
    }
    return nil
  }

  /// The value at the end of a path that starts here; nil where a step leads nowhere.
  public func node(at path: PropertyListPath) -> PropertyListNode? {
    var node: PropertyListNode = self
    for component in path.components {
      let next: PropertyListNode? =
        switch component {
        case .key(let key): node.kind == .dictionary ? node[key] : nil
        case .index(let position): node[position < 0 ? node.elements.reduce(position) { count, _ in count + 1 } : position]
        case .end: nil
        }
      guard let next else { return nil }
      node = next
    }
    return node
  }
}

extension PropertyListNode {
  /// A key of a dictionary with its value.
  public struct Entry: Sendable {
    let keyIndex: Int
    /// The value.
    public let value: PropertyListNode

    /// The key's text.
    public var key: String { PropertyListNode(document: value.document, index: keyIndex).string ?? "" }

    /// The bytes of the key, markup included.
    public var keyRange: SourceRange { PropertyListNode(document: value.document, index: keyIndex).range }

    /// Whether the key is missing in the file and only stands for the place where it should be.
    public var isKeyMissing: Bool {
      switch value.document.storage {
      case .text(let tree): tree[keyIndex].flags.contains(.isSynthetic)
      case .binary(let tree): tree[keyIndex].kind == .invalid
      case .none: true
      }
    }
  }

  /// The entries of a dictionary.
  public struct Entries: Sequence, Sendable {
    let node: PropertyListNode

    /// Makes an iterator.
    public func makeIterator() -> Iterator { Iterator(node) }

    /// Walks along the entries.
    public struct Iterator: IteratorProtocol {
      private let document: PropertyListDocument
      private var cursor: ChildCursor

      init(_ node: PropertyListNode) {
        document = node.document
        cursor = ChildCursor(node, wantsDictionary: true)
      }

      /// The next entry.
      public mutating func next() -> Entry? {
        guard let key: Int = cursor.nextKey(), let value: Int = cursor.next() else { return nil }
        return Entry(keyIndex: key, value: PropertyListNode(document: document, index: value))
      }
    }
  }

  /// The elements of an array or a set.
  public struct Elements: Sequence, Sendable {
    let node: PropertyListNode

    /// Makes an iterator.
    public func makeIterator() -> Iterator { Iterator(node) }

    /// Walks along the elements.
    public struct Iterator: IteratorProtocol {
      private let document: PropertyListDocument
      private var cursor: ChildCursor

      init(_ node: PropertyListNode) {
        document = node.document
        cursor = ChildCursor(node, wantsDictionary: false)
      }

      /// The next element.
      public mutating func next() -> PropertyListNode? {
        cursor.next().map { PropertyListNode(document: document, index: $0) }
      }
    }
  }
}

/// Walks along the children of a container in whatever storage it is.
struct ChildCursor {
  private let storage: PropertyListDocument.Storage
  private var position: Int
  private let end: Int
  private let container: BinaryObject

  init(_ node: PropertyListNode, wantsDictionary: Bool) {
    storage = node.document.storage
    switch storage {
    case .text(let tree):
      let text: TextNode = tree[node.index]
      let isWanted: Bool = wantsDictionary ? text.kind == .dictionary : text.kind == .array || text.kind == .set
      // A JSON container inside a tag object has the children of the container behind the tag.
      position = text.flags.contains(.isWrapped) ? node.index + 3 : node.index + 1
      end = isWanted ? Int(text.next) : position
      container = .unreadable
    case .binary(let tree):
      container = tree[node.index]
      let isWanted: Bool = container.kind.isContainer && wantsDictionary == (container.kind == .dictionary)
      position = 0
      end = isWanted ? Int(container.count) : 0
    case .none:
      position = 0
      end = 0
      container = .unreadable
    }
  }

  /// The key of the next entry; its value is the next `next()`.
  mutating func nextKey() -> Int? {
    switch storage {
    case .text, .none: next()
    case .binary(let tree): position < end ? tree.reference(position, of: container) : nil
    }
  }

  mutating func next() -> Int? {
    guard position < end else { return nil }
    switch storage {
    case .text(let tree):
      let index: Int = position
      position = Int(tree[index].next)
      return index
    case .binary(let tree):
      let index: Int = tree.reference(container.kind == .dictionary ? position + end : position, of: container)
      position += 1
      return index
    case .none: return nil
    }
  }
}
