import Diagnostics

/// Reads JSON into a node table, and goes on after each problem.
///
/// The grammar is RFC 8259; comments, trailing commas and other liberties are read and reported. Objects of one entry such as
/// `{"$date": "..."}` stand for values that JSON lacks, see `JSONTag`. Well-formed text takes the short road in `readContent`; everything
/// else goes through `readOddText`.
struct JSONReader: ~Copyable {
  /// What may come next.
  typealias State = OpenStepReader.State

  let text: SourceBytes
  let base: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let limits: PropertyListLimits
  let readsTags: Bool
  let contentStart: Int
  var p: UnsafePointer<UInt8>
  var state: UInt8 = State.root
  var table: TextNodeTable
  var frames: [ContainerFrame] = []
  var findings: DiagnosticCollector
  var isFinished: Bool = false
  /// Where the last token ended, from which a missing separator is measured.
  var lastEnd: Int
  /// The kinds of liberties that have been reported once.
  var noted: Set<DiagnosticID> = []

  /// Reads a text from `start` on, behind the byte order mark.
  static func read(
    _ text: SourceBytes, from start: Int, isTranscoded: Bool, options: PropertyListReadingOptions, problems: [Diagnostic]
  ) -> (tree: TextTree, findings: DiagnosticCollector) {
    var reader: JSONReader = JSONReader(text: text, start: start, options: options)
    for problem in problems { reader.findings.report(problem) }
    if !isTranscoded {
      let check: UTF8Check = UTF8Check(text, from: start)
      if let range: SourceRange = check.malformed {
        reader.findings.report(.malformedUTF8(text[range.lowerBound], at: range, others: check.otherMalformedCount))
      }
    }
    while !reader.isFinished { reader.readContent() }
    return reader.finish()
  }

  init(text: SourceBytes, start: Int, options: PropertyListReadingOptions) {
    self.text = text
    limits = options.limits
    readsTags = options.readsTaggedJSON
    base = text.unsafeBaseAddress
    end = text.unsafeBaseAddress + text.count
    p = text.unsafeBaseAddress + min(start, text.count)
    contentStart = min(start, text.count)
    lastEnd = contentStart
    table = TextNodeTable(minimumCapacity: text.count / 32)
    findings = DiagnosticCollector(limit: options.limits.diagnosticCount)
  }

  private consuming func finish() -> (tree: TextTree, findings: DiagnosticCollector) {
    let findings: DiagnosticCollector = findings
    return (TextTree(text: text, syntax: .json, table: table), findings)
  }

  // MARK: The short road

  /// Reads well-formed text until something unusual comes, which `readOddText` then takes.
  mutating func readContent() {
    var p: UnsafePointer<UInt8> = self.p
    var state: UInt8 = self.state
    var lastEnd: Int = self.lastEnd
    let base: UnsafePointer<UInt8> = base
    let end: UnsafePointer<UInt8> = end
    let valueLimit: Int = limits.valueCount
    let stringLimit: Int = limits.stringByteCount
    scan: while true {
      var byte: UInt8 = p.pointee
      while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        p += 1
        byte = p.pointee
      }
      guard p < end else { break scan }
      let start: UnsafePointer<UInt8> = p
      switch byte {
      case UInt8(ascii: "\""):
        guard state < State.afterElement else { break scan }
        let run: JSONText.StringRun = JSONText.scanString(p + 1, end)
        guard run.end < end, run.end.pointee == UInt8(ascii: "\""), run.end - p <= stringLimit,
          !run.hasEscapes || JSONText.hasOnlyGoodEscapes(p + 1, run.end)
        else { break scan }
        p = run.end + 1
        if state == State.key {
          table.append(.key, start - base, p - base, run.hasEscapes ? .needsDecoding : [])
          state = State.afterKey
        } else {
          table.append(.string, start - base, p - base, run.hasEscapes ? .needsDecoding : [])
          state = State.afterValue(state)
        }
      case UInt8(ascii: ":"):
        guard state == State.afterKey else { break scan }
        state = State.value
        p += 1
      case UInt8(ascii: ","):
        if state == State.afterElement {
          state = State.element
        } else if state == State.afterValue {
          state = State.key
        } else {
          break scan
        }
        p += 1
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard state < State.afterElement, state != State.key, let run: JSONText.NumberRun = JSONText.scanNumber(p), run.end <= end,
          JSONReader.isDelimiter(run.end.pointee), run.end - p <= 18
        else { break scan }
        if run.isReal {
          guard RealText.check(UnsafeBufferPointer(start: p, count: run.end - p)) == nil, !hasLargeExponent(p, run.end) else { break scan }
        }
        p = run.end
        table.append(run.isReal ? .real : .integer, start - base, p - base)
        state = State.afterValue(state)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard state < State.afterElement, state != State.key, frames.count < limits.nesting else { break scan }
        p += 1
        let isDictionary: Bool = byte == UInt8(ascii: "{")
        open(isDictionary: isDictionary, start: start - base, opener: byte, outer: State.afterValue(state))
        state = isDictionary ? State.key : State.element
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let top: ContainerFrame = frames.last, top.closer == byte else { break scan }
        if top.isDictionary {
          guard state == State.afterValue || state == State.key && table.count == top.node &+ 1 else { break scan }
        } else {
          guard state == State.afterElement || state == State.element && table.count == top.node &+ 1 else { break scan }
        }
        p += 1
        close(top, end: p - base)
        state = top.outerState
      case UInt8(ascii: "t"):
        guard state < State.afterElement, state != State.key, p[1] == UInt8(ascii: "r"), p[2] == UInt8(ascii: "u"),
          p[3] == UInt8(ascii: "e"), JSONReader.isDelimiter(p[4])
        else { break scan }
        p += 4
        table.append(.boolean, start - base, p - base, .isTrue)
        state = State.afterValue(state)
      case UInt8(ascii: "f"):
        guard state < State.afterElement, state != State.key, p[1] == UInt8(ascii: "a"), p[2] == UInt8(ascii: "l"),
          p[3] == UInt8(ascii: "s"), p[4] == UInt8(ascii: "e"), JSONReader.isDelimiter(p[5])
        else { break scan }
        p += 5
        table.append(.boolean, start - base, p - base)
        state = State.afterValue(state)
      default: break scan
      }
      lastEnd = p - base
      if table.count > valueLimit { break scan }
    }
    self.p = p
    self.state = state
    self.lastEnd = lastEnd
    readOddText()
  }

  /// Whether a byte can follow a number or a word. The padding behind the text counts as a NUL.
  @inline(__always)
  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// Whether a number has an exponent of more than two digits, with which it may be too large for a double.
  @inline(__always)
  private func hasLargeExponent(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    var p: UnsafePointer<UInt8> = start
    while p < end, p.pointee | 0x20 != UInt8(ascii: "e") { p += 1 }
    return end - p > 3
  }

  mutating func open(isDictionary: Bool, start: Int, opener: UInt8, outer: UInt8) {
    let node: Int = table.append(isDictionary ? .dictionary : .array, start, start + 1)
    frames.append(ContainerFrame(isDictionary: isDictionary, node: node, outerState: outer, opener: opener))
  }

  mutating func close(_ frame: ContainerFrame, end: Int) {
    frames.removeLast()
    table.close(frame.node, end: end)
    // The key of a tag starts with a dollar sign.
    if frame.isDictionary, readsTags, table.count > frame.node &+ 2, base[Int(table[frame.node &+ 1].start) &+ 1] == UInt8(ascii: "$") {
      recognizeTag(frame.node)
    }
  }
}
