/// How a walk goes.
struct NodeWalkOptions {
  /// Whether the entries of each dictionary come sorted by key, as `KeyOrder` says, instead of in the order of the source. Entries with
  /// equal keys keep their order.
  var sortsKeys: Bool = false
  /// The most containers inside one another.
  var nesting: Int = PropertyListLimits().nesting
  /// The most values, keys included; shared objects count each time.
  var valueCount: Int = PropertyListLimits().expandedValueCount
}

/// How a walk ended.
enum NodeWalkEnd {
  case completed
  /// The visitor had enough.
  case stopped
  case tooDeep
  case tooManyValues
}

/// Values that can be walked over: part of a document, or a value in memory.
///
/// A walk visits each value once for each place where it occurs, without recursion. The generic writers are specialised for each source.
protocol NodeSource {
  func walk<Visitor: NodeVisitor & ~Copyable>(_ options: NodeWalkOptions, _ visitor: inout Visitor) -> NodeWalkEnd
}
