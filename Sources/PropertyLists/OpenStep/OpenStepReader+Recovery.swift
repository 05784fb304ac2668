import Diagnostics

/// The long road: one piece of text that is not in its plainest form, or is wrong.
extension OpenStepReader {
  /// Takes the piece of text at `p` and moves behind it, or brings the reader into a state in which it can be taken.
  mutating func readOddText() {
    guard p < end else { return endOfText() }
    guard table.count <= limits.valueCount else { return give(up: .limitExceeded("value count", limits.valueCount, at: place(1))) }
    if skipSourceCodeLine() { return }
    if p.pointee == UInt8(ascii: "/"), p[1] == UInt8(ascii: "*") || p[1] == UInt8(ascii: "/") {
      if let next: UnsafePointer<UInt8> = OpenStepReader.endOfComment(p, end) {
        p = next
        return
      }
      let start: Int = p - base
      p = end
      unclosedEnd = text.count
      return report(.unclosedComment(ending: "*/", at: SourceRange(start, start + 2)))
    }
    if state == State.afterRoot { return readTrailer() }
    if p - base >= contentEnd { return readNULs() }
    let token: Token = token
    guard token.isValue else { return readPunctuation() }
    switch state {
    case State.afterKey: readValueWithoutEquals(token)
    case State.afterValue: readAfterMissingSemicolon(token)
    case State.afterElement:
      if reopenUnclosed() { return }
      report(.missingSeparator(",", after: "this element", at: .position(lastEnd)))
      state = State.element
    case State.key where !token.isString:
      report(.bracketWithoutKey(Character(Unicode.Scalar(p.pointee)), at: place(1)))
      table.append(.key, p - base, p - base, [.isSynthetic, .hasError])
      state = State.value
    default: readValue(token)
    }
  }

  private mutating func readValue(_ token: Token) {
    if token.isString { return readString(token) }
    if token == .angle { return readAngle() }
    let start: Int = p - base
    guard frames.count < limits.nesting else { return give(up: .nestingLimit(limits.nesting, at: place(1))) }
    if p.pointee == UInt8(ascii: "[") { report(.squareBracket(at: place(1))) }
    let isDictionary: Bool = p.pointee == UInt8(ascii: "{")
    open(isDictionary: isDictionary, start: start, opener: p.pointee, outer: State.afterValue(state))
    state = isDictionary ? State.key : State.element
    p += 1
    lastEnd = p - base
  }

  func place(_ length: Int) -> SourceRange {
    SourceRange(p - base, min(p - base + length, text.count))
  }

  /// Reports with the key path of the place that has been reached.
  mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic: Diagnostic = diagnostic
    if findings.hasRoom, diagnostic.keyPath == nil, table.count > 0 {
      let text: SourceBytes = text
      diagnostic.keyPath = table.path(along: frames) { OpenStepText.keyText($0, in: text) }.description
    }
    findings.report(diagnostic)
  }

  private mutating func give(up diagnostic: Diagnostic) {
    report(diagnostic)
    closeAll(at: p - base)
    isFinished = true
  }

  private mutating func closeAll(at offset: Int) {
    while let frame: ContainerFrame = frames.popLast() {
      if state == State.afterKey || state == State.value { appendMissingValue() }
      table.close(frame.node, end: offset)
      state = frame.outerState
    }
  }

  private mutating func appendMissingValue() {
    table.append(.invalid, lastEnd, lastEnd, [.isSynthetic, .hasError])
  }

  private func lastText() -> String {
    OpenStepText.keyText(table[table.count - 1], in: text)
  }

  private func lastRange() -> SourceRange {
    SourceRange(Int(table[table.count - 1].start), Int(table[table.count - 1].end))
  }

  // MARK: Missing separators

  /// A value stands behind a key without `=`.
  private mutating func readValueWithoutEquals(_ token: Token) {
    if reopenUnclosed() { return }
    let key: SourceRange = lastRange()
    // `"key" : value` and `key: value`, as JSON has it.
    if token == .word, p.pointee == UInt8(ascii: ":") {
      report(.wrongSeparator(":", expected: "=", at: place(1)))
      p += 1
      lastEnd = p - base
      state = State.value
      return
    }
    if table[table.count - 1].flags.contains(.isShort), key.count > 1, base[key.upperBound - 1] == UInt8(ascii: ":"),
      key.upperBound == lastEnd
    {
      let colon: SourceRange = SourceRange(key.upperBound - 1, key.upperBound)
      table[table.count - 1].end -= 1
      report(.wrongSeparator(":", expected: "=", at: colon))
      state = State.value
      return
    }
    if token.isString, isFollowedByEquals() {
      report(.keyWithoutValue(lastText(), at: key, separator: "="))
      appendMissingValue()
      state = State.key
      return
    }
    report(.missingSeparator("=", after: "the key '\(Diagnostic.shortened(lastText()))'", at: .position(lastEnd)))
    state = State.value
  }

  private mutating func readAfterMissingSemicolon(_ token: Token) {
    if reopenUnclosed() { return }
    report(.missingSeparator(";", after: "this value", at: .position(lastEnd)))
    state = State.key
  }

  /// Whether the string at `p` is followed by `=` on its line.
  private func isFollowedByEquals() -> Bool {
    var q: UnsafePointer<UInt8> = p
    if OpenStepCharacters.classes[Int(q.pointee)] == OpenStepCharacters.quote {
      let run: QuotedRun = QuotedRun.scan(q + 1, min(end, q + 500), quote: q.pointee)
      guard run.isClosed else { return false }
      q = run.end + 1
    } else {
      while q < end, OpenStepCharacters.classes[Int(q.pointee)] == OpenStepCharacters.word { q += 1 }
    }
    while q < end, q.pointee == 0x20 || q.pointee == 0x09 { q += 1 }
    return q < end && q.pointee == UInt8(ascii: "=")
  }

  /// When text follows a string directly, and the string looks as if its real closing quote is missing (it spans lines and its closing
  /// quote starts one, or a key has a `=` inside), the string is cut there and reading goes on from the cut.
  private mutating func reopenUnclosed() -> Bool {
    guard table.count > 0, p - base == lastEnd else { return false }
    let node: TextNode = table[table.count - 1]
    let start: Int = Int(node.start)
    guard node.kind == .string || node.kind == .key, Int(node.end) == lastEnd, lastEnd - start >= 3,
      node.flags.isDisjoint(with: [.isShort, .hasOddTag, .sharesKey, .isSynthetic])
    else { return false }
    var stop: Int = 0
    var before: Int = lastEnd - 2
    while before > start, base[before] == 0x20 || base[before] == 0x09 { before -= 1 }
    if base[before] == 0x0A || base[before] == 0x0D {
      stop = endOfUnclosed(start)
    } else if node.kind == .key, let equals: Int = (start + 1..<lastEnd - 1).first(where: { base[$0] == UInt8(ascii: "=") }) {
      stop = equals
      while stop > start + 1, base[stop - 1] <= 0x20 { stop -= 1 }
    }
    guard stop > start, stop < lastEnd else { return false }
    table[table.count - 1].end = UInt32(truncatingIfNeeded: stop)
    table[table.count - 1].flags = [.hasOddTag, .hasError, .needsDecoding]
    p = base + stop
    lastEnd = stop
    report(
      .unclosedString(text.text(in: SourceRange(start, min(stop, start + 40))), quote: base[start], at: SourceRange(start, stop)))
    return true
  }

  // MARK: Punctuation in the wrong place

  private mutating func readPunctuation() {
    let byte: UInt8 = p.pointee
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): readClosing(byte)
    case UInt8(ascii: ";"): readSemicolon()
    case UInt8(ascii: ","): readComma()
    case UInt8(ascii: "="): readEquals()
    default:
      report(.unexpectedCharacter(Character(Unicode.Scalar(byte)), at: place(1)))
      p += 1
    }
  }

  private mutating func readSemicolon() {
    switch state {
    case State.value:
      report(.keyWithoutValue(lastText(), at: lastRange(), separator: "="))
      appendMissingValue()
      state = State.key
    case State.element: report(.wrongSeparator(";", expected: ",", at: place(1)))
    case State.afterElement:
      report(.wrongSeparator(";", expected: ",", at: place(1)))
      state = State.element
    default: report(.nothingBeforeSeparator(";", at: place(1)))
    }
    p += 1
    lastEnd = p - base
  }

  private mutating func readComma() {
    switch state {
    case State.afterValue:
      report(.wrongSeparator(",", expected: ";", at: place(1)))
      state = State.key
    case State.afterKey:
      report(.keyWithoutValue(lastText(), at: lastRange(), separator: "="))
      appendMissingValue()
      state = State.key
    case State.value:
      report(.keyWithoutValue(lastText(), at: lastRange(), separator: "="))
      appendMissingValue()
      state = State.key
    default: report(.nothingBeforeSeparator(",", at: place(1)))
    }
    p += 1
    lastEnd = p - base
  }

  private mutating func readEquals() {
    let range: SourceRange = place(1)
    switch state {
    case State.afterKey:
      // `==`, which is no conflict marker.
      report(.unexpectedCharacter("=", at: SourceRange(range.lowerBound + 1, range.upperBound + 1)))
      p += p[1] == UInt8(ascii: "=") ? 1 : 0
      state = State.value
    case State.key:
      report(.separatorWithoutKey(at: range))
      table.append(.key, range.lowerBound, range.lowerBound, [.isSynthetic, .hasError])
      state = State.value
    case State.afterValue where table[table.count - 1].kind == .string && table.count >= 2 && table[table.count - 2].kind == .key:
      // `a = b = c`: the value before was the next key.
      let key: TextNode = table[table.count - 1]
      let before: TextNode = table[table.count - 2]
      report(.keyWithoutValue(OpenStepText.keyText(before, in: text), at: SourceRange(Int(before.start), Int(before.end)), separator: "="))
      table.truncate(to: table.count - 1)
      table.append(.invalid, Int(before.end), Int(before.end), [.isSynthetic, .hasError])
      table.append(.key, Int(key.start), Int(key.end), key.flags)
      state = State.value
    case State.element, State.afterElement:
      report(.equalsInArray(at: range))
      if state == State.afterElement { state = State.element }
    default: report(.unexpectedCharacter("=", at: range))
    }
    p += 1
    lastEnd = p - base
  }

  private mutating func readClosing(_ byte: UInt8) {
    let range: SourceRange = place(1)
    guard let match: Int = frames.lastIndex(where: { $0.closer == byte }) else {
      report(.unexpectedClosing(Character(Unicode.Scalar(byte)), at: range))
      p += 1
      lastEnd = p - base
      return
    }
    while frames.count - 1 > match, let frame: ContainerFrame = frames.last {
      finishEntry(before: Character(Unicode.Scalar(byte)))
      report(
        .unclosedContainer(
          Character(Unicode.Scalar(frame.opener)), Character(Unicode.Scalar(frame.closer)), before: "'\(Character(Unicode.Scalar(byte)))'",
          opened: SourceRange(Int(table[frame.node].start), Int(table[frame.node].start) + 1), at: range))
      frames.removeLast()
      table.close(frame.node, end: lastEnd)
      state = frame.outerState
    }
    finishEntry(before: Character(Unicode.Scalar(byte)))
    guard let frame: ContainerFrame = frames.popLast() else { return }
    p += 1
    lastEnd = p - base
    table.close(frame.node, end: lastEnd)
    state = frame.outerState
  }

  /// Completes an entry that its container's end cuts short.
  private mutating func finishEntry(before closing: Character?) {
    switch state {
    case State.afterValue:
      if frames.last?.isDictionary == true { report(.missingSeparator(";", after: "this value", at: .position(lastEnd))) }
    case State.afterKey, State.value:
      report(.keyWithoutValue(lastText(), at: lastRange(), separator: "="))
      appendMissingValue()
    default: break
    }
    state = State.key
  }

  // MARK: The start, the end, and lines that are no property list

  /// Skips a line that a version control system or the C preprocessor wants. False when there is none at `p`.
  mutating func skipSourceCodeLine() -> Bool {
    guard let found: SourceCodeLine = SourceCodeLine.find(base, at: p - base, count: text.count) else { return false }
    p = base + found.range.upperBound
    switch found.kind {
    case .conflictMarker: report(.conflictMarker(at: found.range))
    case .directive(let word): report(.preprocessorDirective(word, at: found.range))
    }
    return true
  }

  /// The rest of the text is NULs: padding behind a table of strings, else a file that was not written to its end.
  private mutating func readNULs() {
    let rest: SourceRange = SourceRange(p - base, text.count)
    p = end
    if isTable, frames.count == 1, state == State.key { return report(.trailingNULs(at: rest)) }
    unclosedEnd = text.count
    report(.restIsNUL(at: rest))
  }

  /// The text is over: everything that is still open is reported once, and closed.
  ///
  /// A text that ends inside a string or a comment is cut off there: what is open around it, or lacks its value, is no further fault.
  private mutating func endOfText() {
    isFinished = true
    if frames.isEmpty {
      if state == State.root { report(.noValue(isEmpty: false, at: SourceRange(contentStart, text.count))) }
      return
    }
    let isCutOff: Bool = unclosedEnd >= 0 && (unclosedEnd..<text.count).allSatisfy { base[$0] <= 0x20 }
    let open: [ContainerFrame] = isTable ? Array(frames.dropFirst()) : frames
    if !isCutOff, let inner: ContainerFrame = open.last {
      let start: Int = Int(table[inner.node].start)
      report(
        .endInsideContainers(
          open.map { (Character(Unicode.Scalar($0.opener)), Character(Unicode.Scalar($0.closer))) }, opened: SourceRange(start, start + 1),
          at: .position(text.count)))
    } else if !isCutOff {
      finishEntry(before: nil)
    }
    closeAll(at: text.count)
  }

  /// Something follows the root value.
  private mutating func readTrailer() {
    isFinished = true
    let rest: SourceRange = SourceRange(p - base, text.count)
    if (rest.lowerBound..<rest.upperBound).allSatisfy({ base[$0] == 0 || base[$0] == 0x0A }) {
      return report(.trailingNULs(at: rest))
    }
    if token == .opening || token == .angle { return report(.severalRoots(at: place(1))) }
    report(.textAfterEnd(at: rest))
  }
}
