import Diagnostics

/// Objects of one entry that stand for values which JSON lacks.
extension JSONReader {
  /// Gives a dictionary that has just been closed the kind that its tag names.
  mutating func recognizeTag(_ node: Int) {
    let key: TextNode = table[node + 1]
    guard let tag: JSONTag = tag(of: key) else { return }
    guard Int(table[node + 2].next) == table.count else {
      // More entries: no tag. An inner object behind a `$literal` that is none after all may itself be tagged.
      if tag == .literal { reconsider(node + 2) }
      return
    }
    if isLiteral(node) { return }
    apply(tag, to: node)
  }

  private func tag(of key: TextNode) -> JSONTag? {
    guard key.kind == .key, !key.flags.contains(.needsDecoding) else { return nil }
    let range: Range<Int> = JSONText.content(of: key, in: text)
    return JSONTag.tag(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Whether a dictionary stands behind a `$literal` that is the first key of the dictionary around it.
  private func isLiteral(_ node: Int) -> Bool {
    guard let outer: ContainerFrame = frames.last, outer.isDictionary, outer.node + 2 == node else { return false }
    return tag(of: table[outer.node + 1]) == .literal
  }

  private mutating func reconsider(_ node: Int) {
    let inner: TextNode = table[node]
    guard inner.kind == .dictionary, !inner.flags.contains(.isWrapped), Int(inner.next) > node + 2,
      let tag: JSONTag = tag(of: table[node + 1]), Int(table[node + 2].next) == Int(inner.next)
    else { return }
    apply(tag, to: node)
  }

  private mutating func apply(_ tag: JSONTag, to node: Int) {
    let value: TextNode = table[node + 2]
    switch tag {
    case .date:
      guard value.kind == .integer || value.kind == .real || value.kind == .string && withText(value, { JSONTag.date($0) }) != nil else {
        return reportBadTag(tag, node)
      }
      table[node].kind = .date
    case .data:
      guard value.kind == .string else { return reportBadTag(tag, node) }
      if let problem: Base64Text.Problem = withText(value, { Base64Text.check($0) }) {
        table[node].flags.insert(.hasError)
        report(.badData(problem, in: text, at: SourceRange(JSONText.content(of: value, in: text))))
      }
      table[node].kind = .data
    case .uid:
      let digits: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: base + Int(value.start), count: Int(value.end - value.start))
      guard value.kind == .integer, case .success(let number) = IntegerText.parse(digits), number.uint64 != nil else {
        return reportBadTag(tag, node)
      }
      table[node].kind = .uid
    case .real:
      guard value.kind == .real || value.kind == .integer || value.kind == .string && withText(value, { RealText.check($0) }) == nil else {
        return reportBadTag(tag, node)
      }
      table[node].kind = .real
    case .set:
      guard value.kind == .array else { return reportBadTag(tag, node) }
      table[node].kind = .set
      table[node].flags.insert(.isWrapped)
    case .literal:
      guard value.kind == .dictionary, !value.flags.contains(.isWrapped) else { return reportBadTag(tag, node) }
      table[node].flags.insert(.isWrapped)
    }
  }

  /// The object stays a dictionary.
  private mutating func reportBadTag(_ tag: JSONTag, _ node: Int) {
    let range: SourceRange = SourceRange(Int(table[node].start), Int(table[node].end))
    report(.badTag(tag, at: range))
  }

  private func withText<Result>(_ node: TextNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let range: Range<Int> = JSONText.content(of: node, in: text)
    guard node.flags.contains(.needsDecoding) else {
      return body(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
    }
    var decoded: [UInt8] = []
    JSONText.appendUnescaped(base + range.lowerBound, base + range.upperBound, to: &decoded)
    return decoded.withUnsafeBufferPointer(body)
  }
}
