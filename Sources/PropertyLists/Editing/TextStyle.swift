import Diagnostics

/// How a text writes its values at some place, as found in the text itself.
struct TextStyle {
  /// What stands between a key and its value.
  struct KeyGap {
    /// The text as it is; without a line end when `hasLineEnd`, and then only what follows the indentation of the line.
    var text: [UInt8]
    /// Whether the value stands on the line below.
    var hasLineEnd: Bool
  }

  /// How XML writes data.
  struct DataLayout {
    /// Whether the base-64 text stands between the tags without line ends.
    var isInline: Bool
    /// The characters of a full line; nil for Apple's rule, which leaves room for the indentation.
    var width: Int?
    /// What the lines of text are indented by; nil for the indentation of the element.
    var indent: [UInt8]?
    /// What the closing tag is indented by; nil for the indentation of the element.
    var closeIndent: [UInt8]?
  }

  var syntax: TextTree.Syntax
  var lineEnd: [UInt8]
  /// What one level is indented by.
  var unit: [UInt8]
  /// Whether new entries of the container, and what they hold, share one line.
  var isInline: Bool
  /// The white space before the `/` of `<true/>`.
  var shortTagSpace: [UInt8]
  var emptyStringIsShort: Bool
  var emptyContainerIsShort: Bool
  var scalarGap: KeyGap
  var containerGap: KeyGap
  var data: DataLayout
  /// The quote around strings; nil where the text leaves quotes out when it can.
  var valueQuote: UInt8?
  /// The same for keys.
  var keyQuote: UInt8?
  /// Whether the last element of an array has a comma, too.
  var hasTrailingComma: Bool
  /// Whether the text uses the typed values of GNUstep.
  var isTyped: Bool

  func gap(for value: PropertyListValue) -> KeyGap {
    value.kind.isContainer ? containerGap : scalarGap
  }
}

/// Finding out the style of a text.
extension TextLayout {
  /// The style for new values in a container; `chain` holds the containers on the way to it, itself last.
  func style(chain: [Int], layout: ContainerLayout?) -> TextStyle {
    let container: Int = chain.last ?? 0
    let place: Int = layout?.open.lowerBound ?? contentStart
    var finder: StyleFinder = StyleFinder(layout: self)
    if container < tree.count {
      finder.look(at: container + 1..<min(Int(tree[container].next), container + 2001))
    }
    finder.look(at: 0..<min(tree.count, 5000))
    let lineEnd: [UInt8] = lineEnd(near: place)
    return TextStyle(
      syntax: tree.syntax, lineEnd: lineEnd, unit: indentUnit(chain), isInline: isInline(chain), shortTagSpace: finder.shortTagSpace ?? [],
      emptyStringIsShort: finder.emptyStringIsShort ?? false, emptyContainerIsShort: finder.emptyContainerIsShort ?? true,
      scalarGap: finder.scalarGap ?? finder.containerGap.flatMap { isXML ? nil : $0 } ?? defaultGap(chain),
      containerGap: finder.containerGap ?? finder.scalarGap ?? defaultGap(chain),
      data: finder.data ?? TextStyle.DataLayout(isInline: isInline(chain), width: nil, indent: nil, closeIndent: nil),
      valueQuote: finder.valueQuote ?? defaultQuote, keyQuote: finder.keyQuote ?? defaultQuote,
      hasTrailingComma: finder.hasTrailingComma ?? false, isTyped: finder.isTyped)
  }

  private func defaultGap(_ chain: [Int]) -> TextStyle.KeyGap {
    switch tree.syntax {
    case .xml: TextStyle.KeyGap(text: [], hasLineEnd: !isInline(chain))
    case .json: TextStyle.KeyGap(text: Array(": ".utf8), hasLineEnd: false)
    case .openStep: TextStyle.KeyGap(text: Array(" = ".utf8), hasLineEnd: false)
    }
  }

  private var defaultQuote: UInt8? {
    tree.syntax == .json || document.format == .strings || isBraceless(0) ? UInt8(ascii: "\"") : nil
  }

  /// Whether the items of the innermost container of a chain that has any share its line; a text without line ends is one line.
  func isInline(_ chain: [Int]) -> Bool {
    for index in chain.reversed() {
      let node: TextNode = tree[index]
      guard node.kind == .dictionary || node.kind == .array, Int(node.next) > index + 1 else { continue }
      let last: Int = Int(node.next)
      var child: Int = index + 1
      var seen: Int = 0
      while child < last, seen < 1000 {
        if indentBefore(Int(tree[child].start)) != nil, lineStart(Int(tree[child].start)) > Int(node.start) || isBraceless(index) {
          return false
        }
        child = tree[child].kind == .key ? Int(tree[min(child + 1, tree.count - 1)].next) : Int(tree[child].next)
        seen += 1
      }
      return true
    }
    return !hasLineEnd(in: contentStart..<text.count)
  }

  /// Whether a dictionary has no braces around its entries.
  func isBraceless(_ index: Int) -> Bool {
    index == 0 && tree.syntax == .openStep && tree[0].kind == .dictionary && text[Int(tree[0].start)] != UInt8(ascii: "{")
  }

  /// One level of indentation: how much deeper the items of the nearest container stand than the container.
  private func indentUnit(_ chain: [Int]) -> [UInt8] {
    for index in chain.reversed() {
      if let unit: [UInt8] = unit(of: index) { return unit }
    }
    for index in 0..<min(tree.count, 5000) where tree[index].kind == .dictionary || tree[index].kind == .array {
      if let unit: [UInt8] = unit(of: index) { return unit }
    }
    return tree.syntax == .json ? [0x20, 0x20] : tree.syntax == .openStep ? Array(repeating: 0x20, count: 4) : [0x09]
  }

  private func unit(of index: Int) -> [UInt8]? {
    let node: TextNode = tree[index]
    guard Int(node.next) > index + 1, !isBraceless(index) else { return nil }
    let first: Int = Int(tree[index + 1].start)
    guard indentBefore(first) != nil, lineStart(first) > Int(node.start) else { return nil }
    let outer: [UInt8] = lineIndent(Int(node.start))
    let inner: [UInt8] = lineIndent(first)
    return inner.starts(with: outer) ? Array(inner.dropFirst(outer.count)) : nil
  }
}

/// Collects the habits of a text from its nodes; the first node that shows a habit decides.
private struct StyleFinder {
  let layout: TextLayout
  var shortTagSpace: [UInt8]?
  var emptyStringIsShort: Bool?
  var emptyContainerIsShort: Bool?
  var scalarGap: TextStyle.KeyGap?
  var containerGap: TextStyle.KeyGap?
  var data: TextStyle.DataLayout?
  var valueQuote: UInt8??
  var keyQuote: UInt8??
  var hasTrailingComma: Bool?
  var isTyped: Bool = false

  init(layout: TextLayout) {
    self.layout = layout
  }

  mutating func look(at nodes: Range<Int>) {
    for index in nodes where !layout.tree[index].flags.contains(.isSynthetic) {
      let node: TextNode = layout.tree[index]
      if node.kind == .key { lookAtGap(index) }
      switch layout.tree.syntax {
      case .xml: lookAtXML(node, index)
      case .openStep, .json: lookAtText(node, index)
      }
    }
  }

  private mutating func lookAtGap(_ index: Int) {
    guard index + 1 < layout.tree.count else { return }
    let value: TextNode = layout.tree[index + 1]
    let isContainer: Bool = value.kind.publicKind.isContainer
    guard isContainer ? containerGap == nil : scalarGap == nil, !value.flags.contains(.isSynthetic), !value.flags.contains(.sharesKey)
    else { return }
    let start: Int = Int(layout.tree[index].end)
    let pieces: [TextLayout.Trivia] = layout.trivia(start..<max(start, Int(value.start)))
    guard pieces.allSatisfy({ $0.kind != .comment }), pieces.filter({ $0.kind == .other }).count <= 1 else { return }
    let text: [UInt8] = layout.text[SourceRange(start, Int(value.start))]
    var gap: TextStyle.KeyGap = TextStyle.KeyGap(text: text, hasLineEnd: false)
    if let lastEnd: Int = text.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      guard layout.isXML else { return }
      let indent: [UInt8] = layout.lineIndent(Int(layout.tree[index].start))
      let found: ArraySlice<UInt8> = text[(lastEnd + 1)...]
      gap = TextStyle.KeyGap(text: found.starts(with: indent) ? Array(found.dropFirst(indent.count)) : [], hasLineEnd: true)
    } else if !layout.isXML, text.count > 3 {
      // Columns that are lined up have no gap that fits another key.
      gap.text = Array((layout.tree.syntax == .json ? ": " : " = ").utf8)
    }
    if isContainer { containerGap = gap } else { scalarGap = gap }
  }

  private mutating func lookAtXML(_ node: TextNode, _ index: Int) {
    let isShort: Bool = node.flags.contains(.isShort)
    if isShort, shortTagSpace == nil {
      var start: Int = Int(node.end) - 2
      while start > Int(node.start), layout.isBlank(layout.text[start - 1]) { start -= 1 }
      shortTagSpace = layout.text[SourceRange(start, Int(node.end) - 2)]
    }
    switch node.kind {
    case .string where emptyStringIsShort == nil:
      if isShort { emptyStringIsShort = true } else if layout.tree.xmlContent(of: node).isEmpty { emptyStringIsShort = false }
    case .dictionary, .array:
      guard emptyContainerIsShort == nil, Int(node.next) == index + 1 else { return }
      emptyContainerIsShort = isShort
    case .data where data == nil && !isShort: lookAtData(node)
    default: return
    }
  }

  private mutating func lookAtData(_ node: TextNode) {
    let content: Range<Int> = layout.tree.xmlContent(of: node)
    guard layout.hasLineEnd(in: content) else {
      data = TextStyle.DataLayout(isInline: true, width: nil, indent: nil, closeIndent: nil)
      return
    }
    let outer: [UInt8] = layout.lineIndent(Int(node.start))
    let lines: [[UInt8]] = layout.text[SourceRange(content)].split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }.map(
      Array.init)
    let full: [[UInt8]] = lines.filter { $0.contains { $0 > 0x20 } }
    guard let first: [UInt8] = full.first, lines.first?.contains(where: { $0 > 0x20 }) == false else { return }
    let indent: [UInt8] = Array(first.prefix { $0 <= 0x20 })
    let closeIndent: [UInt8] = lines.last?.allSatisfy { $0 <= 0x20 } == true ? lines.last ?? outer : outer
    data = TextStyle.DataLayout(
      isInline: false, width: full.count > 1 ? first.count - indent.count : nil, indent: indent == outer ? nil : indent.isEmpty ? [] : nil,
      closeIndent: closeIndent == outer ? nil : closeIndent.isEmpty ? [] : nil)
  }

  private mutating func lookAtText(_ node: TextNode, _ index: Int) {
    let first: UInt8 = layout.text[Int(node.start)]
    let isQuoted: Bool = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    switch node.kind {
    case .key:
      if isQuoted, layout.mayStandUnquoted(index) { keyQuote = keyQuote ?? .some(first) }
      if !isQuoted { keyQuote = keyQuote ?? .some(nil) }
    case .string where !node.flags.contains(.sharesKey):
      if isQuoted, layout.mayStandUnquoted(index) { valueQuote = valueQuote ?? .some(first) }
      if !isQuoted { valueQuote = valueQuote ?? .some(nil) }
    case .array where hasTrailingComma == nil && Int(node.next) > index + 1:
      hasTrailingComma = layout.container(index).items.last?.separatorEnd != nil
    case .integer, .real, .boolean, .date: isTyped = isTyped || first == UInt8(ascii: "<")
    default: return
    }
  }
}
