import Diagnostics

/// The canonical layout of OpenStep, strings and JSON.
extension TextFormatter {
  mutating func writeText(_ tokens: [FormatToken]) {
    var previous: FormatToken?
    for (offset, token) in tokens.enumerated() {
      writeSpace(before: token, after: previous)
      output.append(token.range)
      previous = token
      // The last entry of a dictionary ends with a semicolon, too.
      let endsEntry: Bool = token.kind == .leaf || token.kind == .close || token.kind == .empty
      if layout.tree.syntax == .openStep, endsEntry, token.isInDictionary,
        tokens.dropFirst(offset + 1).first(where: { $0.kind != .comment })?.kind != .separator
      {
        output.append(";")
      }
    }
    output.append(lineEnd)
  }

  private mutating func writeSpace(before token: FormatToken, after previous: FormatToken?) {
    guard let previous else { return }
    // A comment up to the end of its line is followed by a new line, whatever comes.
    let endsLine: Bool = previous.kind == .comment && text[previous.range.lowerBound + 1] == UInt8(ascii: "/")
    switch token.kind {
    case .comment where staysOnLine(token, after: previous) || previous.kind == .equals: return output.append([0x20])
    case .separator where !endsLine: return
    case .equals where !endsLine: return output.append(layout.tree.syntax == .json ? [] : [0x20])
    default: break
    }
    if previous.kind == .equals, !endsLine { return output.append([0x20]) }
    if keepsEmptyLine(previous, token) { output.append(lineEnd) }
    output.append(lineEnd)
    output.append(indent(token.depth))
  }
}
