import Diagnostics

/// Taking items away, and putting them into another order.
extension EditLowering {
  func remove(_ path: PropertyListPath) throws(PropertyListEditError) -> [TextEdit] {
    try remove(path, options: options)
  }

  func remove(_ path: PropertyListPath, options: PropertyListEditOptions) throws(PropertyListEditError) -> [TextEdit] {
    guard let parent: PropertyListPath = path.parent, let last: PropertyListPath.Component = path.components.last else {
      throw .invalidPath(path, "the root cannot be removed", help: "set it to another value instead")
    }
    let chain: [Int] = try chain(to: path)
    let index: Int = chain[chain.count - 2]
    if node(index).kind == .set {
      throw .unrepresentable("the elements of a set cannot be edited in a text file", help: "set the whole value")
    }
    let container: ContainerLayout = layout.container(index)
    let places: [Int]
    if case .key(let key) = last {
      let all: [Int] = self.places(of: key, in: container)
      places = PropertyListEdit.chosen(all, options.duplicateKeys, effective: all.count - 1)
    } else {
      places = container.items.indices.filter { container.items[$0].value == chain[chain.count - 1] }
    }
    guard container.close != nil else { throw .unreadable(parent, "the end of the container is missing in the file") }
    let edits: [TextEdit] = removal(of: places, container)
    // A table without entries needs something left to be a table: a file without a byte is none.
    if container.open.isEmpty, edits.count == 1, edits[0].range.count == text.count - layout.contentStart {
      return [TextEdit(replacing: edits[0].range, with: layout.lineEnd(near: layout.contentStart))]
    }
    return edits
  }

  /// Deletes items with their separators and the comments that belong to them.
  private func removal(of places: [Int], _ container: ContainerLayout) -> [TextEdit] {
    var edits: [TextEdit] = places.map { .delete(SourceRange(removedRange($0, container))) }
    // What becomes the last item must not keep a separator that the last item did not have.
    let isSeparated: Bool = layout.tree.syntax == .json || layout.tree.syntax == .openStep && !container.isDictionary
    if isSeparated, container.items.last?.separatorEnd == nil, places.contains(container.items.count - 1),
      let kept: Int = container.items.indices.last(where: { !places.contains($0) }), let end: Int = container.items[kept].separatorEnd
    {
      let separator: TextEdit = .delete(SourceRange(end - 1, end))
      if !edits.contains(where: { $0.range.overlaps(separator.range) }) { edits.append(separator) }
    }
    return edits
  }

  /// What goes away with an item: its lines where it has them alone, else its text and the white space to its neighbour.
  private func removedRange(_ place: Int, _ container: ContainerLayout) -> Range<Int> {
    let extent: Range<Int> = layout.extent(of: place, in: container)
    let inner: Range<Int> = container.inner
    let lineStart: Int? = layout.indentBefore(extent.lowerBound)?.lowerBound
    let nextLine: Int? = layout.nextLine(extent.upperBound)
    let startsLine: Bool = lineStart.map { $0 >= inner.lowerBound } ?? false
    let endsLine: Bool = nextLine.map { $0 <= inner.upperBound || inner.upperBound >= extent.upperBound && lineHolds($0, inner) } ?? false
    if startsLine, endsLine, let lineStart, let nextLine {
      return lineStart..<max(lineStart, min(nextLine, inner.upperBound))
    }
    if !startsLine, endsLine {
      // Something before it stays on its line.
      var lower: Int = extent.lowerBound
      while lower > inner.lowerBound, layout.isBlank(text[lower - 1]) { lower -= 1 }
      return lower..<extent.upperBound
    }
    // Something behind it stays on its line.
    var upper: Int = extent.upperBound
    while upper < inner.upperBound, layout.isBlank(text[upper]) { upper += 1 }
    if !startsLine, upper == inner.upperBound, place > 0 {
      // The last of several on one line takes the white space before it along, and leaves the one behind it.
      var lower: Int = extent.lowerBound
      while lower > inner.lowerBound, layout.isBlank(text[lower - 1]) { lower -= 1 }
      return lower..<extent.upperBound
    }
    return extent.lowerBound..<upper
  }

  private func lineHolds(_ nextLine: Int, _ inner: Range<Int>) -> Bool {
    nextLine >= inner.upperBound && inner.upperBound == text.count
  }

  // MARK: Order

  func sortKeys(_ path: PropertyListPath) throws(PropertyListEditError) -> [TextEdit] {
    let chain: [Int] = try chain(to: path)
    let index: Int = chain[chain.count - 1]
    guard node(index).kind == .dictionary else { throw .wrongKind(path, found: node(index).kind, wanted: "a dictionary") }
    return sortingEdits(of: index)
  }

  func sortingEdits(of index: Int) -> [TextEdit] {
    let container: ContainerLayout = layout.container(index)
    let order: [Int] = PropertyListEdit.sortedOrder(keys(container))
    var slots: [Range<Int>] = container.items.indices.map { slot($0, container) }
    // Entries that share a comment or a line in an unclear way are moved without it.
    for place in slots.indices.dropFirst() where slots[place].lowerBound < slots[place - 1].upperBound {
      slots[place] = slots[place - 1].upperBound..<max(slots[place].upperBound, slots[place - 1].upperBound)
    }
    return order.enumerated().compactMap { slot, source in
      slot == source ? nil : TextEdit(replacing: SourceRange(slots[slot]), with: text[SourceRange(slots[source])])
    }
  }

  /// An entry with the comments that belong to it and without a comma, which belongs to the place.
  private func slot(_ place: Int, _ container: ContainerLayout) -> Range<Int> {
    let item: LayoutItem = container.items[place]
    let extent: Range<Int> = layout.extent(of: place, in: container)
    let missesSemicolon: Bool = container.items.contains { $0.separatorEnd == nil }
    if layout.tree.syntax == .json || layout.tree.syntax == .openStep && missesSemicolon {
      return extent.lowerBound..<item.core.upperBound
    }
    // A comment that is not closed before the line end must stay at the end of a line.
    return layout.nextLine(extent.upperBound) == nil && extent.upperBound > item.end ? extent.lowerBound..<item.end : extent
  }
}
