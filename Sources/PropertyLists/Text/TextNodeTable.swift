#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A growing table of nodes in one block of memory.
///
/// `realloc` moves large blocks without copying on Linux, so growth costs neither time nor a second copy.
struct TextNodeTable: ~Copyable {
  private(set) var base: UnsafeMutablePointer<TextNode>
  private(set) var count: Int = 0
  private var capacity: Int

  init(minimumCapacity: Int) {
    capacity = max(16, minimumCapacity)
    base = TextNodeTable.resized(nil, capacity: capacity)
  }

  deinit {
    free(base)
  }

  /// Appends a leaf and returns its index.
  @inline(__always) @discardableResult
  mutating func append(_ kind: TextNodeKind, _ start: Int, _ end: Int, _ flags: TextNodeFlags = []) -> Int {
    if count == capacity { grow() }
    let index: Int = count
    count &+= 1
    (base + index).initialize(
      to: TextNode(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), next: UInt32(truncatingIfNeeded: count), kind: kind,
        flags: flags))
    return index
  }

  /// Ends a container: all nodes appended since are its descendants.
  @inline(__always)
  mutating func close(_ index: Int, end: Int) {
    guard index < count else { return }
    base[index].end = UInt32(truncatingIfNeeded: end)
    base[index].next = UInt32(truncatingIfNeeded: count)
  }

  /// Removes all nodes from an index on.
  mutating func truncate(to newCount: Int) {
    count = min(count, max(0, newCount))
  }

  subscript(index: Int) -> TextNode {
    get { base[min(max(0, index), max(0, count - 1))] }
    set { if index >= 0, index < count { base[index] = newValue } }
  }

  @inline(never)
  private mutating func grow() {
    capacity *= 2
    base = TextNodeTable.resized(base, capacity: capacity)
  }

  private static func resized(_ base: UnsafeMutablePointer<TextNode>?, capacity: Int) -> UnsafeMutablePointer<TextNode> {
    guard let memory: UnsafeMutableRawPointer = realloc(base, capacity * MemoryLayout<TextNode>.stride) else {
      // The limits on file size and value count keep this far from any real machine's memory; there is nothing left to report with.
      abort()
    }
    return memory.bindMemory(to: TextNode.self, capacity: capacity)
  }

  /// Hands the memory, which `free` releases, over to a tree that does not change any more.
  consuming func finish() -> (base: UnsafeMutablePointer<TextNode>, count: Int) {
    let result: (UnsafeMutablePointer<TextNode>, Int) = (base, count)
    discard self
    return result
  }
}
