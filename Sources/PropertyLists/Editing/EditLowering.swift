import Diagnostics

/// Lowers one edit to changes of the text, or to simpler edits.
struct EditLowering {
  enum Result {
    case text([TextEdit])
    case steps([PropertyListEdit])
    /// The value is taken out, and inserted once the text has been read again.
    case move([TextEdit], MovedValue)
  }

  /// A value on its way to another place, as it was written.
  struct MovedValue {
    var layout: TextLayout
    var index: Int
    var target: PropertyListPath
  }

  let document: PropertyListDocument
  let layout: TextLayout
  let options: PropertyListEditOptions

  var text: SourceBytes { document.text }

  func lower(_ edit: PropertyListEdit) throws(PropertyListEditError) -> Result {
    do throws(PropertyListEditError) {
      switch edit {
      case .set(let path, let value): return try add(value, at: path, replaces: true, .automatic)
      case .insert(let value, let path, let placement): return try add(value, at: path, replaces: false, placement)
      case .append(let value, let path):
        return try add(value, at: PropertyListPath(path.components + [.end]), replaces: false, .end)
      case .remove(let path): return .text(try remove(path))
      case .rename(let path, let key): return .text(try rename(path, to: key))
      case .move(let source, let target): return try move(source, to: target)
      case .merge(let dictionary, let path, let policy):
        let chain: [Int] = try chain(to: path)
        let node: PropertyListNode = self.node(chain[chain.count - 1])
        guard node.kind == .dictionary else { throw PropertyListEditError.wrongKind(path, found: node.kind, wanted: "a dictionary") }
        return .steps(PropertyListEdit.merging(dictionary, into: path, policy, present: { document.root?.node(at: $0)?.value }))
      case .sortKeys(let path): return .text(try sortKeys(path))
      }
    } catch {
      throw error.at(edit.path)
    }
  }

  // MARK: Finding places

  func node(_ index: Int) -> PropertyListNode {
    PropertyListNode(document: document, index: index)
  }

  /// The nodes on the way to a place, the root first.
  func chain(to path: PropertyListPath) throws(PropertyListEditError) -> [Int] {
    guard let root: PropertyListNode = document.root else { throw .noRoot() }
    var chain: [Int] = [root.index]
    for (offset, component) in path.components.enumerated() {
      let node: PropertyListNode = self.node(chain[offset])
      guard let next: PropertyListNode = node.node(at: PropertyListPath([component])) else {
        let parent: PropertyListPath = PropertyListPath(Array(path.components[..<offset]))
        throw PropertyListEdit.missing(component, in: node.kind, count: node.count, at: parent)
      }
      chain.append(next.index)
    }
    return chain
  }

  func exists(_ path: PropertyListPath) -> Bool {
    document.root?.node(at: path) != nil
  }

  /// The places of a key among the items of a dictionary.
  func places(of key: String, in container: ContainerLayout) -> [Int] {
    container.items.indices.filter { index in container.items[index].key.map { document(keyAt: $0) == key } ?? false }
  }

  func document(keyAt index: Int) -> String {
    node(index).string ?? ""
  }

  func keys(_ container: ContainerLayout) -> [String] {
    container.items.map { $0.key.map(document(keyAt:)) ?? "" }
  }

  // MARK: Setting and inserting

  private func add(
    _ value: PropertyListValue, at path: PropertyListPath, replaces: Bool, _ placement: EntryPlacement
  ) throws(PropertyListEditError) -> Result {
    guard let parent: PropertyListPath = path.parent, let last: PropertyListPath.Component = path.components.last else {
      guard replaces else { throw .alreadyExists(path, help: "set it instead") }
      guard let root: PropertyListNode = document.root else { throw .noRoot() }
      return try replace(root.index, with: value, at: path, chain: [])
    }
    if options.createsIntermediates, !exists(parent),
      let (higher, wrapped): (PropertyListPath, PropertyListValue) = PropertyListEdit.wrapping(value, at: path, exists: exists)
    {
      return .steps([.insert(wrapped, at: higher)])
    }
    let chain: [Int] = try chain(to: parent)
    let index: Int = chain[chain.count - 1]
    let kind: PropertyListKind = node(index).kind
    switch (last, kind) {
    case (.key(let key), .dictionary):
      let container: ContainerLayout = layout.container(index)
      if let place: Int = places(of: key, in: container).last {
        guard replaces else { throw .alreadyExists(path, help: "set it instead") }
        return try replace(container.items[place].value, with: value, at: path, chain: chain)
      }
      let slot: Int = try PropertyListEdit.slot(for: key, among: keys(container), placement, parent)
      let style: TextStyle = layout.style(chain: chain, layout: container)
      var isTiedToNext: Bool = false
      if case .before = placement { isTiedToNext = true }
      return .text(
        try insertion(slot, container, style, isTiedToNext: isTiedToNext) { (indent) throws(PropertyListEditError) in
          try ValueRendering(style: style).entry(key, value, indent: indent)
        })
    case (_, .array):
      let container: ContainerLayout = layout.container(index)
      let slot: Int = try PropertyListEdit.elementSlot(last, count: container.items.count, replaces: replaces, parent)
      if replaces, slot < container.items.count { return try replace(container.items[slot].value, with: value, at: path, chain: chain) }
      let style: TextStyle = layout.style(chain: chain, layout: container)
      return .text(
        try insertion(slot, container, style) { (indent) throws(PropertyListEditError) in
          try ValueRendering(style: style).value(value, indent: indent)
        })
    default: throw PropertyListEdit.missing(last, in: kind, count: node(index).count, at: parent)
    }
  }

  /// Gives a place a new value: nothing when it is equal, single entries where only they differ, else the whole value.
  private func replace(
    _ index: Int, with value: PropertyListValue, at path: PropertyListPath, chain: [Int]
  ) throws(PropertyListEditError) -> Result {
    let old: PropertyListValue? = node(index).value
    if old == value { return .text([]) }
    if let old, let steps: [PropertyListEdit] = PropertyListEdit.difference(from: old, to: value, at: path) { return .steps(steps) }
    return .text(try replacement(of: index, with: value, chain: chain))
  }

  // MARK: Moving

  private func move(_ source: PropertyListPath, to target: PropertyListPath) throws(PropertyListEditError) -> Result {
    let chain: [Int] = try chain(to: source)
    try PropertyListEdit.checkMove(source, target)
    if source == target { return .text([]) }
    guard target.parent != nil else { throw .alreadyExists(target, help: "set the root instead") }
    // Within one dictionary a move is a new name.
    if source.parent == target.parent, case .key? = source.components.last, case .key(let key)? = target.components.last {
      if exists(target) { throw .alreadyExists(target, help: "remove it first, or choose another key") }
      return .text(try rename(source, to: key))
    }
    let removal: [TextEdit] = try remove(source, options: PropertyListEditOptions())
    return .move(removal, MovedValue(layout: layout, index: chain[chain.count - 1], target: target))
  }

  /// Inserts a value that has been taken out of an earlier text.
  func insert(_ moved: MovedValue) throws(PropertyListEditError) -> [TextEdit] {
    let target: PropertyListPath = moved.target
    guard let parent: PropertyListPath = target.parent, let last: PropertyListPath.Component = target.components.last else { return [] }
    let chain: [Int] = try chain(to: parent)
    let index: Int = chain[chain.count - 1]
    let container: ContainerLayout = layout.container(index)
    let style: TextStyle = layout.style(chain: chain, layout: container)
    let rendering: ValueRendering = ValueRendering(style: style)
    let slot: Int
    var lead: [UInt8]?
    var gap: TextStyle.KeyGap = style.scalarGap
    switch (last, node(index).kind) {
    case (.key(let key), .dictionary):
      if !places(of: key, in: container).isEmpty { throw .alreadyExists(target, help: "remove it first, or choose another key") }
      slot = try PropertyListEdit.slot(for: key, among: keys(container), .automatic, parent)
      lead = try rendering.keyText(key)
      if moved.layout.tree[moved.index].kind.publicKind.isContainer { gap = style.containerGap }
    case (_, .array):
      slot = try PropertyListEdit.elementSlot(last, count: container.items.count, replaces: false, parent)
    default: throw PropertyListEdit.missing(last, in: node(index).kind, count: container.items.count, at: parent)
    }
    return try insertion(slot, container, style) { (indent) throws(PropertyListEditError) in
      let text: [UInt8] = moved.layout.reindented(moved.index, to: indent)
      return (lead.map { $0 + rendering.gap(gap, indent: indent) } ?? []) + text
    }
  }
}

extension TextLayout {
  /// The text of a value as it stands, its lines moved to another indentation. Lines inside strings and data are left alone.
  func reindented(_ index: Int, to indent: [UInt8]) -> [UInt8] {
    let node: TextNode = tree[index]
    let old: [UInt8] = lineIndent(Int(node.start))
    guard old != indent, node.kind.publicKind.isContainer || node.kind == .data || node.kind == .uid else {
      return text[SourceRange(Int(node.start), Int(node.end))]
    }
    var result: [UInt8] = []
    var child: Int = index + 1
    var offset: Int = Int(node.start)
    while offset < Int(node.end) {
      while child < Int(node.next), Int(tree[child].end) <= offset || !isLeaf(child) { child += 1 }
      if child < Int(node.next), Int(tree[child].start) == offset {
        result += text[SourceRange(offset, Int(tree[child].end))]
        offset = Int(tree[child].end)
        continue
      }
      let byte: UInt8 = text[offset]
      result.append(byte)
      offset += 1
      guard byte == 0x0A || byte == 0x0D && text[offset] != 0x0A, text[SourceRange(offset, offset + old.count)] == old else { continue }
      result += indent
      offset += old.count
    }
    return result
  }

  private func isLeaf(_ index: Int) -> Bool {
    let kind: TextNodeKind = tree[index].kind
    return !kind.publicKind.isContainer && kind != .data && kind != .uid && kind != .invalid
  }
}
