import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The finished node table of a text format, over the text it describes. It never changes.
final class TextTree: Sendable {
  /// How scalars of the tree are spelt.
  enum Syntax: Sendable {
    case xml
    case openStep
    case json
  }

  let text: SourceBytes
  let syntax: Syntax
  let count: Int
  nonisolated(unsafe) let nodes: UnsafePointer<TextNode>

  init(text: SourceBytes, syntax: Syntax, table: consuming TextNodeTable) {
    self.text = text
    self.syntax = syntax
    let (base, count): (UnsafeMutablePointer<TextNode>, Int) = table.finish()
    self.nodes = UnsafePointer(base)
    self.count = count
  }

  deinit {
    free(UnsafeMutablePointer(mutating: nodes))
  }

  /// The node at an index that came from this tree.
  @inline(__always)
  subscript(index: Int) -> TextNode {
    precondition(index >= 0 && index < count)
    return nodes[index]
  }
}
