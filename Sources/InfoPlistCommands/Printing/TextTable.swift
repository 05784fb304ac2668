import DiagnosticReporting

/// A table: columns as wide as their longest cell. On a terminal long cells are cut, elsewhere they stay whole.
struct TextTable {
  /// A cell with the role in which it is painted.
  struct Cell {
    var text: String
    var role: ReportStyle.Role?

    init(_ text: String, _ role: ReportStyle.Role? = nil) {
      self.text = VisibleText.sanitized(text)
      self.role = role
    }
  }

  let style: ReportStyle
  /// The most columns that a cell takes on a terminal.
  private let cellWidth: Int
  private let isCut: Bool
  private var rows: [[Cell]] = []

  init(style: ReportStyle, header: [String] = [], cellWidth: Int = 60) {
    self.style = style
    isCut = CurrentConsole.console.outputIsTerminal
    self.cellWidth = isCut ? cellWidth : Int.max
    if !header.isEmpty { rows.append(header.map { Cell($0, .dim) }) }
  }

  /// Adds a row.
  mutating func add(_ cells: [Cell]) {
    rows.append(cells)
  }

  /// The text, one line a row.
  func render() -> String {
    let count: Int = rows.map(\.count).max() ?? 0
    var widths: [Int] = Array(repeating: 0, count: count)
    for row in rows {
      for (index, cell) in row.enumerated() where index < count - 1 { widths[index] = max(widths[index], min(cellWidth, cell.text.count)) }
    }
    var output: String = ""
    for row in rows {
      var line: String = ""
      var column: Int = 0
      for (index, cell) in row.enumerated() {
        let isLast: Bool = index == row.count - 1
        let room: Int = isLast ? isCut ? max(8, style.width - column) : Int.max : widths[index]
        let text: String = cell.text.count > room ? cell.text.prefix(max(0, room - 1)) + "…" : cell.text
        line += cell.role.map { style.paint(text, $0) } ?? text
        if !isLast {
          line += String(repeating: " ", count: max(0, widths[index] - text.count) + 2)
          column += widths[index] + 2
        }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      output += line + "\n"
    }
    return output
  }
}
