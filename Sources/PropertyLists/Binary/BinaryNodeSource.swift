/// An object of a binary property list with all that it refers to; shared objects are visited each time.
struct BinaryNodeSource: NodeSource {
  let tree: BinaryTree
  let root: Int

  private struct Frame {
    var container: BinaryObject
    var position: Int = 0
    /// Where the positions of the entries by key start in the list of sorted positions; -1 when they are not sorted.
    var sortedStart: Int = -1
  }

  func walk<Visitor: NodeVisitor & ~Copyable>(_ options: NodeWalkOptions, _ visitor: inout Visitor) -> NodeWalkEnd {
    guard root >= 0, root <= tree.count else { return .completed }
    var frames: [Frame] = []
    var top: Frame?
    var remaining: Int = options.valueCount
    var number: Int = root
    var sorted: [Int] = []
    while true {
      remaining &-= 1
      if remaining < 0 { return .tooManyValues }
      if visitor.isFinished { return .stopped }
      let object: BinaryObject = tree[number]
      if object.kind.isContainer {
        if frames.count >= options.nesting { return .tooDeep }
        switch object.kind {
        case .dictionary: visitor.beginDictionary(isEmpty: object.count == 0)
        case .array: visitor.beginArray(isEmpty: object.count == 0)
        default: visitor.beginSet(isEmpty: object.count == 0)
        }
        if let top { frames.append(top) }
        top = Frame(container: object)
        if options.sortsKeys, object.kind == .dictionary {
          top?.sortedStart = sorted.count
          sorted.append(contentsOf: sortedPositions(of: object))
        }
      } else {
        leaf(object, at: number, &visitor)
      }
      while true {
        guard var frame: Frame = top else { return .completed }
        let count: Int = Int(frame.container.count)
        if frame.position < count {
          let position: Int = frame.sortedStart < 0 ? frame.position : sorted[frame.sortedStart &+ frame.position]
          frame.position &+= 1
          if frame.container.kind == .dictionary {
            remaining &-= 1
            key(tree[tree.reference(position, of: frame.container)], &visitor)
            number = tree.reference(position &+ count, of: frame.container)
          } else {
            number = tree.reference(position, of: frame.container)
          }
          top = frame
          break
        }
        if frame.sortedStart >= 0 { sorted.removeLast(sorted.count - frame.sortedStart) }
        switch frame.container.kind {
        case .dictionary: visitor.endDictionary(isEmpty: count == 0)
        case .array: visitor.endArray(isEmpty: count == 0)
        default: visitor.endSet(isEmpty: count == 0)
        }
        top = frames.popLast()
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
