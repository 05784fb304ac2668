import Diagnostics

/// A node of a text tree with all below it.
struct TextNodeSource: NodeSource {
  let tree: TextTree
  let root: Int
  /// Whether the text may hold ill-formed UTF-8, because its reader reported errors.
  let mayBeMalformed: Bool

  private struct Frame {
    /// The node behind the container's last descendant.
    var end: Int
    var kind: TextNodeKind
    var isEmpty: Bool
    /// Where the list of sorted keys ends once all of this container's keys are visited; -1 when they are not sorted.
    var sortedStart: Int = -1
  }

  func walk<Visitor: NodeVisitor & ~Copyable>(_ options: NodeWalkOptions, _ visitor: inout Visitor) -> NodeWalkEnd {
    guard root >= 0, root < tree.count else { return .completed }
    var frames: [Frame] = []
    var sortedKeys: [Int] = []
    var index: Int = root
    var remaining: Int = options.valueCount
    while true {
      remaining &-= 1
      if remaining < 0 { return .tooManyValues }
      if visitor.isFinished { return .stopped }
      let node: TextNode = tree[index]
      switch node.kind {
      case .dictionary, .array, .set:
        if frames.count >= options.nesting { return .tooDeep }
        // A JSON container inside a tag object has the children of the container behind the tag.
        let first: Int = node.flags.contains(.isWrapped) ? index &+ 3 : index &+ 1
        var frame: Frame = Frame(end: Int(node.next), kind: node.kind, isEmpty: Int(node.next) == first)
        switch node.kind {
        case .dictionary: visitor.beginDictionary(isEmpty: frame.isEmpty)
        case .array: visitor.beginArray(isEmpty: frame.isEmpty)
        default: visitor.beginSet(isEmpty: frame.isEmpty)
        }
        if options.sortsKeys, node.kind == .dictionary, !frame.isEmpty {
          // The last key comes first, so that visited keys can be dropped from the end.
          frame.sortedStart = sortedKeys.count
          sortedKeys.append(contentsOf: sortedEntries(of: index).reversed())
        }
        frames.append(frame)
        index = first
      default:
        leaf(node, at: index, &visitor)
        index = Int(node.next)
        // A key's value follows it directly, also where keys are sorted.
        if node.kind == .key { continue }
      }
      // Close what is complete, then go on with the next sibling.
      while true {
        guard let top: Frame = frames.last else { return .completed }
        if top.sortedStart >= 0 {
          if sortedKeys.count > top.sortedStart, let next: Int = sortedKeys.popLast() {
            index = next
            break
          }
        } else if index < top.end {
          break
        }
        frames.removeLast()
        index = top.end
        switch top.kind {
        case .dictionary: visitor.endDictionary(isEmpty: top.isEmpty)
        case .array: visitor.endArray(isEmpty: top.isEmpty)
        default: visitor.endSet(isEmpty: top.isEmpty)
        }
      }
    }
  }

  /// The indexes of a dictionary's keys, sorted.
  private func sortedEntries(of dictionary: Int) -> [Int] {
    var keys: [(text: [UInt8], index: Int)] = []
    let end: Int = Int(tree[dictionary].next)
    var index: Int = tree[dictionary].flags.contains(.isWrapped) ? dictionary + 3 : dictionary + 1
    while index < end {
      keys.append((tree.withText(at: index) { Array($0) }, index))
      index = index + 1 < end ? Int(tree[index + 1].next) : end
    }
    return keys.sorted { left, right in
      KeyOrder.precedes(left.text, right.text) || left.text == right.text && left.index < right.index
    }.map(\.index)
  }

  @inline(__always)
  private func leaf<Visitor: NodeVisitor & ~Copyable>(_ node: TextNode, at index: Int, _ visitor: inout Visitor) {
    switch node.kind {
    case .key:
      if node.flags.contains(.isSynthetic) { return visitor.unreadable(isKey: true) }
      withText(node, at: index) { visitor.key($0) }
    case .string: withText(node, at: index) { visitor.string($0) }
    case .boolean: visitor.boolean(node.flags.contains(.isTrue))
    case .null: visitor.null()
    case .integer where tree.syntax == .xml:
      if case .success(let value) = IntegerText.parse(content(node)) { visitor.integer(value) } else { visitor.unreadable(isKey: false) }
    case .date where tree.syntax == .xml:
      if case .success(let value) = DateText.parse(content(node)) { visitor.date(value) } else { visitor.unreadable(isKey: false) }
    case .real where tree.syntax == .xml:
      let spelling: UnsafeBufferPointer<UInt8> = content(node)
      if case .success(let value) = RealText.parse(spelling) {
        visitor.real(value, spelling: spelling)
      } else {
        visitor.unreadable(isKey: false)
      }
    case .integer, .date, .real, .data, .uid: scalar(at: index, &visitor)
    case .dictionary, .array, .set, .invalid: visitor.unreadable(isKey: false)
    }
  }

  @inline(__always)
  private func content(_ node: TextNode) -> UnsafeBufferPointer<UInt8> {
    let range: Range<Int> = tree.xmlContent(of: node)
    return UnsafeBufferPointer(start: tree.text.unsafeBaseAddress + range.lowerBound, count: range.count)
  }

  @inline(__always)
  private func withText(_ node: TextNode, at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if mayBeMalformed {
      var text: String = tree.string(at: index) ?? ""
      return text.withUTF8(body)
    }
    if tree.syntax == .xml, !node.flags.contains(.needsDecoding) { return body(content(node)) }
    tree.withText(at: index, body)
  }

  @inline(never)
  private func scalar<Visitor: NodeVisitor & ~Copyable>(at index: Int, _ visitor: inout Visitor) {
    if let value: PropertyListValue = tree.scalar(at: index) {
      visitor.visit(scalar: value)
    } else {
      visitor.unreadable(isKey: false)
    }
  }
}

extension NodeVisitor where Self: ~Copyable {
  /// Hands over a value that is no container.
  mutating func visit(scalar value: PropertyListValue) {
    switch value {
    case .dictionary, .array, .set: unreadable(isKey: false)
    case .string(var text): text.withUTF8 { string($0) }
    case .integer(let value): integer(value)
    case .real(let value):
      var spelling: String = value.spelling ?? ""
      spelling.withUTF8 { real(value.value, spelling: $0) }
    case .boolean(let value): boolean(value)
    case .date(let value): date(value)
    case .data(let bytes): bytes.withUnsafeBufferPointer { data($0) }
    case .uid(let value): uid(value)
    case .null: null()
    }
  }
}
