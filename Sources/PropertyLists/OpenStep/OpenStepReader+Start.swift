import Diagnostics

/// The start of a text: is it one value, or a table of strings?
extension OpenStepReader {
  /// Reports ill-formed UTF-8, and NULs inside the text.
  mutating func checkBytes(from start: Int) {
    let check: UTF8Check = UTF8Check(text, from: start)
    if let range: SourceRange = check.malformed {
      findings.report(.malformedUTF8(text[range.lowerBound], at: range, others: check.otherMalformedCount))
    }
    for range in check.controls where range.lowerBound < contentEnd && text[range].contains(0) {
      findings.report(.forbiddenControlCharacters(text[range], isXML: false, at: range))
    }
  }

  /// Finds out what the root is, and opens the table of a strings file.
  mutating func readStart() {
    while true {
      skipSpace()
      guard p < end, skipSourceCodeLine() else { break }
    }
    let start: Int = p - base
    guard p < end else {
      if text.count == contentStart {
        isFinished = true
        return report(.noValue(isEmpty: true, at: SourceRange(0, text.count)))
      }
      // White space and comments alone are an empty table, as for CoreFoundation. An unclosed comment has been reported.
      openTable()
      if !findings.hasErrors { findings.report(.noEntries(at: SourceRange(contentStart, text.count))) }
      return
    }
    if contentEnd <= start {
      isFinished = true
      report(.restIsNUL(at: SourceRange(start, text.count)))
      table.append(.invalid, start, text.count, .hasError)
      return
    }
    let token: Token = token
    if token == .opening || token == .angle { return }
    switch OpenStepReader.shape(base, from: start, to: contentEnd) {
    case .table: openTable()
    case .singleString:
      readString(token)
      if token != .quoted, !findings.hasErrors {
        findings.report(.bareWord(text.text(in: SourceRange(start, min(start + 200, lastEnd))), at: SourceRange(start, lastEnd)))
      }
    case .unknown:
      isFinished = true
      // What the bytes of another kind of file are as text does not matter.
      findings = DiagnosticCollector(limit: limits.diagnosticCount)
      let line: SourceRange = SourceRange(start, OpenStepReader.endOfLine(base, start, text.count))
      report(.notAPropertyList(text[SourceRange(start, min(line.upperBound, start + 60))], at: line))
      table.append(.invalid, start, text.count, .hasError)
    }
  }

  private mutating func openTable() {
    isTable = true
    open(isDictionary: true, start: contentStart, opener: 0, outer: State.afterRoot)
    state = State.key
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while p < end {
      if OpenStepCharacters.classes[Int(p.pointee)] == OpenStepCharacters.space {
        p += 1
      } else if OpenStepCharacters.separatorLength(p) > 0 {
        p += 3
      } else if FormatDetection.isByteOrderMark(p) {
        report(.secondByteOrderMark(at: SourceRange(p - base, p - base + 3)))
        p += 3
      } else if p.pointee == UInt8(ascii: "/"), p[1] == UInt8(ascii: "/") || p[1] == UInt8(ascii: "*") {
        guard let next: UnsafePointer<UInt8> = OpenStepReader.endOfComment(p, end) else {
          let start: Int = p - base
          p = end
          unclosedEnd = text.count
          return report(.unclosedComment(ending: "*/", at: SourceRange(start, start + 2)))
        }
        p = next
      } else {
        return
      }
    }
  }

  /// What a text that starts with no bracket is.
  enum Shape {
    /// One string and nothing else.
    case singleString
    /// A table of strings.
    case table
    /// Neither.
    case unknown
  }

  /// Judges a text by its first word, and, where that does not settle it, by its first line.
  static func shape(_ base: UnsafePointer<UInt8>, from start: Int, to count: Int) -> Shape {
    let first: UInt8 = base[start]
    var q: UnsafePointer<UInt8> = base + start
    let end: UnsafePointer<UInt8> = base + count
    let isQuoted: Bool = OpenStepCharacters.classes[Int(first)] == OpenStepCharacters.quote
    if isQuoted {
      let run: QuotedRun = QuotedRun.scan(q + 1, end, quote: first)
      guard run.isClosed else { return lineLooksLikeEntry(base, start, count) ? .table : .singleString }
      q = run.end + 1
    } else {
      // Images and other binary files have control characters early on.
      let head: Range<Int> = start..<min(count, start + 256)
      if head.contains(where: { base[$0] < 0x20 && OpenStepCharacters.classes[Int(base[$0])] != OpenStepCharacters.space }) {
        return .unknown
      }
      while q < end, OpenStepCharacters.classes[Int(q.pointee)] == OpenStepCharacters.word { q += 1 }
    }
    let wordEnd: UnsafePointer<UInt8> = q
    while q < end {
      if OpenStepCharacters.classes[Int(q.pointee)] == OpenStepCharacters.space {
        q += 1
      } else if q.pointee == UInt8(ascii: "/"), let next: UnsafePointer<UInt8> = endOfComment(q, end) {
        q = next
      } else {
        break
      }
    }
    if q >= end { return .singleString }
    if wordEnd > base + start, q.pointee == UInt8(ascii: "=") || q.pointee == UInt8(ascii: ";") { return .table }
    if isQuoted || OpenStepCharacters.curlyQuoteLength(base + start) > 0 { return .table }
    return lineLooksLikeEntry(base, start, count) ? .table : .unknown
  }

  /// Whether the line at an offset has a `=` or ends with a semicolon.
  private static func lineLooksLikeEntry(_ base: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Bool {
    var stop: Int = endOfLine(base, start, min(count, start + 1000))
    if (start..<stop).contains(where: { base[$0] == UInt8(ascii: "=") }) { return true }
    while stop > start, base[stop - 1] <= 0x20 { stop -= 1 }
    return stop > start && base[stop - 1] == UInt8(ascii: ";")
  }

  static func endOfLine(_ base: UnsafePointer<UInt8>, _ offset: Int, _ count: Int) -> Int {
    var stop: Int = offset
    while stop < count, base[stop] != 0x0A, base[stop] != 0x0D { stop += 1 }
    return stop
  }
}

extension OpenStepText {
  /// The decoded text of a key or string.
  static func keyText(_ node: TextNode, in text: SourceBytes) -> String {
    let range: Range<Int> = content(of: node, in: text)
    let start: UnsafePointer<UInt8> = text.unsafeBaseAddress + range.lowerBound
    let count: Int = min(range.count, 200)
    guard node.flags.contains(.needsDecoding) else {
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
    var decoded: [UInt8] = []
    appendUnescaped(start, start + count, to: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }
}
