import Diagnostics

/// Reads an OpenStep property list, with GNUstep's typed values, or a table of strings into a node table, and goes on after each problem.
///
/// The grammar is CoreFoundation's (bundle semantics 8.3). Well-formed text takes the short road in `readContent`; everything else goes
/// through `readOddText`, which leaves the table in the same shape: keys and values of a dictionary always alternate.
struct OpenStepReader: ~Copyable {
  /// What may come next.
  enum State {
    static let element: UInt8 = 0
    static let key: UInt8 = 1
    static let value: UInt8 = 2
    static let root: UInt8 = 3
    static let afterElement: UInt8 = 4
    static let afterKey: UInt8 = 5
    static let afterValue: UInt8 = 6
    static let afterRoot: UInt8 = 7

    /// The state behind a value that was read in a state.
    @inline(__always)
    static func afterValue(_ state: UInt8) -> UInt8 {
      state == element ? afterElement : state == value ? afterValue : afterRoot
    }
  }

  let text: SourceBytes
  let base: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let limits: PropertyListLimits
  let contentStart: Int
  /// Where the NULs start that end the text; the length of the text when there are none.
  let contentEnd: Int
  var p: UnsafePointer<UInt8>
  var state: UInt8 = State.root
  var table: TextNodeTable
  var frames: [ContainerFrame] = []
  var findings: DiagnosticCollector
  var isFinished: Bool = false
  /// Whether the root is a table of strings without braces.
  var isTable: Bool = false
  /// Where the last token ended, from which a missing separator is measured.
  var lastEnd: Int
  var hasTypedValues: Bool = false
  /// Where the last string, comment or value in angle brackets ended that lacks its end.
  var unclosedEnd: Int = -1

  /// Reads a text from `start` on, behind the byte order mark.
  static func read(_ text: SourceBytes, from start: Int, isTranscoded: Bool, limits: PropertyListLimits, problems: [Diagnostic]) -> (
    tree: TextTree, findings: DiagnosticCollector, isTable: Bool
  ) {
    var reader: OpenStepReader = OpenStepReader(text: text, start: start, limits: limits)
    for problem in problems { reader.findings.report(problem) }
    if !isTranscoded { reader.checkBytes(from: start) }
    reader.readStart()
    while !reader.isFinished { reader.readContent() }
    return reader.finish()
  }

  init(text: SourceBytes, start: Int, limits: PropertyListLimits) {
    self.text = text
    self.limits = limits
    base = text.unsafeBaseAddress
    end = text.unsafeBaseAddress + text.count
    p = text.unsafeBaseAddress + min(start, text.count)
    contentStart = min(start, text.count)
    contentEnd = OpenStepReader.startOfNULs(text, from: contentStart)
    lastEnd = contentStart
    table = TextNodeTable(minimumCapacity: text.count / 32)
    findings = DiagnosticCollector(limit: limits.diagnosticCount)
  }

  private static func startOfNULs(_ text: SourceBytes, from start: Int) -> Int {
    var index: Int = text.count
    var hasNUL: Bool = false
    while index > start, text[index - 1] == 0 || text[index - 1] == 0x0A {
      hasNUL = hasNUL || text[index - 1] == 0
      index -= 1
    }
    return hasNUL ? index : text.count
  }

  private consuming func finish() -> (tree: TextTree, findings: DiagnosticCollector, isTable: Bool) {
    let findings: DiagnosticCollector = findings
    let isTable: Bool = isTable
    return (TextTree(text: text, syntax: .openStep, table: table), findings, isTable)
  }

  // MARK: The short road

  /// Reads well-formed text until something unusual comes, which `readOddText` then takes.
  mutating func readContent() {
    var p: UnsafePointer<UInt8> = self.p
    var state: UInt8 = self.state
    var lastEnd: Int = self.lastEnd
    let base: UnsafePointer<UInt8> = base
    let end: UnsafePointer<UInt8> = end
    let classes: UnsafePointer<UInt8> = OpenStepCharacters.classes
    let valueLimit: Int = limits.valueCount
    let stringLimit: Int = limits.stringByteCount
    scan: while true {
      var byte: UInt8 = p.pointee
      while classes[Int(byte)] == OpenStepCharacters.space {
        p += 1
        byte = p.pointee
      }
      guard p < end else { break scan }
      let start: UnsafePointer<UInt8> = p
      switch classes[Int(byte)] {
      case OpenStepCharacters.word:
        if byte == UInt8(ascii: "/"), let next: UnsafePointer<UInt8> = OpenStepReader.endOfComment(p, end) {
          p = next
          continue scan
        }
        guard state < State.afterElement else { break scan }
        var run: UnsafePointer<UInt8> = p
        repeat { run += 1 } while classes[Int(run.pointee)] == OpenStepCharacters.word
        let next: UInt8 = classes[Int(run.pointee)]
        guard next == OpenStepCharacters.space || next == OpenStepCharacters.punctuation && run.pointee != UInt8(ascii: "["), run < end
        else { break scan }
        // A comment behind a word needs a space before it: the slash belongs to the word.
        if run[-1] == UInt8(ascii: "/"), run[0] == UInt8(ascii: "*") { break scan }
        // A build setting needs quotes.
        if run[-1] == UInt8(ascii: "$"), run[0] == UInt8(ascii: "(") || run[0] == UInt8(ascii: "{") { break scan }
        if state == State.key {
          table.append(.key, start - base, run - base, .isShort)
          state = State.afterKey
        } else {
          table.append(.string, start - base, run - base, .isShort)
          state = State.afterValue(state)
        }
        p = run
        lastEnd = p - base
      case OpenStepCharacters.quote:
        guard state < State.afterElement else { break scan }
        let run: QuotedRun = QuotedRun.scan(p + 1, end, quote: byte)
        guard run.isClosed, run.end - p <= stringLimit, !run.hasEscapes || OpenStepText.hasOnlyCommonEscapes(p + 1, run.end) else {
          break scan
        }
        p = run.end + 1
        if state == State.key {
          table.append(.key, start - base, p - base, run.hasEscapes ? .needsDecoding : [])
          state = State.afterKey
        } else {
          table.append(.string, start - base, p - base, run.hasEscapes ? .needsDecoding : [])
          state = State.afterValue(state)
        }
        lastEnd = p - base
      case OpenStepCharacters.punctuation:
        switch byte {
        case UInt8(ascii: "="):
          guard state == State.afterKey, p[1] != UInt8(ascii: "=") else { break scan }
          state = State.value
          p += 1
          lastEnd = p - base
        case UInt8(ascii: ";"):
          if state == State.afterKey {
            // The short form `key;`: the key is its own value.
            let key: TextNode = table[table.count &- 1]
            table.append(.string, Int(key.start), Int(key.end), key.flags.union(.sharesKey))
          } else if state != State.afterValue {
            break scan
          }
          state = State.key
          p += 1
          lastEnd = p - base
        case UInt8(ascii: ","):
          guard state == State.afterElement else { break scan }
          state = State.element
          p += 1
          lastEnd = p - base
        case UInt8(ascii: "{"), UInt8(ascii: "("):
          guard state < State.afterElement, state != State.key, frames.count < limits.nesting else { break scan }
          p += 1
          lastEnd = p - base
          let isDictionary: Bool = byte == UInt8(ascii: "{")
          open(isDictionary: isDictionary, start: start - base, opener: byte, outer: State.afterValue(state))
          state = isDictionary ? State.key : State.element
        case UInt8(ascii: "}"), UInt8(ascii: ")"):
          guard state == State.key || state == State.element || state == State.afterElement, let top: ContainerFrame = frames.last,
            top.closer == byte
          else { break scan }
          p += 1
          lastEnd = p - base
          frames.removeLast()
          table.close(top.node, end: p - base)
          if table.count == top.node &+ 3, table[top.node &+ 2].kind == .integer { recognizeUID(top.node) }
          state = top.outerState
        case UInt8(ascii: "<"):
          guard state < State.afterElement, state != State.key, let close: UnsafePointer<UInt8> = OpenStepText.endOfHexData(p, end) else {
            break scan
          }
          p = close
          lastEnd = p - base
          table.append(.data, start - base, lastEnd)
          state = State.afterValue(state)
        default: break scan
        }
      default:
        let length: Int = OpenStepCharacters.separatorLength(p)
        guard length > 0 else { break scan }
        p += length
        continue scan
      }
      if table.count > valueLimit { break scan }
    }
    self.p = p
    self.state = state
    self.lastEnd = lastEnd
    readOddText()
  }

  /// The end of the comment that starts at a slash; nil where none starts, or where it is not closed.
  @inline(__always)
  static func endOfComment(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard start[1] == UInt8(ascii: "/") || start[1] == UInt8(ascii: "*") else { return nil }
    return skipComment(start, end)
  }

  @inline(never)
  private static func skipComment(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var p: UnsafePointer<UInt8> = start + 2
    if start[1] == UInt8(ascii: "/") {
      while p < end, p.pointee != 0x0A, p.pointee != 0x0D, OpenStepCharacters.separatorLength(p) == 0 { p += 1 }
      return p
    }
    while p + 1 < end {
      if p[0] == UInt8(ascii: "*"), p[1] == UInt8(ascii: "/") { return p + 2 }
      p += 1
    }
    return nil
  }

  /// A dictionary that holds nothing but a typed integer `CF$UID` stands for a UID, as in XML.
  private mutating func recognizeUID(_ node: Int) {
    let value: TextNode = table[node + 2]
    guard table[node].kind == .dictionary, !value.flags.contains(.hasError), OpenStepText.keyText(table[node + 1], in: text) == "CF$UID"
    else { return }
    let digits: Range<Int> = OpenStepText.typedContent(start: Int(value.start), end: Int(value.end), in: text)
    let parsed: Result<PropertyListInteger, IntegerText.Problem> = IntegerText.parse(
      UnsafeBufferPointer(start: base + digits.lowerBound, count: digits.count))
    if case .success(let number) = parsed, let uid: UInt64 = number.uint64, uid <= UInt64(UInt32.max) { table[node].kind = .uid }
  }

  mutating func open(isDictionary: Bool, start: Int, opener: UInt8, outer: UInt8) {
    let node: Int = table.append(isDictionary ? .dictionary : .array, start, start + 1)
    frames.append(ContainerFrame(isDictionary: isDictionary, node: node, outerState: outer, opener: opener))
  }
}
