import Diagnostics

/// Strings, data and typed values that are not in their plainest form, or are wrong.
extension OpenStepReader {
  /// What stands at the current place.
  enum Token {
    case word
    case quoted
    case curlyQuoted
    /// Characters that may only stand inside quotes.
    case strayText
    case opening
    case angle
    case punctuation

    var isString: Bool {
      switch self {
      case .word, .quoted, .curlyQuoted, .strayText: true
      default: false
      }
    }

    var isValue: Bool {
      switch self {
      case .opening, .angle: true
      default: isString
      }
    }
  }

  var token: Token {
    let byte: UInt8 = p.pointee
    switch OpenStepCharacters.classes[Int(byte)] {
    case OpenStepCharacters.word: return .word
    case OpenStepCharacters.quote: return .quoted
    case OpenStepCharacters.punctuation:
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): return .opening
      case UInt8(ascii: "<"): return .angle
      default: return .punctuation
      }
    default: return OpenStepCharacters.curlyQuoteLength(p) > 0 ? .curlyQuoted : .strayText
    }
  }

  /// Appends a string as a key or a value, whichever is due, and moves behind it.
  mutating func take(_ range: SourceRange, _ flags: TextNodeFlags) {
    p = base + range.upperBound
    lastEnd = range.upperBound
    if state == State.key {
      table.append(.key, range.lowerBound, range.upperBound, flags)
      state = State.afterKey
    } else {
      table.append(.string, range.lowerBound, range.upperBound, flags)
      state = State.afterValue(state)
    }
  }

  /// Reads the string at `p`, whatever form it has.
  mutating func readString(_ token: Token) {
    switch token {
    case .quoted: readQuoted()
    case .curlyQuoted: readCurlyQuoted()
    default: readUnquoted()
    }
  }

  private mutating func readUnquoted() {
    let start: Int = p - base
    let classes: UnsafePointer<UInt8> = OpenStepCharacters.classes
    var run: UnsafePointer<UInt8> = p
    var isPlain: Bool = true
    while run < end, run - base < contentEnd {
      if classes[Int(run.pointee)] == OpenStepCharacters.word {
        if run[0] == UInt8(ascii: "/"), run[1] == UInt8(ascii: "*"), run > p { break }
      } else if let close: UnsafePointer<UInt8> = endOfBuildSetting(run) {
        isPlain = false
        run = close
      } else {
        guard classes[Int(run.pointee)] == OpenStepCharacters.other, OpenStepCharacters.curlyQuoteLength(run) == 0,
          OpenStepCharacters.separatorLength(run) == 0
        else { break }
        isPlain = false
      }
      run += 1
    }
    if run == p { run += 1 }
    let range: SourceRange = SourceRange(start, run - base)
    if !isPlain {
      report(.unquotedText(text.text(in: SourceRange(start, min(range.upperBound, start + 200))), isWhole: range.count <= 200, at: range))
    } else if run < end, run[0] == UInt8(ascii: "/"), run[1] == UInt8(ascii: "*") {
      report(.commentInsideWord(at: SourceRange(run - base, run - base + 2)))
    }
    take(range, isPlain ? .isShort : [.isShort, .hasError])
  }

  /// The closing bracket of `$(NAME)` or `${NAME}` whose opening bracket stands at an address; nil where there is none.
  private func endOfBuildSetting(_ bracket: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard bracket > p, bracket[-1] == UInt8(ascii: "$"), bracket[0] == UInt8(ascii: "(") || bracket[0] == UInt8(ascii: "{") else {
      return nil
    }
    var q: UnsafePointer<UInt8> = bracket + 1
    while q < end, OpenStepCharacters.classes[Int(q.pointee)] == OpenStepCharacters.word { q += 1 }
    return q < end && (q.pointee == UInt8(ascii: ")") || q.pointee == UInt8(ascii: "}")) ? q : nil
  }

  private mutating func readQuoted() {
    let start: Int = p - base
    let run: QuotedRun = QuotedRun.scan(p + 1, end, quote: p.pointee)
    guard run.isClosed else { return readUnclosed(start) }
    let range: SourceRange = SourceRange(start, run.end - base + 1)
    var flags: TextNodeFlags = run.hasEscapes ? .needsDecoding : []
    take(range, [])
    if run.hasEscapes, !checkEscapes(start + 1, range.upperBound - 1) { flags.insert(.hasError) }
    if range.count - 2 > limits.stringByteCount {
      report(.limitExceeded("string length", limits.stringByteCount, at: range))
      flags.insert(.hasError)
    }
    table[table.count - 1].flags = flags
  }

  /// A string whose closing quote is missing is taken to end with its line, before the separator that ends the line.
  private mutating func readUnclosed(_ start: Int) {
    let stop: Int = endOfUnclosed(start)
    let range: SourceRange = SourceRange(start, stop)
    take(range, [.hasOddTag, .hasError, .needsDecoding])
    unclosedEnd = stop
    report(.unclosedString(text.text(in: SourceRange(start, min(stop, start + 40))), quote: base[start], at: range))
    _ = checkEscapes(start + 1, stop)
  }

  /// Where a string that lacks its closing quote probably ends.
  func endOfUnclosed(_ start: Int) -> Int {
    var stop: Int = start + 1
    while stop < contentEnd, base[stop] != 0x0A, base[stop] != 0x0D { stop += 1 }
    while stop > start + 1, base[stop - 1] <= 0x20 { stop -= 1 }
    if stop > start + 1, [UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "=")].contains(base[stop - 1]) {
      stop -= 1
      while stop > start + 1, base[stop - 1] <= 0x20 { stop -= 1 }
    }
    return stop
  }

  private mutating func readCurlyQuoted() {
    let start: Int = p - base
    let opening: Int = OpenStepCharacters.curlyQuoteLength(p)
    var stop: UnsafePointer<UInt8> = p + opening
    var closing: Int = 0
    while stop < end, stop.pointee != 0x0A, stop.pointee != 0x0D {
      closing = stop.pointee == UInt8(ascii: "\"") ? 1 : OpenStepCharacters.curlyQuoteLength(stop)
      // A curly apostrophe inside a text with double curly quotes belongs to the text.
      if closing == 3, opening == 3, (base[start + 2] >= 0x9C) != (stop[2] >= 0x9C) { closing = 0 }
      if closing > 0 { break }
      stop += 1
    }
    let range: SourceRange
    if closing > 0 {
      range = SourceRange(start, stop - base + closing)
    } else {
      range = SourceRange(start, endOfUnclosed(start))
      unclosedEnd = range.upperBound
    }
    take(range, [.hasOddTag, .hasError, .needsDecoding])
    let content: Range<Int> = OpenStepText.content(of: table[table.count - 1], in: text)
    report(
      .curlyQuotes(text.text(in: SourceRange(content.lowerBound, min(content.upperBound, content.lowerBound + 40))), content, at: range))
  }

  /// Reports bad escapes; true when no value was lost.
  private mutating func checkEscapes(_ start: Int, _ stop: Int) -> Bool {
    var isGood: Bool = true
    var p: UnsafePointer<UInt8> = base + start
    let limit: UnsafePointer<UInt8> = base + stop
    // The end of the last Unicode escape that could take more digits.
    var digits: UnsafePointer<UInt8>?
    while p < limit {
      guard p.pointee == UInt8(ascii: "\\") else {
        p += 1
        continue
      }
      let escape: OpenStepText.Escape = OpenStepText.escape(p, limit)
      if let problem: OpenStepText.EscapeProblem = escape.problem {
        let offset: Int = p - base
        var length: Int = escape.length
        switch problem {
        case .lowerCaseU: length = max(6, length)
        case .longUnicode: length = 10
        case .unknown: length = 1 + characterLength(p + 1)
        default: break
        }
        let range: SourceRange = SourceRange(offset, min(offset + length, stop))
        let joinsDigits: Bool = p == digits && OpenStepCharacters.hexDigit(p[1]) != nil
        let diagnostic: Diagnostic = .badEscape(problem, text.text(in: range), at: range, joinsDigits: joinsDigits)
        if diagnostic.severity == .error { isGood = false }
        report(diagnostic)
      }
      let isShort: Bool = p[1] == UInt8(ascii: "U") && escape.length < 6
      p += escape.length
      if isShort { digits = p }
    }
    return isGood
  }

  private func characterLength(_ p: UnsafePointer<UInt8>) -> Int {
    var length: Int = 1
    while p + length < end, p[length] & 0xC0 == 0x80, length < 4 { length += 1 }
    return length
  }

  // MARK: Data and typed values

  /// Reads what starts with `<`.
  mutating func readAngle() {
    switch p[1] {
    case UInt8(ascii: "*"): readTyped()
    case UInt8(ascii: "["): readBase64()
    default: readHexData()
    }
  }

  private mutating func takeValue(_ kind: TextNodeKind, _ range: SourceRange, _ flags: TextNodeFlags) {
    table.append(kind, range.lowerBound, range.upperBound, flags)
    p = base + range.upperBound
    lastEnd = range.upperBound
    state = State.afterValue(state)
  }

  /// Where a value in angle brackets ends: behind its `>`, or before what cannot be a part of it.
  private func endOfAngle(_ start: Int) -> (end: Int, isClosed: Bool) {
    var stop: Int = start + 1
    while stop < contentEnd {
      let byte: UInt8 = base[stop]
      if byte == UInt8(ascii: ">") { return (stop + 1, true) }
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "(")
        || byte == UInt8(ascii: ")")
      {
        break
      }
      stop += 1
    }
    while stop > start + 1, base[stop - 1] <= 0x20 { stop -= 1 }
    return (stop, false)
  }

  private mutating func readHexData() {
    let start: Int = p - base
    if let close: UnsafePointer<UInt8> = OpenStepText.endOfHexData(p, end) {
      return takeValue(.data, SourceRange(start, close - base), [])
    }
    let found: (end: Int, isClosed: Bool) = endOfAngle(start)
    let range: SourceRange = SourceRange(start, found.end)
    takeValue(.data, range, .hasError)
    guard found.isClosed else {
      unclosedEnd = range.upperBound
      return report(.unclosedData(at: range))
    }
    var digits: Int = 0
    for offset in start + 1..<found.end - 1 {
      if OpenStepCharacters.hexDigit(base[offset]) != nil {
        digits += 1
      } else if base[offset] > 0x20 || base[offset] < 0x09 {
        let character: SourceRange = SourceRange(offset, offset + characterLength(base + offset))
        return report(.badHexData(text.text(in: character), at: character, in: range))
      } else if digits % 2 == 1 {
        return report(.splitHexByte(at: SourceRange(offset - 1, offset)))
      }
    }
    report(.oddHexData(digits, at: range))
  }

  private mutating func readBase64() {
    let start: Int = p - base
    let found: (end: Int, isClosed: Bool) = endOfAngle(start)
    let range: SourceRange = SourceRange(start, found.end)
    let isClosed: Bool = found.isClosed && found.end - start >= 4 && base[found.end - 2] == UInt8(ascii: "]")
    guard isClosed else {
      takeValue(.data, range, .hasError)
      unclosedEnd = found.isClosed ? unclosedEnd : range.upperBound
      return report(.unclosedBase64(at: range))
    }
    let content: SourceRange = SourceRange(start + 2, found.end - 2)
    let problem: Base64Text.Problem? = Base64Text.check(UnsafeBufferPointer(start: base + content.lowerBound, count: content.count))
    takeValue(.data, range, problem == nil ? [] : .hasError)
    if let problem { report(.badData(problem, in: text, at: content)) } else { noteTypedValue(at: range) }
  }

  private mutating func readTyped() {
    let start: Int = p - base
    let found: (end: Int, isClosed: Bool) = endOfAngle(start)
    let range: SourceRange = SourceRange(start, found.end)
    guard found.isClosed, range.count >= 4 else {
      takeValue(.invalid, range, .hasError)
      unclosedEnd = found.isClosed ? unclosedEnd : range.upperBound
      return report(.unclosedTypedValue(at: range))
    }
    let inside: Range<Int> = OpenStepText.typedContent(start: start, end: found.end, in: text)
    let content: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: base + inside.lowerBound, count: inside.count)
    let words: String = text.text(in: SourceRange(inside.lowerBound, min(inside.upperBound, inside.lowerBound + 40)))
    let place: SourceRange = SourceRange(inside)
    var kind: TextNodeKind = .invalid
    var flags: TextNodeFlags = []
    var problem: Diagnostic?
    switch base[start + 2] {
    case UInt8(ascii: "I"):
      kind = .integer
      switch IntegerText.parse(content) {
      case .success(let value): problem = value.fitsSystemReaders ? nil : .integerOutOfRange(words, at: place)
      case .failure: problem = .badTypedValue("a whole number", words, example: "<*I42>", at: range)
      }
    case UInt8(ascii: "R"):
      kind = .real
      if RealText.check(content) != nil { problem = .badTypedValue("a number", words, example: "<*R1.5>", at: range) }
    case UInt8(ascii: "D"):
      kind = .date
      if GNUstepDate.parse(content) == nil {
        problem = .badTypedValue("a date", words, example: "<*D2024-02-29 12:00:00 +0000>", at: range)
      }
    case UInt8(ascii: "B"):
      kind = .boolean
      let isTrue: Bool = words == "Y"
      if isTrue { flags = .isTrue }
      if !isTrue, words != "N" { problem = .badTypedValue("a truth value", words, example: "<*BY> or <*BN>", at: range) }
    default: problem = .unknownTypedValue(text.text(in: SourceRange(start + 2, start + 2 + characterLength(base + start + 2))), at: range)
    }
    if let problem {
      takeValue(kind == .boolean ? .invalid : kind, range, .hasError)
      return report(problem)
    }
    takeValue(kind, range, flags)
    noteTypedValue(at: range)
  }

  /// Tells once that only GNUstep reads such values.
  private mutating func noteTypedValue(at range: SourceRange) {
    guard !hasTypedValues else { return }
    hasTypedValues = true
    report(.gnustepExtension(at: range))
  }
}
