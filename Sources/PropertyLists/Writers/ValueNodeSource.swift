/// A value in memory with all below it.
struct ValueNodeSource: NodeSource {
  let value: PropertyListValue

  private struct Frame {
    var kind: PropertyListKind
    var elements: [PropertyListValue] = []
    var entries: [PropertyListDictionary.Entry] = []
    var position: Int = 0

    var count: Int { kind == .dictionary ? entries.count : elements.count }
  }

  func walk<Visitor: NodeVisitor & ~Copyable>(_ options: NodeWalkOptions, _ visitor: inout Visitor) -> NodeWalkEnd {
    var frames: [Frame] = []
    var remaining: Int = options.valueCount
    var next: PropertyListValue = value
    while true {
      remaining &-= 1
      if remaining < 0 { return .tooManyValues }
      if visitor.isFinished { return .stopped }
      switch next {
      case .dictionary, .array, .set:
        if frames.count >= options.nesting { return .tooDeep }
        let frame: Frame = ValueNodeSource.frame(next, options)
        switch frame.kind {
        case .dictionary: visitor.beginDictionary(isEmpty: frame.count == 0)
        case .array: visitor.beginArray(isEmpty: frame.count == 0)
        default: visitor.beginSet(isEmpty: frame.count == 0)
        }
        frames.append(frame)
      default: visitor.visit(scalar: next)
      }
      while true {
        let depth: Int = frames.count - 1
        guard depth >= 0 else { return .completed }
        let position: Int = frames[depth].position
        if position < frames[depth].count {
          frames[depth].position = position + 1
          if frames[depth].kind == .dictionary {
            remaining &-= 1
            var key: String = frames[depth].entries[position].key
            key.withUTF8 { visitor.key($0) }
            next = frames[depth].entries[position].value
          } else {
            next = frames[depth].elements[position]
          }
          break
        }
        let isEmpty: Bool = frames[depth].count == 0
        switch frames[depth].kind {
        case .dictionary: visitor.endDictionary(isEmpty: isEmpty)
        case .array: visitor.endArray(isEmpty: isEmpty)
        default: visitor.endSet(isEmpty: isEmpty)
        }
        frames.removeLast()
      }
    }
  }

  private static func frame(_ value: PropertyListValue, _ options: NodeWalkOptions) -> Frame {
    switch value {
    case .dictionary(let dictionary):
      guard options.sortsKeys else { return Frame(kind: .dictionary, entries: dictionary.entries) }
      let keyed: [(key: [UInt8], index: Int)] = dictionary.entries.enumerated().map { (Array($0.element.key.utf8), $0.offset) }
      let order: [(key: [UInt8], index: Int)] = keyed.sorted { left, right in
        KeyOrder.precedes(left.key, right.key) || left.key == right.key && left.index < right.index
      }
      return Frame(kind: .dictionary, entries: order.map { dictionary.entries[$0.index] })
    case .array(let elements): return Frame(kind: .array, elements: elements)
    case .set(let elements): return Frame(kind: .set, elements: elements)
    default: return Frame(kind: value.kind)
    }
  }
}
