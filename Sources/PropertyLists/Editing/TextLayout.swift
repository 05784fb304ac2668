import Diagnostics

/// One entry or element of a container as it stands in the text.
struct LayoutItem {
  /// The node of the key; nil in an array.
  var key: Int?
  /// The node of the value.
  var value: Int
  /// From the start of the key, or of the value in an array, to the end of the value.
  var core: Range<Int>
  /// Behind the `;` or `,` that follows; nil where there is none.
  var separatorEnd: Int?

  /// Behind the separator, or behind the value.
  var end: Int { separatorEnd ?? core.upperBound }
}

/// A container as it stands in the text: its delimiters and its items.
struct ContainerLayout {
  /// The opening tag or bracket, or the whole short form `<dict/>`; empty where there is none.
  var open: Range<Int>
  /// The closing tag or bracket; the same as `open` for a short form; nil where it is missing.
  var close: Range<Int>?
  var isShort: Bool
  var items: [LayoutItem]
  var isDictionary: Bool

  /// The bytes between the delimiters.
  var inner: Range<Int> {
    isShort ? open.upperBound..<open.upperBound : open.upperBound..<max(open.upperBound, close?.lowerBound ?? open.upperBound)
  }
}

/// Reads a text as edits need it: lines, white space, comments and the delimiters of containers.
struct TextLayout {
  let document: PropertyListDocument
  let tree: TextTree
  let text: SourceBytes
  /// Where the text starts, behind a byte order mark.
  let contentStart: Int

  init(_ document: PropertyListDocument, _ tree: TextTree) {
    self.document = document
    self.tree = tree
    text = document.text
    contentStart = document.encoding == .utf8 && document.hasByteOrderMark ? 3 : 0
  }

  var isXML: Bool { tree.syntax == .xml }

  // MARK: Containers

  func container(_ index: Int) -> ContainerLayout {
    let node: TextNode = tree[index]
    var layout: ContainerLayout = delimiters(of: index)
    layout.items = items(of: index, isDictionary: node.kind == .dictionary, end: layout.close?.lowerBound ?? Int(node.end))
    return layout
  }

  /// A container without its items.
  func delimiters(of index: Int) -> ContainerLayout {
    let node: TextNode = tree[index]
    return delimiters(Int(node.start)..<Int(node.end), node)
  }

  private func delimiters(_ range: Range<Int>, _ node: TextNode) -> ContainerLayout {
    let isDictionary: Bool = node.kind == .dictionary
    func layout(_ open: Range<Int>, _ close: Range<Int>?, isShort: Bool = false) -> ContainerLayout {
      ContainerLayout(open: open, close: close, isShort: isShort, items: [], isDictionary: isDictionary)
    }
    if node.flags.contains(.isWrapped), let inner: Range<Int> = wrapped(range) {
      return layout(inner.lowerBound..<inner.lowerBound + 1, inner.upperBound - 1..<inner.upperBound)
    }
    guard isXML else {
      let first: UInt8 = text[range.lowerBound]
      guard first == UInt8(ascii: "{") || first == UInt8(ascii: "(") || first == UInt8(ascii: "[") || first == UInt8(ascii: "<"),
        !range.isEmpty
      else {
        // A table of strings without braces reaches to the end of the text.
        return layout(contentStart..<contentStart, text.count..<text.count)
      }
      let last: UInt8 = text[range.upperBound - 1]
      let isClosed: Bool = range.count > 1 && [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">")].contains(last)
      return layout(range.lowerBound..<range.lowerBound + 1, isClosed ? range.upperBound - 1..<range.upperBound : nil)
    }
    if node.flags.contains(.isShort) { return layout(range, range, isShort: true) }
    var open: Int = range.lowerBound
    while open < range.upperBound, text[open] != UInt8(ascii: ">") { open += 1 }
    open = min(open + 1, range.upperBound)
    var close: Int = range.upperBound
    guard close > open, text[close - 1] == UInt8(ascii: ">") else { return layout(range.lowerBound..<open, nil) }
    close -= 1
    while close > open, text[close] != UInt8(ascii: "<") { close -= 1 }
    let isClosed: Bool = text[close] == UInt8(ascii: "<") && text[close + 1] == UInt8(ascii: "/") && close >= open
    return layout(range.lowerBound..<open, isClosed ? close..<range.upperBound : nil)
  }

  /// The container inside `{"$literal": ...}`.
  private func wrapped(_ range: Range<Int>) -> Range<Int>? {
    let openings: [UInt8] = Array("{[".utf8)
    let closings: [UInt8] = Array("}]".utf8)
    guard range.count > 4, let lower: Int = (range.lowerBound + 1..<range.upperBound).first(where: { openings.contains(text[$0]) }),
      let upper: Int = (lower + 1..<range.upperBound - 1).last(where: { closings.contains(text[$0]) })
    else { return nil }
    return lower..<upper + 1
  }

  private func items(of index: Int, isDictionary: Bool, end: Int) -> [LayoutItem] {
    var items: [LayoutItem] = []
    let containerEnd: Int = Int(tree[index].next)
    var child: Int = index + 1
    while child < containerEnd {
      var item: LayoutItem
      if isDictionary {
        let value: Int = child + 1
        guard value < containerEnd else { break }
        item = LayoutItem(key: child, value: value, core: Int(tree[child].start)..<Int(max(tree[child].start, tree[value].end)))
        child = Int(tree[value].next)
      } else {
        item = LayoutItem(key: nil, value: child, core: Int(tree[child].start)..<Int(tree[child].end))
        child = Int(tree[child].next)
      }
      if !isXML {
        let limit: Int = child < containerEnd ? Int(tree[child].start) : end
        item.separatorEnd = separator(from: item.core.upperBound, to: limit)
      }
      items.append(item)
    }
    return items
  }

  private func separator(from start: Int, to end: Int) -> Int? {
    for piece in trivia(start..<max(start, end)) where piece.kind == .separator { return piece.range.upperBound }
    return nil
  }

  // MARK: White space and comments

  /// A run of text between values.
  struct Trivia {
    enum Kind {
      case space
      case lineEnd
      case comment
      case separator
      case other
    }

    var kind: Kind
    var range: Range<Int>
  }

  /// Splits the text between two values.
  func trivia(_ range: Range<Int>) -> [Trivia] {
    var result: [Trivia] = []
    var offset: Int = range.lowerBound
    while offset < range.upperBound {
      let start: Int = offset
      let kind: Trivia.Kind
      switch text[offset] {
      case 0x0A:
        kind = .lineEnd
        offset += 1
      case 0x0D:
        kind = .lineEnd
        offset += text[offset + 1] == 0x0A ? 2 : 1
      case 0x20, 0x09, 0x0B, 0x0C:
        kind = .space
        while offset < range.upperBound, isBlank(text[offset]) { offset += 1 }
      case UInt8(ascii: ";"), UInt8(ascii: ","):
        kind = isXML ? .other : .separator
        offset += 1
      default:
        if !isXML, OpenStepCharacters.separatorLength(text.unsafeBaseAddress + offset) > 0 {
          kind = .space
          offset += 3
        } else if let end: Int = commentEnd(at: offset) {
          kind = .comment
          offset = end
        } else {
          kind = .other
          offset += 1
        }
      }
      offset = min(max(offset, start + 1), range.upperBound)
      result.append(Trivia(kind: kind, range: start..<offset))
    }
    return result
  }

  private func commentEnd(at offset: Int) -> Int? {
    if isXML {
      if matches("<!--", at: offset) { return find("-->", from: offset + 4) }
      return matches("<?", at: offset) ? find("?>", from: offset + 2) : nil
    }
    if matches("/*", at: offset) { return find("*/", from: offset + 2) }
    guard matches("//", at: offset) else { return nil }
    var end: Int = offset
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    return end
  }

  private func matches(_ literal: StaticString, at offset: Int) -> Bool {
    (0..<literal.utf8CodeUnitCount).allSatisfy { text[offset + $0] == literal.utf8Start[$0] }
  }

  private func find(_ literal: StaticString, from offset: Int) -> Int {
    var offset: Int = offset
    while offset < text.count {
      if matches(literal, at: offset) { return offset + literal.utf8CodeUnitCount }
      offset += 1
    }
    return text.count
  }

  func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C
  }

  // MARK: Lines

  /// The start of the line that holds an offset.
  func lineStart(_ offset: Int) -> Int {
    var start: Int = min(offset, text.count)
    while start > contentStart, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
    return max(start, min(contentStart, offset))
  }

  /// The white space before an offset when nothing else stands before it on its line.
  func indentBefore(_ offset: Int) -> Range<Int>? {
    let start: Int = lineStart(offset)
    return (start..<offset).allSatisfy { isBlank(text[$0]) } ? start..<offset : nil
  }

  /// The white space at the start of the line that holds an offset.
  func lineIndent(_ offset: Int) -> [UInt8] {
    let start: Int = lineStart(offset)
    var end: Int = start
    while end < offset, isBlank(text[end]) { end += 1 }
    return text[SourceRange(start, end)]
  }

  /// Where the next line starts when only white space follows on this one; the end of the text counts as a line end.
  func nextLine(_ offset: Int) -> Int? {
    var end: Int = offset
    while end < text.count, isBlank(text[end]) { end += 1 }
    guard end < text.count else { return end }
    if text[end] == 0x0A { return end + 1 }
    if text[end] == 0x0D { return text[end + 1] == 0x0A ? end + 2 : end + 1 }
    return nil
  }

  /// The line end in use at an offset: the one before it, else the first of the text, else LF.
  func lineEnd(near offset: Int) -> [UInt8] {
    var start: Int = lineStart(offset)
    if start == contentStart {
      while start < text.count, text[start] != 0x0A, text[start] != 0x0D { start += 1 }
      if start == text.count { return [0x0A] }
      return text[start] == 0x0A ? [0x0A] : text[start + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
    }
    if text[start - 1] == 0x0D { return [0x0D] }
    return start > 1 && text[start - 2] == 0x0D ? [0x0D, 0x0A] : [0x0A]
  }

  /// Whether the text has more than one line.
  func hasLineEnd(in range: Range<Int>) -> Bool {
    range.contains { text[$0] == 0x0A || text[$0] == 0x0D }
  }

  // MARK: What belongs to an item

  /// An item with its separator and the comments that directly belong to it.
  ///
  /// A comment belongs to an item when it stands before or behind it on its own line with nothing else there, or on the lines directly
  /// above it and no other item follows directly below: such a comment heads this item alone, while one above several items may head them
  /// all. A comment that holds an entry of its own, commented out, belongs to nothing.
  func extent(of position: Int, in layout: ContainerLayout) -> Range<Int> {
    let item: LayoutItem = layout.items[position]
    let gapStart: Int = position > 0 ? upperExtent(of: position - 1, in: layout) : layout.open.upperBound
    let upper: Int = upperExtent(of: position, in: layout)
    return lowerExtent(item, from: gapStart, isAlone: isAlone(position, upper, layout))..<upper
  }

  /// Behind an item, its separator, and a comment behind them that ends the line.
  func upperExtent(of position: Int, in layout: ContainerLayout) -> Int {
    let item: LayoutItem = layout.items[position]
    let limit: Int = position + 1 < layout.items.count ? layout.items[position + 1].core.lowerBound : layout.close?.lowerBound ?? item.end
    var end: Int = item.end
    for piece in trivia(item.end..<max(item.end, limit)) {
      switch piece.kind {
      case .space: continue
      case .comment where !hasLineEnd(in: piece.range): end = piece.range.upperBound
      case .lineEnd: return end
      default: return item.end
      }
    }
    return position + 1 < layout.items.count ? item.end : end
  }

  /// Whether no further item stands on the line below an item.
  private func isAlone(_ position: Int, _ upper: Int, _ layout: ContainerLayout) -> Bool {
    guard position + 1 < layout.items.count else { return true }
    var lineEnds: Int = 0
    for piece in trivia(upper..<max(upper, layout.items[position + 1].core.lowerBound)) {
      if piece.kind == .lineEnd { lineEnds += 1 }
      if piece.kind == .comment, lineEnds > 0 || hasLineEnd(in: piece.range) { return true }
    }
    return lineEnds > 1
  }

  private func lowerExtent(_ item: LayoutItem, from gapStart: Int, isAlone: Bool) -> Int {
    var lower: Int = item.core.lowerBound
    var candidate: Int = lower
    var lineEnds: Int = 0
    for piece in trivia(min(gapStart, lower)..<lower).reversed() {
      switch piece.kind {
      case .space: continue
      case .comment:
        guard lineEnds == 0 || isAlone, !holdsEntry(piece.range) else { return lower }
        candidate = piece.range.lowerBound
        // A comment counts only when it starts its line; several may stand on one.
        if indentBefore(candidate) != nil { lower = candidate }
        lineEnds = 0
        if hasLineEnd(in: piece.range), !isAlone { return item.core.lowerBound }
      case .lineEnd:
        lineEnds += 1
        if lineEnds > 1 { return lower }
      default: return lower
      }
    }
    return lower
  }

  private func holdsEntry(_ range: Range<Int>) -> Bool {
    if isXML { return range.contains { matches("<key", at: $0) } }
    return range.contains { text[$0] == UInt8(ascii: "=") } && range.contains { text[$0] == UInt8(ascii: ";") }
  }
}
