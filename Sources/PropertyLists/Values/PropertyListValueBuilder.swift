/// Turns a node and all below it into a value, without recursion.
enum PropertyListValueBuilder {
  private struct Frame {
    var kind: PropertyListKind
    var cursor: ChildCursor
    var elements: [PropertyListValue] = []
    var entries: [PropertyListDictionary.Entry] = []
    var pendingKey: String = ""
  }

  static func value(of root: PropertyListNode, limit: Int) -> PropertyListValue? {
    let document: PropertyListDocument = root.document
    guard root.kind.isContainer else { return root.scalar }
    var frames: [Frame] = [frame(for: root)]
    var produced: Int = 1
    while var top: Frame = frames.popLast() {
      var finished: PropertyListValue?
      if top.kind == .dictionary {
        if let key: Int = top.cursor.nextKey() {
          top.pendingKey = PropertyListNode(document: document, index: key).string ?? ""
        } else {
          finished = .dictionary(PropertyListDictionary(top.entries))
        }
      }
      if finished == nil {
        if let child: Int = top.cursor.next() {
          produced += 1
          guard produced <= limit else { return nil }
          let node: PropertyListNode = PropertyListNode(document: document, index: child)
          if node.kind.isContainer {
            guard frames.count < 8192 else { return nil }
            frames.append(top)
            frames.append(frame(for: node))
            continue
          }
          guard let scalar: PropertyListValue = node.scalar else { return nil }
          append(scalar, to: &top)
          frames.append(top)
          continue
        }
        guard top.kind != .dictionary else { return nil }
        finished = top.kind == .set ? .set(top.elements) : .array(top.elements)
      }
      guard let value: PropertyListValue = finished else { return nil }
      guard var parent: Frame = frames.popLast() else { return value }
      append(value, to: &parent)
      frames.append(parent)
    }
    return nil
  }

  private static func frame(for node: PropertyListNode) -> Frame {
    Frame(kind: node.kind, cursor: ChildCursor(node, wantsDictionary: node.kind == .dictionary))
  }

  private static func append(_ value: PropertyListValue, to frame: inout Frame) {
    if frame.kind == .dictionary {
      frame.entries.append(PropertyListDictionary.Entry(key: frame.pendingKey, value: value))
    } else {
      frame.elements.append(value)
    }
  }
}
