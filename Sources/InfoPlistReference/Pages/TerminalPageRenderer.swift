public import DiagnosticReporting

/// Draws pages for a terminal: wrapped to its width, names and titles in colours.
public struct TerminalPageRenderer: Sendable {
  private let style: ReportStyle
  private let width: Int

  /// Makes a renderer. Lines longer than 100 columns are hard to read, so that a wider terminal is not filled.
  public init(style: ReportStyle) {
    self.style = style
    self.width = min(style.width, 100)
  }

  /// The page with a line end at its end.
  public func render(_ page: ReferencePage) -> String {
    var output: String = style.paint(VisibleText.sanitized(page.title), .strong) + "\n"
    for block in page.blocks {
      let text: String = render(block)
      if !text.isEmpty { output += "\n" + text }
    }
    return output
  }

  private func render(_ block: ReferencePage.Block) -> String {
    switch block {
    case .heading(let title, _): return style.paint(VisibleText.sanitized(title), .strong) + "\n"
    case .paragraph(let text): return wrapped(text, first: "  ", rest: "  ")
    case .list(let points): return points.map { wrapped($0, first: "  - ", rest: "    ") }.joined()
    case .code(let text, _):
      return text.split(separator: "\n", omittingEmptySubsequences: false).map {
        "    " + style.paint(VisibleText.sanitized(String($0)), .string) + "\n"
      }.joined()
    case .facts(let facts):
      let column: Int = min(24, (facts.map { VisibleText.columns(of: $0.name) }.max() ?? 0) &+ 2)
      return facts.map { fact in
        let gap: Int = max(1, column &- VisibleText.columns(of: fact.name))
        let first: String = "  " + style.paint(fact.name, .dim) + String(repeating: " ", count: gap)
        return wrapped(fact.text, first: first, rest: String(repeating: " ", count: column &+ 2))
      }.joined()
    case .table(_, let rows): return table(rows)
    }
  }

  /// The first cell of a row, and the others behind it, or below it where it is long.
  private func table(_ rows: [[PageText]]) -> String {
    let longest: Int = rows.map { VisibleText.columns(of: $0.first?.plain ?? "") }.max() ?? 0
    let column: Int = min(longest, 36)
    return rows.map { row in
      guard let head: PageText = row.first else { return "" }
      let rest: PageText = .joined(row.dropFirst().filter { !$0.isEmpty }, separator: " · ")
      let length: Int = VisibleText.columns(of: head.plain)
      let indent: String = String(repeating: " ", count: column &+ 4)
      if rest.isEmpty { return wrapped(head, first: "  ", rest: "  ") }
      if length > column { return wrapped(head, first: "  ", rest: "  ") + wrapped(rest, first: indent, rest: indent) }
      let first: String = "  " + head.spans.map(painted).joined() + String(repeating: " ", count: column &- length &+ 2)
      return wrapped(rest, first: first, rest: indent)
    }.joined()
  }

  private func painted(_ span: PageText.Span) -> String {
    switch span {
    case .plain(let text): VisibleText.sanitized(text)
    case .strong(let text): style.paint(VisibleText.sanitized(text), .strong)
    case .code(let text): style.paint(VisibleText.sanitized(text), .key)
    case .link(let text, .web): VisibleText.sanitized(text)
    case .link(let text, _): style.paint(VisibleText.sanitized(text), .key)
    }
  }

  /// The text in lines of at most `width` columns. Words are kept whole; a word that is too long gets a line of its own.
  private func wrapped(_ text: PageText, first: String, rest: String) -> String {
    var lines: [String] = []
    var line: String = first
    var columns: Int = visibleColumns(first)
    var isFresh: Bool = true
    var needsSpace: Bool = false
    for (words, span) in pieces(of: text) {
      for word in words {
        let length: Int = VisibleText.columns(of: word.text)
        let gap: Int = (needsSpace || word.hasSpaceBefore) && !isFresh ? 1 : 0
        if !isFresh, columns &+ gap &+ length > width, word.hasSpaceBefore || needsSpace {
          lines.append(line)
          line = rest
          columns = VisibleText.columns(of: rest)
        } else if gap == 1 {
          line += " "
          columns &+= 1
        }
        line += painted(span.with(word.text))
        columns &+= length
        isFresh = false
        needsSpace = word.hasSpaceAfter
      }
    }
    lines.append(line)
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Word {
    var text: String
    var hasSpaceBefore: Bool
    var hasSpaceAfter: Bool
  }

  /// The words of each span. Names in running text break at their spaces too.
  private func pieces(of text: PageText) -> [([Word], PageText.Span)] {
    text.spans.map { span in
      let characters: String = PageText([span]).plain
      let parts: [Substring] = characters.split(separator: " ")
      let startsWithSpace: Bool = characters.first == " "
      let endsWithSpace: Bool = characters.last == " "
      let words: [Word] = parts.enumerated().map { index, part in
        Word(
          text: String(part), hasSpaceBefore: index > 0 || startsWithSpace, hasSpaceAfter: index < parts.count - 1 || endsWithSpace)
      }
      return (words, span)
    }
  }

  /// The columns of a text that may already hold escape sequences.
  private func visibleColumns(_ text: String) -> Int {
    var count: Int = 0
    var isInSequence: Bool = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" {
        isInSequence = true
      } else if isInSequence {
        if scalar == "m" { isInSequence = false }
      } else {
        count &+= VisibleText.columns(of: scalar)
      }
    }
    return count
  }
}

extension PageText.Span {
  /// The same kind of span with other words.
  func with(_ text: String) -> PageText.Span {
    switch self {
    case .plain: .plain(text)
    case .code: .code(text)
    case .strong: .strong(text)
    case .link(_, let link): .link(text, link)
    }
  }
}
