/// The difference of two texts in the unified format that `patch` reads.
public struct UnifiedDiff: Sendable {
  private enum Change {
    case same(Substring)
    case removed(Substring)
    case added(Substring)
  }

  /// The lines of context around each change.
  private static let context: Int = 3

  /// The difference, with headers `--- old` and `+++ new`; empty when the texts are equal. Texts that differ in more than two thousand lines in a
  /// row are shown as one replaced block.
  public static func text(old: String, new: String, oldName: String, newName: String, style: ReportStyle = .plain) -> String {
    guard old != new else { return "" }
    let changes: [Change] = changes(lines(old), lines(new))
    var output: String = style.paint("--- \(oldName)", .strong) + "\n" + style.paint("+++ \(newName)", .strong) + "\n"
    var index: Int = 0
    var oldLine: Int = 1
    var newLine: Int = 1
    while index < changes.count {
      guard let first: Int = changes[index...].firstIndex(where: isChange) else { break }
      let start: Int = max(index, first - context)
      for change in changes[index..<start] { advance(change, &oldLine, &newLine) }
      var end: Int = first
      while let next: Int = changes[end...].firstIndex(where: isChange), next - end <= context * 2 || end == first { end = next + 1 }
      end = min(changes.count, end + context)
      output += hunk(changes[start..<end], &oldLine, &newLine, style)
      index = end
    }
    return output
  }

  private static func hunk(_ changes: ArraySlice<Change>, _ oldLine: inout Int, _ newLine: inout Int, _ style: ReportStyle) -> String {
    let oldStart: Int = oldLine
    let newStart: Int = newLine
    var body: String = ""
    for change in changes {
      advance(change, &oldLine, &newLine)
      switch change {
      case .same(let line): body += self.line(" ", line)
      case .removed(let line): body += style.paint(self.line("-", line), .error)
      case .added(let line): body += style.paint(self.line("+", line), .good)
      }
    }
    return style.paint("@@ -\(oldStart),\(oldLine - oldStart) +\(newStart),\(newLine - newStart) @@", .dim) + "\n" + body
  }

  private static func line(_ mark: String, _ line: Substring) -> String {
    line.hasSuffix("\n") ? mark + line : mark + line + "\n\\ No newline at end of file\n"
  }

  private static func isChange(_ change: Change) -> Bool {
    if case .same = change { false } else { true }
  }

  private static func advance(_ change: Change, _ oldLine: inout Int, _ newLine: inout Int) {
    switch change {
    case .same:
      oldLine += 1
      newLine += 1
    case .removed: oldLine += 1
    case .added: newLine += 1
    }
  }

  /// The lines with their ends; LF and CR LF end a line.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start: String.Index = text.startIndex
    var index: String.Index = text.utf8.startIndex
    while index < text.endIndex {
      let next: String.Index = text.utf8.index(after: index)
      if text.utf8[index] == UInt8(ascii: "\n") {
        lines.append(text[start..<next])
        start = next
      }
      index = next
    }
    if start < text.endIndex { lines.append(text[start...]) }
    return lines
  }

  private static func changes(_ old: [Substring], _ new: [Substring]) -> [Change] {
    var head: Int = 0
    while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
    var tail: Int = 0
    while tail < min(old.count, new.count) - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let middle: [Change] = middleChanges(old[head..<old.count - tail], new[head..<new.count - tail])
    return old[..<head].map(Change.same) + middle + old[(old.count - tail)...].map(Change.same)
  }

  /// A longest common subsequence of the lines between the first and the last difference.
  private static func middleChanges(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> [Change] {
    let old: [Substring] = Array(old)
    let new: [Substring] = Array(new)
    guard old.count <= 2000, new.count <= 2000 else { return old.map(Change.removed) + new.map(Change.added) }
    let width: Int = new.count + 1
    var lengths: [Int32] = Array(repeating: 0, count: (old.count + 1) * width)
    for i in stride(from: old.count - 1, through: 0, by: -1) {
      for j in stride(from: new.count - 1, through: 0, by: -1) {
        lengths[i * width + j] =
          old[i] == new[j] ? lengths[(i + 1) * width + j + 1] + 1 : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var changes: [Change] = []
    var i: Int = 0
    var j: Int = 0
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        changes.append(.same(old[i]))
        i += 1
        j += 1
      } else if i < old.count, j == new.count || lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        changes.append(.removed(old[i]))
        i += 1
      } else {
        changes.append(.added(new[j]))
        j += 1
      }
    }
    return changes
  }
}
