import Diagnostics

/// The long road: one piece of text that is not in its plainest form, or is wrong.
extension JSONReader {
  /// Takes the piece of text at `p` and moves behind it, or brings the reader into a state in which it can be taken.
  mutating func readOddText() {
    guard p < end else { return endOfText() }
    guard table.count <= limits.valueCount else { return give(up: .limitExceeded("value count", limits.valueCount, at: place(1))) }
    if skipSourceCodeLine() || skipComment() { return }
    if state == State.root, FormatDetection.isByteOrderMark(p) {
      report(.secondByteOrderMark(at: place(3)))
      p += 3
      return
    }
    if state == State.afterRoot { return readTrailer() }
    let byte: UInt8 = p.pointee
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): return readClosing(byte)
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="): return readSeparator(byte)
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "'"): break
    default:
      if !isWordByte(byte), OpenStepCharacters.curlyQuoteLength(p) == 0 { return skipUnexpected() }
    }
    switch state {
    case State.afterKey:
      if isFollowedByColon() {
        report(.keyWithoutValue(lastText(), at: lastRange(), separator: ":"))
        appendMissingValue()
        state = State.key
        return
      }
      report(.missingSeparator(":", after: "the key '\(Diagnostic.shortened(lastText()))'", at: .position(lastEnd)))
      state = State.value
    case State.afterValue:
      report(.missingSeparator(",", after: "this value", at: .position(lastEnd)))
      state = State.key
    case State.afterElement:
      report(.missingSeparator(",", after: "this element", at: .position(lastEnd)))
      state = State.element
    case State.key where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "("):
      report(.bracketWithoutKey(Character(Unicode.Scalar(byte)), at: place(1)))
      table.append(.key, p - base, p - base, [.isSynthetic, .hasError])
      state = State.value
    default: readValue(byte)
    }
  }

  private mutating func readValue(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): readQuoted()
    case UInt8(ascii: "'"): readSingleQuoted()
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
      guard frames.count < limits.nesting else { return give(up: .nestingLimit(limits.nesting, at: place(1))) }
      if byte == UInt8(ascii: "(") { report(.roundBracket(at: place(1))) }
      open(isDictionary: byte == UInt8(ascii: "{"), start: p - base, opener: byte, outer: State.afterValue(state))
      state = byte == UInt8(ascii: "{") ? State.key : State.element
      p += 1
      lastEnd = p - base
    default:
      if OpenStepCharacters.curlyQuoteLength(p) > 0 { readCurlyQuoted() } else { readWord() }
    }
  }

  func place(_ length: Int) -> SourceRange {
    SourceRange(p - base, min(p - base + length, text.count))
  }

  /// Reports with the key path of the place that has been reached.
  mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic: Diagnostic = diagnostic
    if findings.hasRoom, diagnostic.keyPath == nil, table.count > 0 {
      let text: SourceBytes = text
      diagnostic.keyPath = table.path(along: frames) { JSONText.keyText($0, in: text) }.description
    }
    findings.report(diagnostic)
  }

  private mutating func give(up diagnostic: Diagnostic) {
    report(diagnostic)
    closeAll(at: p - base)
    isFinished = true
  }

  private mutating func closeAll(at offset: Int) {
    while let frame: ContainerFrame = frames.last {
      if state == State.afterKey || state == State.value { appendMissingValue() }
      close(frame, end: offset)
      state = frame.outerState
    }
  }

  private mutating func appendMissingValue() {
    table.append(.invalid, lastEnd, lastEnd, [.isSynthetic, .hasError])
  }

  private func lastText() -> String {
    JSONText.keyText(table[table.count - 1], in: text)
  }

  private func lastRange() -> SourceRange {
    SourceRange(Int(table[table.count - 1].start), Int(table[table.count - 1].end))
  }

  /// Whether the string at `p` is followed by a colon on its line.
  private func isFollowedByColon() -> Bool {
    guard p.pointee == UInt8(ascii: "\"") else { return false }
    let run: QuotedRun = QuotedRun.scan(p + 1, min(end, p + 500), quote: p.pointee)
    guard run.isClosed else { return false }
    var q: UnsafePointer<UInt8> = run.end + 1
    while q < end, q.pointee == 0x20 || q.pointee == 0x09 { q += 1 }
    return q < end && q.pointee == UInt8(ascii: ":")
  }

  // MARK: What is not JSON

  private mutating func skipSourceCodeLine() -> Bool {
    guard let found: SourceCodeLine = SourceCodeLine.find(base, at: p - base, count: text.count) else { return false }
    p = base + found.range.upperBound
    switch found.kind {
    case .conflictMarker: report(.conflictMarker(at: found.range))
    case .directive(let word): report(.preprocessorDirective(word, at: found.range))
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    guard p.pointee == UInt8(ascii: "/"), p[1] == UInt8(ascii: "/") || p[1] == UInt8(ascii: "*") else { return false }
    let start: Int = p - base
    if let next: UnsafePointer<UInt8> = OpenStepReader.endOfComment(p, end) {
      p = next
      let range: SourceRange = SourceRange(start, p - base)
      report(.commentInJSON(at: range))
    } else {
      p = end
      report(.unclosedComment(ending: "*/", at: SourceRange(start, start + 2)))
    }
    return true
  }

  /// Skips a run of characters that have no meaning.
  private mutating func skipUnexpected() {
    let start: Int = p - base
    var length: Int = 1
    while p + length < end, p[length] & 0xC0 == 0x80, length < 4 { length += 1 }
    let range: SourceRange = SourceRange(start, start + length)
    p += length
    if p.pointee == 0 || base[start] < 0x20 {
      while p < end, p.pointee == base[start] { p += 1 }
    }
    guard base[start] < 0x20 else { return report(.unexpectedCharacter(text.text(in: range).first ?? "?", at: range)) }
    let run: SourceRange = SourceRange(start, p - base)
    var diagnostic: Diagnostic = .forbiddenControlCharacters(text[run], isXML: false, at: run)
    // Other formats pass over most of them; JSON allows none.
    diagnostic.severity = .error
    report(diagnostic)
  }

  // MARK: Separators and brackets

  private mutating func readSeparator(_ byte: UInt8) {
    let range: SourceRange = place(1)
    let found: String = String(Character(Unicode.Scalar(byte)))
    switch (state, byte) {
    case (State.afterKey, UInt8(ascii: "=")):
      report(.wrongSeparator(found, expected: ":", at: range))
      state = State.value
    case (State.afterKey, _), (State.value, UInt8(ascii: ",")), (State.value, UInt8(ascii: ";")):
      report(.keyWithoutValue(lastText(), at: lastRange(), separator: ":"))
      appendMissingValue()
      state = State.key
    case (State.afterValue, UInt8(ascii: ";")):
      report(.wrongSeparator(found, expected: ",", at: range))
      state = State.key
    case (State.afterElement, UInt8(ascii: ";")):
      report(.wrongSeparator(found, expected: ",", at: range))
      state = State.element
    case (State.key, UInt8(ascii: ":")):
      report(.colonWithoutKey(at: range))
      table.append(.key, range.lowerBound, range.lowerBound, [.isSynthetic, .hasError])
      state = State.value
    case (State.afterElement, UInt8(ascii: ":")), (State.element, UInt8(ascii: ":")):
      report(.colonInArray(at: range))
      if state == State.afterElement { state = State.element }
    case (_, UInt8(ascii: ",")), (_, UInt8(ascii: ";")): report(.nothingBeforeSeparator(found, at: range))
    default: report(.unexpectedCharacter(Character(Unicode.Scalar(byte)), at: range))
    }
    p += 1
    lastEnd = p - base
  }

  private mutating func readClosing(_ byte: UInt8) {
    let range: SourceRange = place(1)
    let bracket: Character = Character(Unicode.Scalar(byte))
    guard let match: Int = frames.lastIndex(where: { $0.closer == byte }) else {
      report(.unexpectedClosing(bracket, at: range))
      p += 1
      lastEnd = p - base
      return
    }
    while frames.count - 1 > match, let frame: ContainerFrame = frames.last {
      finishEntry()
      let start: Int = Int(table[frame.node].start)
      report(
        .unclosedContainer(
          Character(Unicode.Scalar(frame.opener)), Character(Unicode.Scalar(frame.closer)), before: "'\(bracket)'",
          opened: SourceRange(start, start + 1), at: range))
      close(frame, end: lastEnd)
      state = frame.outerState
    }
    finishEntry()
    guard let frame: ContainerFrame = frames.last else { return }
    p += 1
    lastEnd = p - base
    close(frame, end: lastEnd)
    state = frame.outerState
  }

  /// Completes an entry that its container's end cuts short.
  private mutating func finishEntry() {
    switch state {
    case State.afterKey, State.value:
      report(.keyWithoutValue(lastText(), at: lastRange(), separator: ":"))
      appendMissingValue()
    case State.key, State.element:
      if lastEnd > 0, base[lastEnd - 1] == UInt8(ascii: ","), let frame: ContainerFrame = frames.last, table.count > frame.node + 1 {
        report(.trailingComma(at: SourceRange(lastEnd - 1, lastEnd)))
      }
    default: break
    }
  }

  // MARK: The end

  private mutating func endOfText() {
    isFinished = true
    if frames.isEmpty {
      if state == State.root { report(.noValue(isEmpty: text.count == contentStart, at: SourceRange(contentStart, text.count))) }
      return
    }
    if state == State.afterKey || state == State.value { finishEntry() }
    state = State.afterValue
    let start: Int = frames.last.map { Int(table[$0.node].start) } ?? 0
    report(
      .endInsideContainers(
        frames.map { (Character(Unicode.Scalar($0.opener)), Character(Unicode.Scalar($0.closer))) }, opened: SourceRange(start, start + 1),
        at: .position(text.count)))
    closeAll(at: text.count)
  }

  private mutating func readTrailer() {
    isFinished = true
    let rest: SourceRange = SourceRange(p - base, text.count)
    if (rest.lowerBound..<rest.upperBound).allSatisfy({ base[$0] == 0 || base[$0] == 0x0A }) { return report(.trailingNULs(at: rest)) }
    if p.pointee == UInt8(ascii: "{") || p.pointee == UInt8(ascii: "[") { return report(.severalRoots(at: place(1))) }
    report(.textAfterEnd(at: rest))
  }
}
