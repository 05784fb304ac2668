import Diagnostics

/// A piece of text that a formatter moves as a whole; only white space stands between two of them.
struct FormatToken {
  enum Kind {
    /// `<?xml ... ?>`.
    case declaration
    case doctype
    /// `<plist ...>`.
    case plistOpen
    /// `</plist>`.
    case plistClose
    case comment
    /// The opening delimiter of a container with something inside.
    case open
    case close
    /// A container with nothing inside, as a whole.
    case empty
    case key
    case leaf
    /// `;` or `,`.
    case separator
    /// `=` or `:`.
    case equals
  }

  var kind: Kind
  var range: Range<Int>
  /// The number of containers around the token; for a delimiter, around its container.
  var depth: Int
  /// The node, for kinds that have one.
  var node: Int = 0
  /// Whether the token is inside a dictionary.
  var isInDictionary: Bool = false
}

/// Splits a text into the tokens that a formatter moves.
struct FormatTokenizer {
  let layout: TextLayout
  private(set) var tokens: [FormatToken] = []
  private var position: Int

  private struct Frame {
    var close: Range<Int>?
    var end: Int
    var isDictionary: Bool
    var isBraceless: Bool
  }

  init(_ layout: TextLayout) {
    self.layout = layout
    position = layout.contentStart
  }

  /// The tokens of the whole text.
  static func tokens(_ layout: TextLayout) throws(PropertyListEditError) -> [FormatToken] {
    var tokenizer: FormatTokenizer = FormatTokenizer(layout)
    try tokenizer.run()
    return tokenizer.tokens
  }

  private mutating func run() throws(PropertyListEditError) {
    let tree: TextTree = layout.tree
    var frames: [Frame] = []
    var index: Int = 0
    while index < tree.count {
      while let frame: Frame = frames.last, index >= frame.end { try close(frame, &frames) }
      let node: TextNode = tree[index]
      let isContainer: Bool = node.kind.publicKind.isContainer || layout.isXML && node.kind == .uid
      let isBraceless: Bool = layout.isBraceless(index)
      let depth: Int = frames.count - (frames.first?.isBraceless == true ? 1 : 0)
      let isInDictionary: Bool = frames.last?.isDictionary ?? false
      func token(_ kind: FormatToken.Kind, _ range: Range<Int>) -> FormatToken {
        FormatToken(kind: kind, range: range, depth: depth, node: index, isInDictionary: isInDictionary)
      }
      if node.flags.contains(.sharesKey) {
        index += 1
        continue
      }
      if !isBraceless { try gap(to: Int(node.start), depth, isInDictionary) }
      if !isContainer || node.flags.contains(.isWrapped) {
        tokens.append(token(node.kind == .key ? .key : .leaf, Int(node.start)..<Int(node.end)))
        position = Int(node.end)
        index = isContainer || node.kind == .uid ? Int(node.next) : node.kind == .key ? index + 1 : Int(node.next)
        continue
      }
      let container: ContainerLayout = layout.delimiters(of: index)
      guard let closing: Range<Int> = container.close else {
        throw .unreadable(.root, "the end of a container is missing in the file")
      }
      index += 1
      let isEmpty: Bool =
        Int(node.next) == index
        && (container.isShort || !layout.trivia(container.inner).contains { $0.kind != .space && $0.kind != .lineEnd })
      if isEmpty, !isBraceless {
        tokens.append(
          FormatToken(kind: .empty, range: Int(node.start)..<Int(node.end), depth: depth, node: index - 1, isInDictionary: isInDictionary))
        position = Int(node.end)
        continue
      }
      if !isBraceless {
        tokens.append(FormatToken(kind: .open, range: container.open, depth: depth, node: index - 1, isInDictionary: isInDictionary))
        position = container.open.upperBound
      }
      frames.append(
        Frame(close: closing, end: Int(node.next), isDictionary: node.kind == .dictionary || node.kind == .uid, isBraceless: isBraceless))
    }
    while let frame: Frame = frames.last { try close(frame, &frames) }
    try gap(to: layout.text.count, 0, false)
  }

  private mutating func close(_ frame: Frame, _ frames: inout [Frame]) throws(PropertyListEditError) {
    frames.removeLast()
    guard let range: Range<Int> = frame.close, !frame.isBraceless else { return }
    let depth: Int = frames.count - (frames.first?.isBraceless == true ? 1 : 0)
    try gap(to: range.lowerBound, depth + 1, frame.isDictionary)
    tokens.append(FormatToken(kind: .close, range: range, depth: depth, isInDictionary: frames.last?.isDictionary ?? false))
    position = range.upperBound
  }

  /// Takes the comments, punctuation and, in XML, the markup around the root that stand before an offset.
  private mutating func gap(to end: Int, _ depth: Int, _ isInDictionary: Bool) throws(PropertyListEditError) {
    for piece in layout.trivia(position..<max(position, end)) where piece.range.lowerBound >= position {
      var token: FormatToken = FormatToken(kind: .comment, range: piece.range, depth: depth, isInDictionary: isInDictionary)
      switch piece.kind {
      case .space, .lineEnd: continue
      case .comment: if starts("<?xml", piece.range), layout.isXML, isSpace(piece.range.lowerBound + 5) { token.kind = .declaration }
      case .separator: token.kind = .separator
      case .other:
        if layout.isXML {
          guard let (kind, upper): (FormatToken.Kind, Int) = markup(at: piece.range.lowerBound, before: end) else {
            throw .unreadable(.root, "the file has text outside its values")
          }
          token.kind = kind
          token.range = piece.range.lowerBound..<upper
        } else {
          let byte: UInt8 = layout.text[piece.range.lowerBound]
          // The NULs that some tools leave at the end are no text.
          if byte == 0 { continue }
          guard byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") else {
            throw .unreadable(.root, "the file has text outside its values")
          }
          token.kind = .equals
        }
      }
      tokens.append(token)
      position = token.range.upperBound
    }
    position = max(position, end)
  }

  private func isSpace(_ offset: Int) -> Bool {
    layout.text[offset] <= 0x20
  }

  private func starts(_ literal: StaticString, _ range: Range<Int>) -> Bool {
    (0..<literal.utf8CodeUnitCount).allSatisfy { layout.text[range.lowerBound + $0] == literal.utf8Start[$0] }
  }

  /// The DOCTYPE or the tag of the `plist` element at an offset.
  private func markup(at start: Int, before end: Int) -> (kind: FormatToken.Kind, end: Int)? {
    let kind: FormatToken.Kind
    if starts("<!DOCTYPE", start..<end) {
      kind = .doctype
    } else if starts("<plist", start..<end) {
      kind = .plistOpen
    } else if starts("</plist", start..<end) {
      kind = .plistClose
    } else {
      return nil
    }
    var quote: UInt8 = 0
    var brackets: Int = 0
    for offset in start..<end {
      let byte: UInt8 = layout.text[offset]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if kind == .doctype, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        // In a tag the reader takes the first bracket for its end.
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        brackets += 1
      } else if byte == UInt8(ascii: "]") {
        brackets -= 1
      } else if byte == UInt8(ascii: ">"), brackets <= 0 {
        return (kind, offset + 1)
      }
    }
    return nil
  }
}
