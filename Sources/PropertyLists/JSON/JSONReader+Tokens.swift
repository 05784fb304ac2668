import Diagnostics

/// Strings, numbers and words that are not in their plainest form, or are wrong.
extension JSONReader {
  /// Whether a byte can be part of a word or number, well formed or not.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }

  /// Appends a value, or a key where one is due, and moves behind it.
  private mutating func take(_ kind: TextNodeKind, _ range: SourceRange, _ flags: TextNodeFlags) {
    p = base + range.upperBound
    lastEnd = range.upperBound
    if state == State.key {
      table.append(.key, range.lowerBound, range.upperBound, flags)
      state = State.afterKey
    } else {
      table.append(kind, range.lowerBound, range.upperBound, flags)
      state = State.afterValue(state)
    }
  }

  // MARK: Strings

  mutating func readQuoted() {
    let start: Int = p - base
    var q: UnsafePointer<UInt8> = p + 1
    var firstControl: Int?
    var isClosed: Bool = false
    while true {
      q = JSONText.scanString(q, end).end
      guard q < end else { break }
      if q.pointee == UInt8(ascii: "\"") {
        isClosed = true
        break
      }
      if q.pointee == 0x0A || q.pointee == 0x0D, firstControl == nil || base[firstControl ?? 0] != q.pointee, !isLineBreakInside(q) {
        break
      }
      if firstControl == nil { firstControl = q - base }
      q += 1
    }
    guard isClosed else { return readUnclosed(start) }
    let range: SourceRange = SourceRange(start, q - base + 1)
    take(.string, range, .needsDecoding)
    var isGood: Bool = checkEscapes(start + 1, range.upperBound - 1)
    if let firstControl {
      for offset in firstControl..<range.upperBound - 1 where base[offset] < 0x20 {
        report(.rawControlCharacter(base[offset], at: SourceRange(offset, offset + 1)))
      }
      isGood = false
    }
    if range.count - 2 > limits.stringByteCount {
      report(.limitExceeded("string length", limits.stringByteCount, at: range))
      isGood = false
    }
    if !isGood { table[table.count - 1].flags.insert(.hasError) }
  }

  /// Whether the text goes on behind a line break, because the next quote looks like a closing one.
  private func isLineBreakInside(_ q: UnsafePointer<UInt8>) -> Bool {
    let run: QuotedRun = QuotedRun.scan(q + 1, end, quote: UInt8(ascii: "\""))
    guard run.isClosed else { return false }
    var next: UnsafePointer<UInt8> = run.end + 1
    while next < end, next.pointee <= 0x20 { next += 1 }
    switch next.pointee {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"): return true
    default: return next == end
    }
  }

  /// A string whose closing quote is missing is taken to end with its line, before the separator that ends the line.
  private mutating func readUnclosed(_ start: Int) {
    var stop: Int = start + 1
    while stop < text.count, base[stop] != 0x0A, base[stop] != 0x0D { stop += 1 }
    while stop > start + 1, base[stop - 1] <= 0x20 { stop -= 1 }
    if stop > start + 1, base[stop - 1] == UInt8(ascii: ",") || base[stop - 1] == UInt8(ascii: ":") { stop -= 1 }
    let range: SourceRange = SourceRange(start, stop)
    take(.string, range, [.hasOddTag, .hasError, .needsDecoding])
    report(.unclosedString(text.text(in: SourceRange(start, min(stop, start + 40))), quote: UInt8(ascii: "\""), at: range))
    _ = checkEscapes(start + 1, stop)
  }

  mutating func readSingleQuoted() {
    let start: Int = p - base
    let run: QuotedRun = QuotedRun.scan(p + 1, end, quote: UInt8(ascii: "'"))
    guard run.isClosed else {
      p += 1
      return report(.unexpectedCharacter("'", at: SourceRange(start, start + 1)))
    }
    let range: SourceRange = SourceRange(start, run.end - base + 1)
    take(.string, range, [.needsDecoding, .hasError])
    report(
      .singleQuotes(text.text(in: SourceRange(start + 1, min(range.upperBound - 1, start + 300))), isWhole: range.count < 300, at: range))
  }

  mutating func readCurlyQuoted() {
    let start: Int = p - base
    let opening: Int = OpenStepCharacters.curlyQuoteLength(p)
    var q: UnsafePointer<UInt8> = p + opening
    var closing: Int = 0
    while q < end, q.pointee != 0x0A, q.pointee != 0x0D {
      closing = q.pointee == UInt8(ascii: "\"") ? 1 : OpenStepCharacters.curlyQuoteLength(q)
      if closing == 3, opening == 3, (base[start + 2] >= 0x9C) != (q[2] >= 0x9C) { closing = 0 }
      if closing > 0 { break }
      q += 1
    }
    take(.string, SourceRange(start, q - base + closing), [.hasOddTag, .hasError, .needsDecoding])
    let content: Range<Int> = JSONText.content(of: table[table.count - 1], in: text)
    report(
      .curlyQuotes(
        text.text(in: SourceRange(content.lowerBound, min(content.upperBound, content.lowerBound + 40))), content,
        at: SourceRange(start, q - base + closing)))
  }

  /// Reports bad escapes; true when there is none.
  private mutating func checkEscapes(_ start: Int, _ stop: Int) -> Bool {
    var isGood: Bool = true
    var q: UnsafePointer<UInt8> = base + start
    let limit: UnsafePointer<UInt8> = base + stop
    while q < limit {
      guard q.pointee == UInt8(ascii: "\\") else {
        q += 1
        continue
      }
      let escape: JSONText.Escape = JSONText.escape(q, limit)
      if let problem: JSONText.EscapeProblem = escape.problem {
        let offset: Int = q - base
        var length: Int = max(2, escape.length)
        while offset + length < stop, base[offset + length] & 0xC0 == 0x80 { length += 1 }
        let range: SourceRange = SourceRange(offset, min(offset + length, stop))
        report(.badJSONEscape(problem, text.text(in: range), at: range))
        isGood = false
      }
      q += escape.length
    }
    return isGood
  }

  // MARK: Words and numbers

  /// Reads what starts with a letter, a digit or a sign.
  mutating func readWord() {
    let start: Int = p - base
    var stop: Int = start
    while stop < text.count, isWordByte(base[stop]), OpenStepCharacters.curlyQuoteLength(base + stop) == 0 { stop += 1 }
    if stop == start { stop += 1 }
    let range: SourceRange = SourceRange(start, stop)
    let word: String = text.text(in: SourceRange(start, min(stop, start + 300)))
    if state == State.key {
      take(.string, range, [.isShort, .hasError])
      return report(.unquotedKey(word, isWhole: range.count <= 300, at: range))
    }
    let isNumber: Bool =
      base[start] &- UInt8(ascii: "0") <= 9 || (base[start] == UInt8(ascii: "-") && base[start + 1] &- UInt8(ascii: "0") <= 9)
    if isNumber, let run: JSONText.NumberRun = JSONText.scanNumber(p), run.end - base == stop {
      return readNumber(range, isReal: run.isReal)
    }
    switch word {
    case "true", "false": take(.boolean, range, word == "true" ? .isTrue : [])
    case "null":
      take(.null, range, [])
      report(.nullValue(at: range))
    case "True", "TRUE", "False", "FALSE":
      take(.boolean, range, word.lowercased() == "true" ? [.isTrue, .hasError] : .hasError)
      report(.unknownWord(word, better: word.lowercased(), at: range))
    case "None", "nil", "NULL", "Null", "undefined":
      take(.null, range, .hasError)
      report(.unknownWord(word, better: "null", at: range))
    case "NaN", "nan", "Infinity", "-Infinity", "+Infinity", "inf", "-inf", "-NaN":
      take(.invalid, range, .hasError)
      report(.specialNumber(word, at: range))
    default:
      take(.invalid, range, .hasError)
      let first: UInt8 = base[start]
      let looksNumeric: Bool =
        first &- UInt8(ascii: "0") <= 9 || first == UInt8(ascii: "+") || first == UInt8(ascii: "-") || first == UInt8(ascii: ".")
      report(looksNumeric ? .badJSONNumber(word, at: range) : .unknownWord(word, better: nil, at: range))
    }
  }

  private mutating func readNumber(_ range: SourceRange, isReal: Bool) {
    let content: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
    let word: String = text.text(in: SourceRange(range.lowerBound, min(range.upperBound, range.lowerBound + 60)))
    if isReal {
      switch RealText.parse(content) {
      case .success(let value):
        take(.real, range, [])
        if value.isInfinite { report(.realOutOfRange(word, at: range)) }
      case .failure(let problem):
        take(.real, range, .hasError)
        report(.badReal(problem, word, at: range, tag: range))
      }
      return
    }
    switch IntegerText.parse(content) {
    case .success(let value):
      take(.integer, range, [])
      if !value.fitsSystemReaders { report(.longInteger(word, at: range)) }
    case .failure:
      take(.integer, range, .hasError)
      report(.integerOutOfRange(word, at: range))
    }
  }
}
