/// An object of a binary property list with all that it refers to; shared objects are visited each time.
struct BinaryNodeSource: NodeSource {
  let tree: BinaryTree
  let root: Int

  private struct Frame {
    var container: BinaryObject
    var position: Int
    /// Where the positions of the entries by key start in the list of sorted positions; -1 when they are not sorted.
    var sortedStart: Int
  }

  func walk<Visitor: NodeVisitor & ~Copyable>(_ options: NodeWalkOptions, _ visitor: inout Visitor) -> NodeWalkEnd {
    guard root >= 0, root <= tree.count else { return .completed }
    var frames: [Frame] = []
    // The container that is being walked; kept out of the stack, because it changes at each step.
    var container: BinaryObject = .unreadable
    var position: Int = 0
    var sortedStart: Int = -1
    var depth: Int = 0
    var remaining: Int = options.valueCount
    var number: Int = root
    var sorted: [Int] = []
    while true {
      remaining &-= 1
      if remaining < 0 { return .tooManyValues }
      if visitor.isFinished { return .stopped }
      let object: BinaryObject = tree[number]
      if object.kind.isContainer {
        if depth >= options.nesting { return .tooDeep }
        switch object.kind {
        case .dictionary: visitor.beginDictionary(isEmpty: object.count == 0)
        case .array: visitor.beginArray(isEmpty: object.count == 0)
        default: visitor.beginSet(isEmpty: object.count == 0)
        }
        if depth > 0 { frames.append(Frame(container: container, position: position, sortedStart: sortedStart)) }
        depth &+= 1
        container = object
        position = 0
        sortedStart = -1
        if options.sortsKeys, object.kind == .dictionary {
          sortedStart = sorted.count
          sorted.append(contentsOf: sortedPositions(of: object))
        }
      } else {
        leaf(object, at: number, &visitor)
      }
      while true {
        if depth == 0 { return .completed }
        let count: Int = Int(container.count)
        if position < count {
          let next: Int = sortedStart < 0 ? position : sorted[sortedStart &+ position]
          position &+= 1
          if container.kind == .dictionary {
            remaining &-= 1
            number = tree.reference(next &+ count, of: container)
            key(tree[tree.reference(next, of: container)], &visitor)
          } else {
            number = tree.reference(next, of: container)
          }
          break
        }
        switch container.kind {
        case .dictionary: visitor.endDictionary(isEmpty: count == 0)
        case .array: visitor.endArray(isEmpty: count == 0)
        default: visitor.endSet(isEmpty: count == 0)
        }
        if sortedStart >= 0 { sorted.removeLast(sorted.count - sortedStart) }
        depth &-= 1
        if let outer: Frame = frames.popLast() {
          container = outer.container
          position = outer.position
          sortedStart = outer.sortedStart
        }
      }
    }
  }

  private func sortedPositions(of dictionary: BinaryObject) -> [Int] {
    let keys: [[UInt8]] = (0..<Int(dictionary.count)).map { position in
      let key: BinaryObject = tree[tree.reference(position, of: dictionary)]
      return key.kind == .string ? tree.withText(of: key) { Array($0) } : []
    }
    return keys.indices.sorted { left, right in
      KeyOrder.precedes(keys[left], keys[right]) || keys[left] == keys[right] && left < right
    }
  }

  @inline(__always)
  private func key<Visitor: NodeVisitor & ~Copyable>(_ object: BinaryObject, _ visitor: inout Visitor) {
    if object.kind == .string {
      tree.withText(of: object) { visitor.key($0) }
    } else {
      visitor.unreadable(isKey: true)
    }
  }

  @inline(__always)
  private func leaf<Visitor: NodeVisitor & ~Copyable>(_ object: BinaryObject, at number: Int, _ visitor: inout Visitor) {
    switch object.kind {
    case .string: tree.withText(of: object) { visitor.string($0) }
    case .integer: visitor.integer(tree.integer(object))
    case .real: visitor.real(tree.real(object), spelling: UnsafeBufferPointer(start: nil, count: 0))
    case .boolean: visitor.boolean(object.flags.contains(.isTrue))
    case .date: visitor.date(PropertyListDate(secondsSinceReferenceDate: tree.real(object)))
    case .data: visitor.data(tree.content(of: object))
    case .uid: visitor.uid(tree.unsigned(object))
    case .null: visitor.null()
    case .dictionary, .array, .set, .invalid: visitor.unreadable(isKey: false)
    }
  }
}
