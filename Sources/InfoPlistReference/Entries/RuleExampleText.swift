import Linting

/// Examples of rules as they stand on a page.
enum RuleExampleText {
  private static let byteLimit: Int = 2000

  /// The parts of a page that show an example: its note and its files; empty for bytes and for what is too long.
  static func blocks(_ example: RuleExample) -> [ReferencePage.Block] {
    let content: [ReferencePage.Block]
    switch example.content {
    case .file(_, let file): content = text(file).map { [.code($0, language: "xml")] } ?? []
    case .tree(let files): content = tree(files)
    case .pair(let before, let now):
      let earlier: [ReferencePage.Block] = tree(before)
      let later: [ReferencePage.Block] = tree(now)
      guard !earlier.isEmpty, !later.isEmpty else { return [] }
      content = [.paragraph("The earlier build:")] + earlier + [.paragraph("The build that is checked:")] + later
    }
    guard !content.isEmpty, let note: String = example.note else { return content }
    return [.paragraph(PageText(note.prefix(1).uppercased() + note.dropFirst() + ":"))] + content
  }

  /// The names of the files of a tree, then the readable ones that say something.
  private static func tree(_ files: [String: RuleExample.FileContent]) -> [ReferencePage.Block] {
    let names: [String] = files.keys.sorted()
    guard names.count <= 20 else { return [] }
    let list: String = names.map { name in
      switch files[name] {
      case .link(let target)?: "\(name) -> \(target)"
      default: name
      }
    }.joined(separator: "\n")
    var blocks: [ReferencePage.Block] = [.code(list, language: "text")]
    for name in names {
      guard let content: RuleExample.FileContent = files[name], let text: String = text(content) else { continue }
      blocks.append(.paragraph(PageText([.code(name)]) + PageText(":")))
      blocks.append(.code(text, language: name.hasSuffix(".strings") ? "text" : "xml"))
    }
    return blocks
  }

  /// The text of a readable file, with its marks; nil for bytes and for what is too long.
  private static func text(_ content: RuleExample.FileContent) -> String? {
    let text: String
    switch content {
    case .info(let entries): text = entries
    case .text(let whole): text = whole
    case .bytes, .link, .executable: return nil
    }
    let shown: String = String(text.drop { $0 == "\n" })
    guard !shown.isEmpty, shown.utf8.count <= byteLimit, !shown.contains("```") else { return nil }
    return shown.last == "\n" ? String(shown.dropLast()) : shown
  }
}
