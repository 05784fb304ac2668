import Diagnostics

/// Everything before the first value and behind the last one.
extension XMLReader {
  /// Reports ill-formed UTF-8 and forbidden control characters.
  mutating func checkBytes(from start: Int) {
    let check: UTF8Check = UTF8Check(text, from: start)
    if let range: SourceRange = check.malformed {
      findings.report(.malformedUTF8(text[range.lowerBound], at: range, others: check.otherMalformedCount))
    }
    // NULs behind the end are padding, which `readTrailer` judges.
    for range in check.controls where !isTrailingNUL(range.lowerBound) {
      findings.report(.forbiddenControlCharacters(text[range], isXML: true, at: range))
    }
  }

  private func isTrailingNUL(_ offset: Int) -> Bool {
    guard base[offset] == 0 else { return false }
    var index: Int = text.count
    while index > offset, base[index - 1] == 0 || base[index - 1] == 0x0A { index -= 1 }
    return index <= offset
  }

  /// Reads the declaration, comments and the DOCTYPE, and opens `<plist>` where there is one.
  mutating func readProlog() {
    while true {
      skipSpace()
      guard p < end, p.pointee == UInt8(ascii: "<") else { return }
      switch p[1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        if !readInvisible(isInProlog: true) { return }
      default:
        guard let tag: StartTag = startTag(), tag.name == "plist", !tag.isShort else { return }
        openPlist(tag)
        return
      }
    }
  }

  /// Skips text in front of the property list, such as the macros of a template or the head of a mail. False when no property list follows.
  mutating func skipToStart() -> Bool {
    guard !hasSoughtStart else { return false }
    let start: Int = p - base
    var next: UnsafePointer<UInt8> = p
    while next < end {
      next = TextRun.scan(next, end).end
      if XMLMarkup.starts(next, end, with: "<?xml") || XMLMarkup.starts(next, end, with: "<!DOCTYPE plist")
        || XMLMarkup.starts(next, end, with: "<plist")
      {
        break
      }
      next += 1
    }
    guard next < end else {
      hasSoughtStart = true
      return false
    }
    var stop: Int = next - base
    while stop > start, base[stop - 1] <= 0x20 { stop -= 1 }
    report(.textBeforeRoot(text.text(in: SourceRange(start, min(stop, start + 40))), at: SourceRange(start, stop)))
    p = next
    readProlog()
    return true
  }

  /// Opens the `<plist>` element whose start tag is at `p`.
  mutating func openPlist(_ tag: StartTag) {
    p = base + tag.range.upperBound
    open(
      .plist, start: tag.range.lowerBound, startTagEnd: tag.range.upperBound, flags: [], outer: State.hasRoot, name: tag.nameRange)
    maximumFrameCount = limits.nesting + 1
    state = State.wantsRoot
  }

  mutating func skipSpace() {
    while p < end, p.pointee <= 0x20, p.pointee != 0 { p += 1 }
  }

  /// Reads a comment, a processing instruction or a DOCTYPE at `p`. False when the text ended inside one.
  mutating func readInvisible(isInProlog: Bool) -> Bool {
    let start: Int = p - base
    if XMLMarkup.starts(p, end, with: "<!--") {
      guard let close: UnsafePointer<UInt8> = XMLMarkup.find("-->", from: p + 4, to: end) else {
        return endInside(.unclosedComment(at: SourceRange(start, start + 4)))
      }
      p = close + 3
      return true
    }
    if p[1] == UInt8(ascii: "?") {
      guard let close: UnsafePointer<UInt8> = XMLMarkup.find("?>", from: p + 2, to: end) else {
        return endInside(.unclosedInstruction(at: SourceRange(start, start + 2)))
      }
      p = close + 2
      return true
    }
    if isInProlog, XMLMarkup.starts(p, end, with: "<!DOCTYPE") { return readDoctype() }
    let close: UnsafePointer<UInt8>? = XMLMarkup.find(">", from: p, to: end)
    guard let close else { return endInside(.unclosedMarkup(at: SourceRange(start, start + 2))) }
    p = close + 1
    report(.unexpectedDeclaration(at: SourceRange(start, p - base)))
    return true
  }

  private mutating func endInside(_ diagnostic: Diagnostic) -> Bool {
    report(diagnostic)
    isCutOff = true
    p = end
    return false
  }

  /// Skips a DOCTYPE. An internal subset is skipped too, quotes and comments respected, and reported: system readers refuse it.
  private mutating func readDoctype() -> Bool {
    let start: Int = p - base
    /// Where the subset opened; -1 once it is closed.
    var subset: Int?
    var quote: UInt8 = 0
    p += 9
    while p < end {
      let byte: UInt8 = p.pointee
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "["), subset == nil {
        subset = p - base
      } else if byte == UInt8(ascii: "<"), XMLMarkup.starts(p, end, with: "<!--"),
        let close: UnsafePointer<UInt8> = XMLMarkup.find("-->", from: p + 4, to: end)
      {
        p = close + 2
      } else if byte == UInt8(ascii: "]"), let opened: Int = subset, opened >= 0 {
        let isBlank: Bool = (opened + 1..<p - base).allSatisfy { base[$0] <= 0x20 }
        report(.internalSubset(isEmpty: isBlank, at: SourceRange(opened, p - base + 1)))
        subset = -1
      } else if byte == UInt8(ascii: ">"), subset ?? -1 < 0 {
        p += 1
        return true
      }
      p += 1
    }
    return endInside(.unclosedDoctype(at: SourceRange(start, start + 9)))
  }

  /// Reads what follows the root value: white space and comments are fine, anything else is reported and ignored, as readers do.
  mutating func readTrailer() {
    isFinished = true
    while true {
      skipSpace()
      guard p < end else { return }
      if p.pointee == UInt8(ascii: "<"), p[1] == UInt8(ascii: "!") || p[1] == UInt8(ascii: "?") {
        if !readInvisible(isInProlog: false) { return }
        continue
      }
      let rest: SourceRange = SourceRange(p - base, text.count)
      if (rest.lowerBound..<rest.upperBound).allSatisfy({ base[$0] == 0 }) {
        report(.trailingNULs(at: rest))
      } else {
        report(.contentAfterEnd(at: rest))
      }
      return
    }
  }
}
