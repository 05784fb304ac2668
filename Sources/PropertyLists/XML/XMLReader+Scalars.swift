import Diagnostics

/// Checks of scalar values, and the key path of the place that has been reached.
extension XMLReader {
  /// Checks the content of a scalar and reports what is wrong; true when nothing is.
  mutating func check(_ content: SourceRange, _ kind: TextNodeKind, _ tag: StartTag) -> Bool {
    let bytes: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: base + content.lowerBound, count: content.count)
    switch kind {
    case .key, .string: return checkText(content)
    case .integer:
      switch IntegerText.parse(bytes) {
      case .success(let value):
        if !value.fitsSystemReaders { report(.integerOutOfRange(text.text(in: content), at: content)) }
        return value.fitsSystemReaders
      case .failure(let problem): report(.badInteger(problem, text.text(in: content), at: content, tag: tag.range))
      }
    case .real:
      guard let problem: RealText.Problem = RealText.check(bytes) else { return true }
      report(
        .badReal(
          problem, text.text(in: SourceRange(content.lowerBound, min(content.upperBound, content.lowerBound + 40))), at: content,
          tag: tag.range))
    case .date:
      guard case .failure(let problem) = DateText.parse(bytes) else { return true }
      report(
        .badDate(
          problem, text.text(in: SourceRange(content.lowerBound, min(content.upperBound, content.lowerBound + 40))), at: content,
          tag: tag.range))
    case .data:
      if tag.isShort {
        report(.shortData(at: tag.range))
        return true
      }
      guard let problem: Base64Text.Problem = Base64Text.check(bytes) else { return true }
      report(.badData(problem, in: text, at: content))
    default: return true
    }
    return false
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
          isGood = false
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
    let whole: String = text.text(in: SourceRange(Int(key.start), min(Int(key.end), Int(key.start) + 200)))
    guard let open: String.Index = whole.firstIndex(of: ">") else { return whole }
    let rest: Substring = whole[whole.index(after: open)...]
    return String(rest.firstRange(of: "</").map { rest[..<$0.lowerBound] } ?? rest)
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
