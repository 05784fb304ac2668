import Diagnostics

/// Lays a text out anew.
struct TextFormatter {
  let layout: TextLayout
  let options: PropertyListFormattingOptions
  let lineEnd: [UInt8]
  let unit: [UInt8]
  var output: FormatOutput

  var text: SourceBytes { layout.text }

  init(_ layout: TextLayout, _ options: PropertyListFormattingOptions) {
    self.layout = layout
    self.options = options
    lineEnd = options.lineEnd.map { Array($0.rawValue.utf8) } ?? layout.lineEnd(near: layout.contentStart)
    let usual: String =
      switch layout.tree.syntax {
      case .xml: "\t"
      case .openStep: "    "
      case .json: "  "
      }
    let wanted: [UInt8] = Array((options.indentation ?? usual).utf8)
    unit = wanted.allSatisfy(layout.isBlank) ? wanted : Array(usual.utf8)
    output = FormatOutput(layout.text)
  }

  func run() throws(PropertyListEditError) -> FormatOutput {
    var formatter: TextFormatter = self
    let tokens: [FormatToken] = try FormatTokenizer.tokens(layout)
    formatter.output.append(0..<layout.contentStart)
    switch options.style {
    case .minimal: formatter.writeMinimal(tokens)
    case .canonical: if layout.isXML { formatter.writeXML(tokens) } else { formatter.writeText(tokens) }
    }
    return formatter.output
  }

  func indent(_ depth: Int) -> [UInt8] {
    (0..<max(0, depth)).reduce(into: []) { result, _ in result += unit }
  }

  /// The line ends between two tokens.
  func lineEnds(_ lower: Int, _ upper: Int) -> Int {
    layout.trivia(lower..<max(lower, upper)).reduce(0) { $0 + ($1.kind == .lineEnd ? 1 : 0) }
  }

  // MARK: Minimal

  /// Keeps the lines, and gives each its indentation and its end.
  private mutating func writeMinimal(_ tokens: [FormatToken]) {
    var position: Int = layout.contentStart
    for token in tokens {
      let count: Int = lineEnds(position, token.range.lowerBound)
      if position == layout.contentStart {
        // A text does not start with white space.
      } else if count > 0 {
        output.append((0..<count).reduce(into: []) { result, _ in result += lineEnd })
        output.append(indent(token.depth))
      } else {
        output.append(position..<token.range.lowerBound)
      }
      if token.kind == .leaf, layout.isXML, layout.tree[token.node].kind == .data {
        writeDataLines(token)
      } else {
        output.append(token.range)
      }
      position = token.range.upperBound
    }
    output.append(lineEnd)
  }

  /// Gives the lines of data their indentation.
  private mutating func writeDataLines(_ token: FormatToken) {
    var start: Int = token.range.lowerBound
    for piece in layout.trivia(token.range) where piece.kind == .lineEnd && piece.range.lowerBound >= start {
      var end: Int = piece.range.lowerBound
      while end > start, layout.isBlank(text[end - 1]) { end -= 1 }
      output.append(start..<end)
      output.append(lineEnd)
      output.append(indent(token.depth))
      start = piece.range.upperBound
      while start < token.range.upperBound, layout.isBlank(text[start]) { start += 1 }
    }
    output.append(start..<token.range.upperBound)
  }

  // MARK: Canonical

  /// Whether a comment stays behind the token before it on the same line.
  func staysOnLine(_ comment: FormatToken, after previous: FormatToken?) -> Bool {
    guard let previous, lineEnds(previous.range.upperBound, comment.range.lowerBound) == 0 else { return false }
    switch previous.kind {
    case .open: return !layout.hasLineEnd(in: comment.range) && layout.nextLine(comment.range.upperBound) != nil
    case .close, .empty, .key, .leaf, .separator: return !layout.hasLineEnd(in: comment.range)
    default: return false
    }
  }

  /// Whether an empty line between two tokens stays.
  func keepsEmptyLine(_ previous: FormatToken, _ next: FormatToken) -> Bool {
    guard lineEnds(previous.range.upperBound, next.range.lowerBound) > 1 else { return false }
    switch (previous.kind, next.kind) {
    case (.open, _), (.key, _), (.equals, _), (_, .close), (_, .equals), (_, .separator), (_, .plistClose), (.plistOpen, _),
      (.declaration, _), (.doctype, _), (_, .declaration), (_, .doctype), (_, .plistOpen), (.plistClose, _):
      return false
    default: return true
    }
  }
}
