import Diagnostics

/// Checks of scalar values, and the key path of the place that has been reached.
extension XMLReader {
  /// Checks the content of a scalar and reports what is wrong; true when nothing is.
  mutating func check(_ content: SourceRange, _ kind: TextNodeKind, _ tag: StartTag) -> Bool {
    if kind == .key || kind == .string { return checkText(content) }
    if kind == .data, tag.isShort {
      report(.shortData(at: tag.range))
      return true
    }
    guard var problem: Diagnostic = problem(content, kind, tag) else { return true }
    // The wording has seen only the head of a longer content, so it cannot repair it.
    if content.count > 4096 { problem.fixes = [] }
    // White space is only worth a word when the value without it is good.
    let inner: SourceRange = trimmed(content)
    let innerProblem: Diagnostic? = inner != content && kind != .data ? self.problem(inner, kind, tag) : nil
    report(innerProblem ?? problem)
    return false
  }

  private func trimmed(_ range: SourceRange) -> SourceRange {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    var range: SourceRange = range
    while range.upperBound > range.lowerBound, isSpace(base[range.lowerBound]) { range.lowerBound += 1 }
    while range.upperBound > range.lowerBound, isSpace(base[range.upperBound - 1]) { range.upperBound -= 1 }
    return range
  }

  /// What is wrong with the content of a number, a date or data; nil when nothing is.
  private func problem(_ content: SourceRange, _ kind: TextNodeKind, _ tag: StartTag) -> Diagnostic? {
    let bytes: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: base + content.lowerBound, count: content.count)
    var words: String { text.text(in: SourceRange(content.lowerBound, min(content.upperBound, content.lowerBound + 4096))) }
    switch kind {
    case .integer:
      switch IntegerText.parse(bytes) {
      case .success(let value): return value.fitsSystemReaders ? nil : .integerOutOfRange(words, at: content)
      case .failure(let problem): return .badInteger(problem, words, at: content, tag: tag.range)
      }
    case .real: return RealText.check(bytes).map { .badReal($0, words, at: content, tag: tag.range) }
    case .date:
      guard case .failure(let problem) = DateText.parse(bytes) else { return nil }
      return .badDate(problem, words, at: content, tag: tag.range)
    case .data: return Base64Text.check(bytes).map { .badData($0, in: text, at: content) }
    default: return nil
    }
  }

  /// Checks the references of a text outside its CDATA sections.
  private mutating func checkText(_ content: SourceRange) -> Bool {
    var isGood: Bool = true
    var p: UnsafePointer<UInt8> = base + content.lowerBound
    let end: UnsafePointer<UInt8> = base + content.upperBound
    while p < end {
      if p.pointee == UInt8(ascii: "<"), XMLMarkup.starts(p, end, with: "<![CDATA[") {
        p = XMLMarkup.find("]]>", from: p + 9, to: end) ?? end
      } else if p.pointee == UInt8(ascii: "&") {
        let reference: (scalar: UInt32, length: Int, problem: XMLReference.Problem?) = XMLReference.parse(p, end: end)
        if let problem: XMLReference.Problem = reference.problem {
          let range: SourceRange = SourceRange(p - base, p - base + reference.length)
          report(.badReference(problem, text.text(in: range), at: range))
          // A control character is read; the text is only odd.
          if problem != .control { isGood = false }
        }
        p += reference.length
        continue
      }
      p += 1
    }
    if content.count > limits.stringByteCount {
      report(.limitExceeded("string length", limits.stringByteCount, at: content))
      isGood = false
    }
    return isGood
  }

  /// The decoded text of a key that has just been read.
  func keyText(_ key: TextNode) -> String {
    if key.flags.contains(.isSynthetic) { return "" }
    let end: Int = Int(key.end)
    var start: Int = Int(key.start)
    while start < end, base[start] != UInt8(ascii: ">") { start += 1 }
    start = min(start + 1, end)
    var stop: Int = min(end, start + 200)
    if stop == end {
      while stop > start, !(base[stop - 1] == UInt8(ascii: "<") && base[stop] == UInt8(ascii: "/")) { stop -= 1 }
      stop = stop > start ? stop - 1 : end
    }
    var decoded: [UInt8] = []
    TextTree.appendXMLText(of: start..<stop, in: text, to: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The key path of the value that is being read, or of the container when no key of it has been read.
  func currentPath() -> PropertyListPath {
    var path: PropertyListPath = .root
    for (depth, frame) in frames.enumerated() {
      guard frame.kind == .dictionary || frame.kind == .array else { continue }
      let limit: Int = depth + 1 < frames.count ? frames[depth + 1].node : table.count
      var child: Int = frame.node + 1
      var last: Int = -1
      var position: Int = 0
      let isDictionary: Bool = frame.kind == .dictionary
      while child < limit {
        if isDictionary == (table[child].kind == .key) || !isDictionary {
          last = child
          position += 1
        }
        child = max(child + 1, Int(table[child].next))
      }
      if isDictionary {
        if last >= 0 { path = path.appending(key: keyText(table[last])) }
      } else {
        path = path.appending(index: depth + 1 < frames.count ? position : max(0, position - 1))
      }
    }
    return path
  }
}
