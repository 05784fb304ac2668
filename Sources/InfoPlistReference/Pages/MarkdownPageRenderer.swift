/// Draws pages as Markdown that code hosts show.
public struct MarkdownPageRenderer: Sendable {
  private let address: @Sendable (PageLink) -> String?

  /// Makes a renderer.
  ///
  /// - Parameter address: Where a link leads; nil when there is no such page, and the name then stands without a link.
  public init(
    address: @escaping @Sendable (PageLink) -> String? = { link in
      if case .web(let url) = link { return url }
      return nil
    }
  ) {
    self.address = address
  }

  /// The page with a line end at its end.
  public func render(_ page: ReferencePage) -> String {
    var parts: [String] = ["# " + escaped(page.title)]
    parts += page.blocks.map(render)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// One block without a final line end.
  public func render(_ block: ReferencePage.Block) -> String {
    switch block {
    case .heading(let title, let level): return String(repeating: "#", count: level &+ 1) + " " + escaped(title)
    case .paragraph(let text): return render(text)
    case .list(let points): return points.map { "- " + render($0) }.joined(separator: "\n")
    case .facts(let facts):
      return table(["", ""], facts.map { [PageText([.strong($0.name)]), $0.text] })
    case .table(let titles, let rows): return table(titles, rows)
    case .code(let text, let language): return "```\(language)\n\(text)\n```"
    }
  }

  private func table(_ titles: [String], _ rows: [[PageText]]) -> String {
    guard !rows.isEmpty else { return "" }
    var lines: [String] = [
      "| " + titles.map(escaped).joined(separator: " | ") + " |", "|" + titles.map { _ in "---|" }.joined(),
    ]
    for row in rows {
      lines.append("| " + row.map { render($0, isInTable: true) }.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  private func render(_ text: PageText, isInTable: Bool = false) -> String {
    text.spans.map { span in
      switch span {
      case .plain(let words): return escaped(words)
      case .strong(let words): return "**\(escaped(words))**"
      case .code(let name): return code(name, isInTable: isInTable)
      case .link(let name, let link):
        let shown: String =
          if case .web = link { escaped(name) } else { code(name, isInTable: isInTable) }
        guard let target: String = address(link) else { return shown }
        return target == name ? "<\(target)>" : "[\(shown)](\(target))"
      }
    }.joined()
  }

  private func code(_ name: String, isInTable: Bool) -> String {
    guard !name.isEmpty else { return "(empty)" }
    let text: String = isInTable ? replacing(name, ["|": "\\|"]) : name
    return name.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  private func escaped(_ text: String) -> String {
    replacing(text, ["\\": "\\\\", "*": "\\*", "_": "\\_", "`": "\\`", "|": "\\|", "<": "&lt;", ">": "&gt;", "[": "\\[", "]": "\\]"])
  }

  private func replacing(_ text: String, _ table: [Character: String]) -> String {
    guard text.contains(where: { table[$0] != nil }) else { return text }
    return text.map { table[$0] ?? String($0) }.joined()
  }
}
