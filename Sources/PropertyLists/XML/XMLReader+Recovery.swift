import Diagnostics

/// The parts of a start tag.
struct StartTag {
  var range: SourceRange
  var nameRange: SourceRange
  var name: String
  /// The form `<name/>`.
  var isShort: Bool
  /// Something stands between the name and the end of the tag.
  var isOdd: Bool
}

/// The long road: one piece of markup that is not in its plainest form, or is wrong.
extension XMLReader {
  /// Takes the piece of markup or text at `p` and moves behind it.
  mutating func readOddMarkup() {
    skipSpace()
    guard p < end else { return endOfText() }
    guard table.count <= limits.valueCount else { return give(up: .limitExceeded("value count", limits.valueCount, at: place(1))) }
    guard p.pointee == UInt8(ascii: "<") else { return readStrayText() }
    if frames.isEmpty, state == State.hasRoot { return readTrailer() }
    switch p[1] {
    case UInt8(ascii: "!") where XMLMarkup.starts(p, end, with: "<![CDATA["):
      let start: Int = p - base
      p = XMLMarkup.find("]]>", from: p, to: end).map { $0 + 3 } ?? end
      report(
        .textOutsideValue(text.text(in: SourceRange(start, min(start + 40, p - base))), in: containerName, at: SourceRange(start, p - base))
      )
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      _ = readInvisible(isInProlog: frames.isEmpty && state == State.wantsRoot)
    case UInt8(ascii: "/"): readCloseTag()
    case UInt8(ascii: "<"): readStrayText()
    default:
      guard let tag: StartTag = startTag() else { return }
      readElement(tag)
    }
  }

  /// The name of the innermost open element.
  var containerName: String {
    switch frames.last?.kind {
    case .dictionary: "dict"
    case .array: "array"
    case .unknown: frames.last.map { text.text(in: $0.name) } ?? "plist"
    case .plist, nil: "plist"
    }
  }

  func place(_ length: Int) -> SourceRange {
    SourceRange(p - base, min(p - base + length, text.count))
  }

  /// Reports with the key path of the place that has been reached.
  mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic: Diagnostic = diagnostic
    if findings.hasRoom, diagnostic.keyPath == nil, table.count > 0 { diagnostic.keyPath = currentPath().description }
    findings.report(diagnostic)
  }

  private mutating func give(up diagnostic: Diagnostic) {
    report(diagnostic)
    closeAll()
  }

  /// Closes what is open without a word, and ends the reading.
  private mutating func closeAll() {
    while let frame: Frame = frames.last {
      if frame.kind == .dictionary, state == State.wantsValue { appendMissingValue(isReported: false) }
      state = frame.outerState
      close(frame, end: p - base)
    }
    isFinished = true
  }

  // MARK: Elements

  /// Reads the start tag at `p` without moving; reports and skips a malformed one.
  mutating func startTag() -> StartTag? {
    let start: Int = p - base
    var name: UnsafePointer<UInt8> = p + 1
    while name < end, isNameByte(name.pointee) { name += 1 }
    var close: UnsafePointer<UInt8> = name
    while close < end, close.pointee != UInt8(ascii: ">"), close.pointee != UInt8(ascii: "<") || close - name > 0 && name == p + 1 {
      close += 1
    }
    guard close < end, close.pointee == UInt8(ascii: ">"), name > p + 1 else {
      let stop: Int = min(max(close - base, start + 1), text.count)
      reportMalformedTag(SourceRange(start, stop))
      p = base + stop
      return nil
    }
    let isShort: Bool = close > name ? close[-1] == UInt8(ascii: "/") : false
    let nameRange: SourceRange = SourceRange(start + 1, name - base)
    return StartTag(
      range: SourceRange(start, close + 1 - base), nameRange: nameRange, name: text.text(in: nameRange), isShort: isShort,
      isOdd: close - name > (isShort ? 1 : 0))
  }

  /// Reports an incomplete tag, which may be one because the text ends there.
  private mutating func reportMalformedTag(_ range: SourceRange) {
    isCutOff = range.upperBound >= text.count
    report(
      .malformedTag(
        text.text(in: SourceRange(range.lowerBound, min(range.upperBound, range.lowerBound + 40))), at: range, isCutOff: isCutOff))
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "<")
  }

  private mutating func readElement(_ tag: StartTag) {
    switch tag.name {
    case "dict", "array": readContainer(tag, tag.name == "dict" ? .dictionary : .array)
    case "key": readScalar(tag, .key)
    case "string": readScalar(tag, .string)
    case "integer": readScalar(tag, .integer)
    case "real": readScalar(tag, .real)
    case "date": readScalar(tag, .date)
    case "data": readScalar(tag, .data)
    case "true", "false": readBoolean(tag)
    case "plist" where frames.isEmpty && state == State.wantsRoot: openPlist(tag)
    case "plist" where !tag.isShort: readNestedPlist(tag)
    default: readUnknown(tag)
    }
  }

  /// Makes room for a value: adds the key that is missing before it, or tells that it has no place. False when it is to be dropped.
  private mutating func prepareForValue(_ tag: StartTag) -> Bool {
    switch state {
    case State.wantsKey:
      report(.valueWithoutKey(tag.name, at: tag.range))
      appendMissingKey(tag)
      return true
    case State.hasRoot:
      reportSecondRoot(.severalRoots(tag.name, at: tag.range))
      return false
    default: return true
    }
  }

  private mutating func appendMissingKey(_ tag: StartTag) {
    table.append(.key, tag.range.lowerBound, tag.range.lowerBound, [.isSynthetic, .hasError])
    state = State.wantsValue
  }

  /// Reports the first value behind the root value; what follows it is there for the same reason.
  private mutating func reportSecondRoot(_ diagnostic: Diagnostic) {
    if !hasReportedSecondRoot { report(diagnostic) }
    hasReportedSecondRoot = true
  }

  /// The key before the current place has no value.
  mutating func appendMissingValue(isReported: Bool = true) {
    let key: TextNode = table[table.count - 1]
    if isReported, brokenKey != table.count - 1 {
      report(.keyWithoutValue(keyText(key), at: SourceRange(Int(key.start), Int(key.end))))
    }
    table.append(.invalid, Int(key.end), Int(key.end), [.isSynthetic, .hasError])
    state = State.wantsKey
  }

  private mutating func readContainer(_ tag: StartTag, _ kind: FrameKind) {
    let isKept: Bool = prepareForValue(tag)
    p = base + tag.range.upperBound
    let outer: UInt8 = XMLReader.State.afterValue(state)
    if tag.isShort {
      if isKept {
        table.append(
          kind == .dictionary ? .dictionary : .array, tag.range.lowerBound, tag.range.upperBound,
          tag.isOdd ? [.isShort, .hasOddTag] : .isShort)
        state = outer
      }
      return
    }
    guard frames.count < maximumFrameCount else { return give(up: .nestingLimit(limits.nesting, at: tag.range)) }
    open(
      kind, start: tag.range.lowerBound, startTagEnd: tag.range.upperBound, flags: tag.isOdd ? .hasOddTag : [], outer: outer,
      name: tag.nameRange,
      isDropped: !isKept)
    state = kind == .dictionary ? State.wantsKey : State.inArray
  }

  private mutating func readUnknown(_ tag: StartTag) {
    if frames.last?.kind != .unknown { report(.unknownElement(tag.name, at: tag.nameRange, tag: tag.range, isRoot: table.count == 0)) }
    // An element that means nothing needs no key, nor a close tag of its own.
    if state == State.wantsKey { appendMissingKey(tag) }
    openUnknown(tag, isKept: state != State.hasRoot)
  }

  /// Reads through a `<plist>` where a value is expected, as CoreFoundation does; a rule tells that others do not.
  private mutating func readNestedPlist(_ tag: StartTag) {
    guard prepareForValue(tag) else { return openUnknown(tag, isKept: false) }
    guard frames.count < maximumFrameCount else { return give(up: .nestingLimit(limits.nesting, at: tag.range)) }
    p = base + tag.range.upperBound
    open(
      .plist, start: tag.range.lowerBound, startTagEnd: tag.range.upperBound, flags: [], outer: XMLReader.State.afterValue(state),
      name: tag.nameRange)
    state = State.wantsRoot
  }

  private mutating func openUnknown(_ tag: StartTag, isKept: Bool) {
    p = base + tag.range.upperBound
    let outer: UInt8 = XMLReader.State.afterValue(state)
    if tag.isShort {
      guard isKept else { return }
      table.append(.invalid, tag.range.lowerBound, tag.range.upperBound, .hasError)
      state = outer
      return
    }
    guard frames.count < maximumFrameCount else { return give(up: .nestingLimit(limits.nesting, at: tag.range)) }
    open(
      .unknown, start: tag.range.lowerBound, startTagEnd: tag.range.upperBound, flags: .hasError, outer: outer, name: tag.nameRange,
      isDropped: !isKept)
    state = State.inArray
  }

  private mutating func readBoolean(_ tag: StartTag) {
    let isKept: Bool = prepareForValue(tag)
    var flags: TextNodeFlags = tag.name == "true" ? .isTrue : []
    if tag.isOdd { flags.insert(.hasOddTag) }
    p = base + tag.range.upperBound
    var range: SourceRange = tag.range
    if tag.isShort {
      flags.insert(.isShort)
    } else {
      let content: SourceRange = readUntilCloseTag(of: tag)
      if !content.isEmpty { report(.booleanWithContent(tag.name, at: content)) }
      range = SourceRange(tag.range.lowerBound, p - base)
    }
    guard isKept else { return }
    table.append(.boolean, range.lowerBound, range.upperBound, flags)
    state = XMLReader.State.afterValue(state)
  }

  // MARK: Scalars

  private mutating func readScalar(_ tag: StartTag, _ kind: TextNodeKind) {
    let isKept: Bool
    if kind == .key {
      switch state {
      case State.wantsKey: isKept = true
      case State.wantsValue:
        appendMissingValue()
        isKept = true
      case State.wantsRoot:
        report(.keyOutsideDictionary(in: frames.isEmpty ? nil : containerName, at: tag.range))
        isKept = true
      case State.hasRoot:
        reportSecondRoot(.keyOutsideDictionary(in: containerName, at: tag.range))
        isKept = false
      default:
        if frameWithKeys != frames.last?.node, frames.last?.kind != .unknown {
          report(.keyOutsideDictionary(in: containerName, at: tag.range))
        }
        frameWithKeys = frames.last?.node ?? -1
        isKept = true
      }
    } else {
      isKept = prepareForValue(tag)
    }
    lacksCloseTag = false
    var flags: TextNodeFlags = tag.isOdd ? .hasOddTag : []
    p = base + tag.range.upperBound
    var content: SourceRange = .position(tag.range.upperBound)
    if tag.isShort {
      flags.insert(.isShort)
    } else {
      content = readUntilCloseTag(of: tag, allowsSections: kind == .string || kind == .key)
      // A close tag in any but its plainest form is found again by searching.
      if p - base != content.upperBound + tag.name.utf8.count + 3 { flags.insert(.hasOddTag) }
      if p - base == content.upperBound { flags.insert(.hasError) }
    }
    if !check(content, kind, tag) { flags.insert(.hasError) }
    guard isKept else { return }
    if kind == .key || kind == .string, (content.range).contains(where: { base[$0] == UInt8(ascii: "&") || base[$0] == UInt8(ascii: "<") })
    {
      flags.insert(.needsDecoding)
    }
    let isKey: Bool = kind == .key && state == State.wantsKey
    table.append(
      kind == .key && !isKey ? .string : kind, tag.range.lowerBound, p - base, flags.union(kind == .key && !isKey ? .hasOddTag : []))
    if isKey, lacksCloseTag { brokenKey = table.count - 1 }
    // Keys without a dictionary: Apple's reader takes the first one for the whole property list, and nobody means that.
    if kind == .key, state == State.wantsRoot {
      state = State.hasRoot
      return closeAll()
    }
    state = isKey ? State.wantsValue : XMLReader.State.afterValue(state)
  }

  /// Reads character data up to the close tag of `tag`, moves behind it and returns the range of the content. Comments and foreign markup
  /// inside are reported; where the close tag is missing, the value ends before the markup that follows it.
  private mutating func readUntilCloseTag(of tag: StartTag, allowsSections: Bool = false) -> SourceRange {
    let start: Int = p - base
    while true {
      p = TextRun.scan(p, end).end
      guard p < end else {
        isCutOff = true
        report(.unclosedElement(tag.name, at: tag.range, before: "the end of the file"))
        return SourceRange(start, text.count)
      }
      if p[1] == UInt8(ascii: "/") {
        let close: Int = p - base
        var name: UnsafePointer<UInt8> = p + 2
        while name < end, isNameByte(name.pointee) { name += 1 }
        let found: String = text.text(in: SourceRange(close + 2, min(name - base, close + 66)))
        var stop: UnsafePointer<UInt8> = name
        while stop < end, stop.pointee <= 0x20 { stop += 1 }
        if stop < end, stop.pointee == UInt8(ascii: ">"), found == tag.name {
          p = stop + 1
          return SourceRange(start, close)
        }
        lacksCloseTag = true
        if found == tag.name || stop >= end {
          reportMalformedTag(SourceRange(close, max(stop - base, close + 1)))
          p = stop
          return SourceRange(start, close)
        }
        let tagEnd: SourceRange = SourceRange(close, stop.pointee == UInt8(ascii: ">") ? stop + 1 - base : stop - base)
        report(.mismatchedCloseTag(found, expected: tag.name, at: tagEnd, opened: tag.range))
        // The close tag of an open container ends the value before it; any other one is taken as a misspelt end of this value.
        if !frames.contains(where: { elementName($0) == found }) { p = base + tagEnd.upperBound }
        return SourceRange(start, close)
      }
      if p[1] == UInt8(ascii: "!"), XMLMarkup.starts(p, end, with: "<![CDATA[") {
        let section: Int = p - base
        guard let close: UnsafePointer<UInt8> = XMLMarkup.find("]]>", from: p + 9, to: end) else {
          p = end
          isCutOff = true
          report(.unclosedSection(at: SourceRange(section, section + 9)))
          return SourceRange(start, text.count)
        }
        p = close + 3
        if !allowsSections { report(.markupInsideValue("CDATA", tag.name, at: SourceRange(section, p - base))) }
        continue
      }
      if p[1] == UInt8(ascii: "!"), XMLMarkup.starts(p, end, with: "<!--") {
        let comment: Int = p - base
        guard readInvisible(isInProlog: false) else { return SourceRange(start, text.count) }
        report(.markupInsideValue("a comment", tag.name, at: SourceRange(comment, p - base)))
        continue
      }
      if p[1] == UInt8(ascii: "?"), let close: UnsafePointer<UInt8> = XMLMarkup.find("?>", from: p + 2, to: end) {
        let instruction: Int = p - base
        p = close + 2
        report(.markupInsideValue("a processing instruction", tag.name, at: SourceRange(instruction, p - base)))
        continue
      }
      if p[1] == UInt8(ascii: "!"), p + tagLength() < end, p[tagLength() - 1] == UInt8(ascii: ">") {
        let markup: SourceRange = place(tagLength())
        p = base + markup.upperBound
        report(.markupInsideValue("a declaration", tag.name, at: markup))
        continue
      }
      lacksCloseTag = true
      guard XMLMarkup.find(">", from: p, to: end) != nil else {
        let rest: SourceRange = SourceRange(p - base, text.count)
        p = end
        reportMalformedTag(rest)
        return SourceRange(start, rest.lowerBound)
      }
      report(.unclosedElement(tag.name, at: tag.range, before: "'\(text.text(in: place(min(12, tagLength()))))'"))
      return SourceRange(start, p - base)
    }
  }

  /// The length of the tag at `p`, at least one.
  private func tagLength() -> Int {
    var close: UnsafePointer<UInt8> = p + 1
    while close < end, close.pointee != UInt8(ascii: ">"), close - p < 40 { close += 1 }
    return close - p + 1
  }

  private func elementName(_ frame: Frame) -> String {
    text.text(in: frame.name)
  }

  // MARK: Close tags, text and the end

  private mutating func readCloseTag() {
    let start: Int = p - base
    var name: UnsafePointer<UInt8> = p + 2
    while name < end, isNameByte(name.pointee) { name += 1 }
    var stop: UnsafePointer<UInt8> = name
    while stop < end, stop.pointee <= 0x20, stop.pointee != 0 { stop += 1 }
    let found: String = text.text(in: SourceRange(start + 2, min(name - base, start + 66)))
    guard stop < end, stop.pointee == UInt8(ascii: ">") else {
      reportMalformedTag(SourceRange(start, max(stop - base, start + 2)))
      p = stop > p ? stop : p + 2
      return
    }
    p = stop + 1
    let range: SourceRange = SourceRange(start, p - base)
    guard let match: Int = frames.lastIndex(where: { elementName($0) == found }) else {
      report(.unexpectedCloseTag(found, inside: containerName, at: range))
      return
    }
    while frames.count - 1 > match, let frame: Frame = frames.last {
      if frame.kind == .dictionary, state == State.wantsValue { appendMissingValue() }
      if frame.kind != .unknown {
        report(.unclosedElement(elementName(frame), at: frame.startTag, before: "'</\(found)>'", beforeRange: range))
      }
      state = frame.outerState
      close(frame, end: start)
    }
    guard let frame: Frame = frames.last else { return }
    if frame.kind == .dictionary, state == State.wantsValue { appendMissingValue() }
    if frame.kind == .plist, state == State.wantsRoot, !hasTextForRoot {
      report(.noRoot(at: SourceRange(frame.startTag.lowerBound, range.upperBound)))
    }
    state = frame.outerState
    close(frame, end: range.upperBound)
  }

  private mutating func readStrayText() {
    if frames.isEmpty, state == State.hasRoot { return readTrailer() }
    let start: Int = p - base
    // A run of text ends at its line when it is a conflict marker or a directive, else at the next tag.
    if XMLMarkup.starts(p, end, with: "<<<<<<<") || XMLMarkup.starts(p, end, with: "=======") || XMLMarkup.starts(p, end, with: ">>>>>>>") {
      skipLine()
      return report(.conflictMarker(at: SourceRange(start, p - base)))
    }
    if p.pointee == UInt8(ascii: "#") {
      let line: SourceRange = SourceRange(start, lineEnd() - base)
      let word: String = String(text.text(in: line).dropFirst().drop { $0 == " " }.prefix { $0.isLetter })
      if ["if", "ifdef", "ifndef", "else", "elif", "endif", "include", "import", "define", "undef"].contains(word) {
        skipLine()
        return report(.preprocessorDirective(word, at: line))
      }
    }
    if frames.isEmpty, state == State.wantsRoot, skipToStart() { return }
    if p.pointee == UInt8(ascii: "<") { p += 1 }
    while p < end, p.pointee != UInt8(ascii: "<") {
      if p.pointee == 0x0A, XMLMarkup.starts(p + 1, end, with: "=======") || XMLMarkup.starts(p + 1, end, with: ">>>>>>>") { break }
      p += 1
    }
    guard frames.last?.kind != .unknown else { return }
    var stop: Int = p - base
    while stop > start, base[stop - 1] <= 0x20 { stop -= 1 }
    let range: SourceRange = SourceRange(start, stop)
    let words: String = text.text(in: SourceRange(start, min(stop, start + 40)))
    if state == State.wantsValue, words.hasPrefix("$") {
      report(.buildSettingAsElement(words, at: range))
      table.append(.invalid, start, stop, .hasError)
      state = State.wantsKey
    } else if !frames.isEmpty, Self.isPlaceholder(words) {
      report(.buildSettingAsElement(words, at: range))
    } else if frames.isEmpty, table.count == 0 {
      report(.textBeforeRoot(words, at: range))
    } else {
      hasTextForRoot = state == State.wantsRoot
      report(.textOutsideValue(words, in: containerName, at: range))
    }
  }

  /// Whether a text is `$name`, where another tool puts whole entries.
  private static func isPlaceholder(_ words: String) -> Bool {
    words.utf8.count > 1 && words.first == "$" && words.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private func lineEnd() -> UnsafePointer<UInt8> {
    var stop: UnsafePointer<UInt8> = p
    while stop < end, stop.pointee != 0x0A, stop.pointee != 0x0D { stop += 1 }
    return stop
  }

  private mutating func skipLine() {
    p = lineEnd()
  }

  /// The text is over: everything that is still open is reported once, and closed.
  private mutating func endOfText() {
    let open: [(name: String, range: SourceRange)] = frames.filter { $0.kind != .unknown }.map { (elementName($0), $0.startTag) }
    if !open.isEmpty, !isCutOff {
      if state == State.wantsValue { appendMissingValue(isReported: false) }
      report(.endInsideElements(open, at: .position(text.count)))
    } else if frames.isEmpty, state == State.wantsRoot, !isCutOff {
      report(.noValue(isEmpty: text.count == 0, at: SourceRange(0, text.count)))
    }
    closeAll()
  }
}
