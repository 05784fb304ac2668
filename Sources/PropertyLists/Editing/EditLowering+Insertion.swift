import Diagnostics

/// Where new items go, and what surrounds them.
extension EditLowering {
  /// Inserts an item before the one at `slot`, or behind the last; `render` writes it for an indentation. Between two items the new one
  /// stands directly behind the first, or directly before the second when it is tied to that.
  func insertion(
    _ slot: Int, _ container: ContainerLayout, _ style: TextStyle, isTiedToNext: Bool = false,
    _ render: ([UInt8]) throws(PropertyListEditError) -> [UInt8]
  ) throws(PropertyListEditError) -> [TextEdit] {
    guard let close: Range<Int> = container.close else {
      throw .unreadable(.root, "the end of the container is missing in the file")
    }
    guard !container.items.isEmpty else { return [try filling(container, close, style, render)] }
    let rendering: ValueRendering = ValueRendering(style: style)
    let separator: [UInt8] = rendering.separator(isDictionary: container.isDictionary)
    let isLast: Bool = slot == container.items.count
    let reference: LayoutItem = container.items[isLast ? slot - 1 : slot]
    let indent: [UInt8]? = style.isInline ? nil : indentation(near: slot, container)
    let item: [UInt8] = try render(indent ?? layout.lineIndent(reference.core.lowerBound))
    if slot == 0 || isTiedToNext && !isLast {
      let lower: Int = layout.extent(of: slot, in: container).lowerBound
      guard let indent, layout.indentBefore(lower) != nil, layout.lineStart(lower) >= container.open.upperBound || container.open.isEmpty
      else {
        let gap: [UInt8] = indent.map { style.lineEnd + $0 } ?? self.gap(container, style)
        return [TextEdit(replacing: .position(lower), with: item + separator + gap)]
      }
      return [TextEdit(replacing: .position(layout.lineStart(lower)), with: indent + item + separator + style.lineEnd)]
    }
    let previous: LayoutItem = container.items[slot - 1]
    var edits: [TextEdit] = []
    var tail: [UInt8] = separator
    if isLast, previous.separatorEnd == nil, !separator.isEmpty {
      edits.append(TextEdit(replacing: .position(previous.core.upperBound), with: separator))
      if !(container.isDictionary && style.syntax == .openStep) { tail = [] }
    }
    let lead: [UInt8]
    var place: Int = previous.end
    if let indent {
      lead = style.lineEnd + indent
      place = layout.upperExtent(of: slot - 1, in: container)
    } else {
      lead = gap(container, style)
    }
    edits.append(TextEdit(replacing: .position(place), with: lead + item + tail))
    return edits
  }

  /// The indentation of the items next to a slot that start their line; nil where none does.
  private func indentation(near slot: Int, _ container: ContainerLayout) -> [UInt8]? {
    let order: [Int] = Array(container.items.indices[..<slot].reversed()) + Array(container.items.indices[slot...])
    for index in order.prefix(100) {
      let lower: Int = container.items[index].core.lowerBound
      guard let range: Range<Int> = layout.indentBefore(lower) else { continue }
      if container.open.isEmpty || range.lowerBound >= container.open.upperBound { return text[SourceRange(range)] }
    }
    return nil
  }

  /// The white space between the items of a container on one line.
  private func gap(_ container: ContainerLayout, _ style: TextStyle) -> [UInt8] {
    for (item, next) in zip(container.items, container.items.dropFirst()) {
      let gap: [UInt8] = text[SourceRange(item.end, next.core.lowerBound)]
      if gap.allSatisfy(layout.isBlank) { return gap }
    }
    return style.syntax == .xml ? [] : [0x20]
  }

  /// Gives an empty container its first item.
  private func filling(
    _ container: ContainerLayout, _ close: Range<Int>, _ style: TextStyle, _ render: ([UInt8]) throws(PropertyListEditError) -> [UInt8]
  ) throws(PropertyListEditError) -> TextEdit {
    let rendering: ValueRendering = ValueRendering(style: style)
    let isDictionary: Bool = container.isDictionary
    let end: [UInt8] =
      rendering.endsWithSeparator(isDictionary: isDictionary) ? rendering.separator(isDictionary: isDictionary) : []
    if container.open.isEmpty { return try fillingTable(close, end, style, render) }
    let outer: [UInt8] = layout.lineIndent(container.open.lowerBound)
    let indent: [UInt8] = style.isInline ? outer : outer + style.unit
    let item: [UInt8] = try render(indent) + end
    let inner: Range<Int> = container.inner
    let comments: [TextLayout.Trivia] = layout.trivia(inner).filter { $0.kind != .space && $0.kind != .lineEnd }
    if let last: Int = comments.last?.range.upperBound {
      // Comments stay, and the item follows them at their indentation.
      let place: [UInt8] = comments.first.flatMap { layout.indentBefore($0.range.lowerBound) }.map { text[SourceRange($0)] } ?? indent
      let closing: [UInt8] = layout.hasLineEnd(in: last..<inner.upperBound) ? [] : style.lineEnd + outer
      return TextEdit(replacing: .position(last), with: style.lineEnd + place + (try render(place)) + end + closing)
    }
    let body: [UInt8]
    if style.isInline {
      body = rendering.inlineLead(isFirst: true, isDictionary: isDictionary) + item + rendering.inlineTail(isDictionary: isDictionary)
    } else {
      body = style.lineEnd + indent + item + style.lineEnd + outer
    }
    guard container.isShort else { return TextEdit(replacing: SourceRange(inner), with: body) }
    let delimiters: (open: [UInt8], close: [UInt8]) = rendering.delimiters(isDictionary: isDictionary)
    var slash: Int = container.open.upperBound - 2
    while slash > container.open.lowerBound, layout.isBlank(text[slash - 1]) { slash -= 1 }
    return TextEdit(replacing: SourceRange(slash, container.open.upperBound), with: [UInt8(ascii: ">")] + body + delimiters.close)
  }

  /// Gives a table of strings without braces its first entry.
  private func fillingTable(
    _ close: Range<Int>, _ end: [UInt8], _ style: TextStyle, _ render: ([UInt8]) throws(PropertyListEditError) -> [UInt8]
  ) throws(PropertyListEditError) -> TextEdit {
    let place: Int = text.count
    let startsLine: Bool = place == layout.contentStart || text[place - 1] == 0x0A || text[place - 1] == 0x0D
    return TextEdit(
      replacing: .position(place), with: (startsLine ? [] : style.lineEnd) + (try render([])) + end + style.lineEnd)
  }
}
