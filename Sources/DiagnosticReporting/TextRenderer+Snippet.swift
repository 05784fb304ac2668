import Diagnostics

/// The source line under a finding.
extension TextRenderer {
  /// One line of a file as it is shown: tabs widened, control characters made visible, and the columns of the mark.
  private struct ShownLine {
    var text: String = ""
    var width: Int = 0
    var markStart: Int = 0
    var markEnd: Int = 0
  }

  func snippet(_ table: LineTable, _ range: SourceRange, label: String?, _ role: ReportStyle.Role) -> String {
    let line: Int = table.line(at: range.lowerBound)
    guard let bounds: SourceRange = table.range(ofLine: line) else { return "" }
    let number: String = String(line)
    let margin: String = String(repeating: " ", count: max(4, number.count))
    let shown: ShownLine = clipped(show(table, bounds, range), to: max(20, style.width - margin.count - 4))
    let padded: String = String(repeating: " ", count: max(0, margin.count - number.count)) + number
    let mark: String = String(repeating: "^", count: max(1, shown.markEnd - shown.markStart))
    return style.paint(" \(padded) | ", .dim) + shown.text + "\n" + style.paint(" \(margin) | ", .dim)
      + String(repeating: " ", count: shown.markStart) + style.paint(mark + (label.map { " " + VisibleText.sanitized($0) } ?? ""), role)
      + "\n"
  }

  private func show(_ table: LineTable, _ bounds: SourceRange, _ range: SourceRange) -> ShownLine {
    // A line of a one-line file can be as long as the file; only the neighbourhood of the mark is of interest.
    let start: Int = max(bounds.lowerBound, range.lowerBound - 400)
    let end: Int = min(bounds.upperBound, max(range.lowerBound, min(range.upperBound, range.lowerBound + 400)) + 400)
    var shown: ShownLine = ShownLine()
    var offset: Int = start
    var hasStarted: Bool = false
    shown.markEnd = -1
    for scalar in table.bytes.text(in: SourceRange(start, end)).unicodeScalars {
      if offset >= range.lowerBound, !hasStarted {
        shown.markStart = shown.width
        hasStarted = true
      }
      if offset >= range.upperBound, shown.markEnd < 0, hasStarted { shown.markEnd = shown.width }
      if scalar == "\t" {
        let count: Int = 4 - shown.width % 4
        shown.text += String(repeating: " ", count: count)
        shown.width += count
      } else {
        shown.text += VisibleText.sanitized(String(Character(scalar)))
        shown.width += VisibleText.columns(of: scalar)
      }
      offset += scalar == "\u{FFFD}" && table.bytes[offset] != 0xEF ? 1 : UTF8.width(scalar)
    }
    if !hasStarted { shown.markStart = shown.width }
    if shown.markEnd < 0 { shown.markEnd = shown.width }
    return shown
  }

  /// Cuts a long line so that the mark stays in sight.
  private func clipped(_ line: ShownLine, to width: Int) -> ShownLine {
    guard line.width > width else { return line }
    let first: Int = line.markEnd <= width - 1 ? 0 : max(0, line.markStart - width / 3)
    var clipped: ShownLine = ShownLine()
    var column: Int = 0
    if first > 0 {
      clipped.text = "…"
      clipped.width = 1
    }
    for scalar in line.text.unicodeScalars {
      let columns: Int = VisibleText.columns(of: scalar)
      if column >= first, clipped.width + columns < width {
        clipped.text.unicodeScalars.append(scalar)
        clipped.width += columns
      }
      column += columns
    }
    if column > first + width { clipped.text += "…" }
    let shift: Int = first > 0 ? first - 1 : 0
    clipped.markStart = min(max(0, line.markStart - shift), clipped.width)
    clipped.markEnd = min(max(clipped.markStart, line.markEnd - shift), clipped.width)
    return clipped
  }
}
