/// A container of an OpenStep or JSON text that has been opened and not closed.
struct ContainerFrame {
  var isDictionary: Bool
  /// The container's node.
  var node: Int
  /// The reader's state once the container is closed.
  var outerState: UInt8
  /// The bracket that opened it; zero for the table of a strings file, which has none.
  var opener: UInt8

  /// The bracket that closes it; zero for the table of a strings file.
  var closer: UInt8 {
    switch opener {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: 0
    }
  }
}

extension TextNodeTable {
  /// The path of the value that is being read, or of the innermost container while it is empty.
  borrowing func path(along frames: [ContainerFrame], keyText: (TextNode) -> String) -> PropertyListPath {
    var path: PropertyListPath = .root
    for (depth, frame) in frames.enumerated() {
      let isInnermost: Bool = depth + 1 == frames.count
      let limit: Int = isInnermost ? count : frames[depth + 1].node
      var child: Int = frame.node + 1
      var last: Int = -1
      var position: Int = 0
      while child < limit {
        if !frame.isDictionary || self[child].kind == .key {
          last = child
          position += 1
        }
        child = max(child + 1, Int(self[child].next))
      }
      if frame.isDictionary {
        if last >= 0 { path = path.appending(key: keyText(self[last])) }
      } else if !isInnermost || position > 0 {
        path = path.appending(index: isInnermost ? position - 1 : position)
      }
    }
    return path
  }
}
