import Diagnostics

/// Reads an XML property list into a node table, and goes on after each problem.
///
/// The grammar is CoreFoundation's (bundle semantics 8.2), stricter where CoreFoundation silently changes a value. Well-formed text takes the
/// short road in `readContent`; everything else (attributes, comments, errors) goes through `readOddMarkup`, which leaves the table in the
/// same shape: keys and values of a dictionary always alternate.
struct XMLReader: ~Copyable {
  /// What may come next.
  enum State {
    static let inArray: UInt8 = 0
    static let wantsKey: UInt8 = 1
    static let wantsValue: UInt8 = 2
    static let wantsRoot: UInt8 = 4
    static let hasRoot: UInt8 = 5
  }

  enum FrameKind {
    case plist
    case dictionary
    case array
    case unknown
  }

  /// An element that has been opened and not closed.
  struct Frame {
    var kind: FrameKind
    /// The container's node; for `plist` the number of nodes before it.
    var node: Int
    /// The state to return to once the element is closed.
    var outerState: UInt8
    var startTag: SourceRange
    var name: SourceRange
    /// The value has no place in the tree and is read only for its problems.
    var isDropped: Bool
  }

  let text: SourceBytes
  let base: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let limits: PropertyListLimits
  var p: UnsafePointer<UInt8>
  var state: UInt8 = State.wantsRoot
  var table: TextNodeTable
  var frames: [Frame] = []
  var findings: DiagnosticCollector
  var isFinished: Bool = false
  /// Whether the end of the text inside a tag, a value or a comment has been reported; what is open around it is no further fault.
  var isCutOff: Bool = false
  /// Whether the value that was read last lacks its own close tag.
  var lacksCloseTag: Bool = false
  /// The node of a key whose close tag is missing or wrong, so that its value may be missing for the same reason.
  var brokenKey: Int = -1
  /// The frame of the last array in which a key was reported: one fault makes all its keys wrong.
  var frameWithKeys: Int = -1
  var hasReportedSecondRoot: Bool = false
  /// Whether text has been reported where the root value should stand.
  var hasTextForRoot: Bool = false
  var hasSoughtStart: Bool = false
  /// The nesting limit, counted in frames: one more where a `<plist>` element is around the values.
  var maximumFrameCount: Int

  /// Reads a text from `start` on, behind the byte order mark.
  static func read(_ text: SourceBytes, from start: Int, limits: PropertyListLimits, problems: [Diagnostic]) -> (
    tree: TextTree, findings: DiagnosticCollector
  ) {
    var reader: XMLReader = XMLReader(text: text, start: start, limits: limits)
    for problem in problems { reader.findings.report(problem) }
    reader.checkBytes(from: start)
    reader.readProlog()
    while !reader.isFinished { reader.readContent() }
    return reader.finish()
  }

  init(text: SourceBytes, start: Int, limits: PropertyListLimits) {
    self.text = text
    self.limits = limits
    base = text.unsafeBaseAddress
    end = text.unsafeBaseAddress + text.count
    p = text.unsafeBaseAddress + min(start, text.count)
    table = TextNodeTable(minimumCapacity: text.count / 64)
    findings = DiagnosticCollector(limit: limits.diagnosticCount)
    maximumFrameCount = limits.nesting
  }

  private consuming func finish() -> (tree: TextTree, findings: DiagnosticCollector) {
    let findings: DiagnosticCollector = findings
    return (TextTree(text: text, syntax: .xml, table: table), findings)
  }

  // MARK: The short road

  /// Reads well-formed markup until something unusual comes, which `readOddMarkup` then takes.
  mutating func readContent() {
    var p: UnsafePointer<UInt8> = self.p
    var state: UInt8 = self.state
    let base: UnsafePointer<UInt8> = base
    let end: UnsafePointer<UInt8> = end
    scan: while p < end {
      while p.pointee <= 0x20, p.pointee != 0 { p += 1 }
      guard p.pointee == UInt8(ascii: "<") else { break scan }
      let start: UnsafePointer<UInt8> = p
      switch p[1] {
      case UInt8(ascii: "k"):
        guard state == State.wantsKey, Word.load(p) & Word.mask5 == Word.key else { break scan }
        let found: TextRun = TextRun.scan(p + 5, end)
        guard Word.load(found.end) & Word.mask6 == Word.keyEnd, found.isPlain || checkReferences(p + 5, found.end) else { break scan }
        p = found.end + 6
        table.append(.key, start - base, p - base, found.isPlain ? [] : .needsDecoding)
        state = State.wantsValue
      case UInt8(ascii: "s"):
        guard state & 1 == 0, Word.load(p) == Word.string else { break scan }
        let found: TextRun = TextRun.scan(p + 8, end)
        guard Word.load(found.end) == Word.stringEnd, found.end[8] == UInt8(ascii: ">"), found.isPlain || checkReferences(p + 8, found.end)
        else {
          break scan
        }
        p = found.end + 9
        table.append(.string, start - base, p - base, found.isPlain ? [] : .needsDecoding)
        state = State.afterValue(state)
      case UInt8(ascii: "i"):
        guard state & 1 == 0, Word.load(p) == Word.integer, p[8] == UInt8(ascii: ">") else { break scan }
        var digit: UnsafePointer<UInt8> = p + 9
        if digit.pointee == UInt8(ascii: "-") { digit += 1 }
        let first: UnsafePointer<UInt8> = digit
        while digit.pointee &- UInt8(ascii: "0") <= 9 { digit += 1 }
        guard digit > first, digit - first <= 18, Word.load(digit) == Word.integerEnd, digit[8] == UInt8(ascii: "r"),
          digit[9] == UInt8(ascii: ">")
        else {
          break scan
        }
        p = digit + 10
        table.append(.integer, start - base, p - base)
        state = State.afterValue(state)
      case UInt8(ascii: "t"):
        guard state & 1 == 0, Word.load(p) & Word.mask7 == Word.isTrue else { break scan }
        p += 7
        table.append(.boolean, start - base, p - base, [.isShort, .isTrue])
        state = State.afterValue(state)
      case UInt8(ascii: "f"):
        guard state & 1 == 0, Word.load(p) == Word.isFalse else { break scan }
        p += 8
        table.append(.boolean, start - base, p - base, .isShort)
        state = State.afterValue(state)
      case UInt8(ascii: "r"):
        guard state & 1 == 0, Word.load(p) & Word.mask6 == Word.real else { break scan }
        let found: TextRun = TextRun.scan(p + 6, end)
        guard Word.load(found.end) & Word.mask7 == Word.realEnd, RealText.check(buffer(p + 6, found.end)) == nil else { break scan }
        p = found.end + 7
        table.append(.real, start - base, p - base)
        state = State.afterValue(state)
      case UInt8(ascii: "d"):
        let word: UInt64 = Word.load(p)
        if word & Word.mask6 == Word.dictionary {
          guard state & 1 == 0, frames.count < maximumFrameCount else { break scan }
          p += 6
          open(.dictionary, start: start - base, startTagEnd: p - base, flags: [], outer: State.afterValue(state))
          state = State.wantsKey
        } else if word & Word.mask6 == Word.date {
          guard state & 1 == 0, Word.load(p + 26) & Word.mask7 == Word.dateEnd, case .success = DateText.parse(buffer(p + 6, p + 26)) else {
            break scan
          }
          p += 33
          table.append(.date, start - base, p - base)
          state = State.afterValue(state)
        } else if word & Word.mask6 == Word.data {
          let found: TextRun = TextRun.scan(p + 6, end)
          guard state & 1 == 0, Word.load(found.end) & Word.mask7 == Word.dataEnd, Base64Text.check(buffer(p + 6, found.end)) == nil else {
            break scan
          }
          p = found.end + 7
          table.append(.data, start - base, p - base)
          state = State.afterValue(state)
        } else {
          break scan
        }
      case UInt8(ascii: "a"):
        guard state & 1 == 0, Word.load(p) & Word.mask7 == Word.array, frames.count < maximumFrameCount else { break scan }
        p += 7
        open(.array, start: start - base, startTagEnd: p - base, flags: [], outer: State.afterValue(state))
        state = State.inArray
      case UInt8(ascii: "/"):
        guard let top: Frame = frames.last, !top.isDropped else { break scan }
        if top.kind == .dictionary {
          guard state == State.wantsKey, Word.load(p) & Word.mask7 == Word.dictionaryEnd else { break scan }
          p += 7
        } else {
          guard top.kind == .array, Word.load(p) == Word.arrayEnd else { break scan }
          p += 8
        }
        close(top, end: p - base)
        state = top.outerState
      default:
        break scan
      }
      if table.count > limits.valueCount { break scan }
    }
    self.p = p
    self.state = state
    readOddMarkup()
  }

  @inline(__always)
  private func buffer(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: end - start)
  }

  /// Whether all references of a text are well formed.
  private func checkReferences(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    var p: UnsafePointer<UInt8> = start
    while p < end {
      if p.pointee == UInt8(ascii: "&") {
        let reference: (scalar: UInt32, length: Int, problem: XMLReference.Problem?) = XMLReference.parse(p, end: end)
        if reference.problem != nil { return false }
        p += reference.length
      } else {
        p += 1
      }
    }
    return true
  }

  // MARK: Containers

  mutating func open(
    _ kind: FrameKind, start: Int, startTagEnd: Int, flags: TextNodeFlags, outer: UInt8, name: SourceRange? = nil, isDropped: Bool = false
  ) {
    let nodeKind: TextNodeKind =
      switch kind {
      case .dictionary: .dictionary
      case .array: .array
      case .plist, .unknown: .invalid
      }
    let node: Int = kind == .plist ? table.count : table.append(nodeKind, start, startTagEnd, flags)
    frames.append(
      Frame(
        kind: kind, node: node, outerState: outer, startTag: SourceRange(start, startTagEnd),
        name: name ?? SourceRange(start + 1, startTagEnd - 1),
        isDropped: isDropped))
  }

  mutating func close(_ frame: Frame, end: Int) {
    frames.removeLast()
    guard frame.kind != .plist else {
      // The entry of a dictionary has a value, even one that is missing inside a nested <plist>.
      if table.count == frame.node, frame.outerState == State.wantsKey { table.append(.invalid, end, end, [.isSynthetic, .hasError]) }
      return
    }
    table.close(frame.node, end: end)
    if frame.isDropped {
      table.truncate(to: frame.node)
    } else if frame.kind == .dictionary, table.count == frame.node + 3 {
      recognizeUID(frame.node)
    }
  }

  /// A dictionary that holds nothing but an integer `CF$UID` stands for a UID, as in CoreFoundation.
  private mutating func recognizeUID(_ node: Int) {
    let key: TextNode = table[node + 1]
    let value: TextNode = table[node + 2]
    guard value.kind == .integer, key.end - key.start == 17, text.text(in: SourceRange(Int(key.start), Int(key.end))) == "<key>CF$UID</key>"
    else { return }
    let content: SourceRange = SourceRange(Int(value.start), Int(value.end))
    let digits: [UInt8] = text[content].filter { $0 &- UInt8(ascii: "0") <= 9 }
    guard digits.count <= 10, !text[content].contains(UInt8(ascii: "-")),
      let number: UInt64 = UInt64(String(decoding: digits, as: UTF8.self)),
      number <= UInt64(UInt32.max)
    else { return }
    table[node].kind = .uid
  }
}

extension XMLReader.State {
  /// The state behind a value that was read in a state.
  @inline(__always)
  static func afterValue(_ state: UInt8) -> UInt8 {
    state == inArray ? inArray : state == wantsValue ? wantsKey : hasRoot
  }
}

/// Eight bytes of markup at a time, compared as one little-endian word.
private enum Word {
  static let mask5: UInt64 = 0xFF_FFFF_FFFF
  static let mask6: UInt64 = 0xFFFF_FFFF_FFFF
  static let mask7: UInt64 = 0xFF_FFFF_FFFF_FFFF
  static let key: UInt64 = 0x3E_7965_6B3C
  static let keyEnd: UInt64 = 0x3E79_656B_2F3C
  static let string: UInt64 = 0x3E67_6E69_7274_733C
  static let stringEnd: UInt64 = 0x676E_6972_7473_2F3C
  static let integer: UInt64 = 0x7265_6765_746E_693C
  static let integerEnd: UInt64 = 0x6567_6574_6E69_2F3C
  static let isTrue: UInt64 = 0x3E_2F65_7572_743C
  static let isFalse: UInt64 = 0x3E2F_6573_6C61_663C
  static let real: UInt64 = 0x3E6C_6165_723C
  static let realEnd: UInt64 = 0x3E_6C61_6572_2F3C
  static let date: UInt64 = 0x3E65_7461_643C
  static let dateEnd: UInt64 = 0x3E_6574_6164_2F3C
  static let data: UInt64 = 0x3E61_7461_643C
  static let dataEnd: UInt64 = 0x3E_6174_6164_2F3C
  static let dictionary: UInt64 = 0x3E74_6369_643C
  static let dictionaryEnd: UInt64 = 0x3E_7463_6964_2F3C
  static let array: UInt64 = 0x3E_7961_7272_613C
  static let arrayEnd: UInt64 = 0x3E79_6172_7261_2F3C

  /// Loads eight bytes; at least 64 bytes of padding follow every text.
  @inline(__always)
  static func load(_ p: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
  }
}

/// A run of character data up to the next `<`.
struct TextRun {
  /// Where the run ends: at a `<`, or at the end of the text.
  var end: UnsafePointer<UInt8>
  /// Whether the run has no `&`.
  var isPlain: Bool

  /// Looks for the next `<` eight bytes at a time and notes an `&` on the way.
  @inline(__always)
  static func scan(_ start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>) -> TextRun {
    var p: UnsafePointer<UInt8> = start
    var ampersands: UInt64 = 0
    while p < limit {
      let word: UInt64 = UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
      let less: UInt64 = matches(word, 0x3C3C_3C3C_3C3C_3C3C)
      let ampersand: UInt64 = matches(word, 0x2626_2626_2626_2626)
      if less != 0 {
        let bit: Int = less.trailingZeroBitCount
        ampersands |= ampersand & ((1 << UInt64(truncatingIfNeeded: bit)) &- 1)
        p += bit >> 3
        return TextRun(end: p < limit ? p : limit, isPlain: ampersands == 0)
      }
      ampersands |= ampersand
      p += 8
    }
    return TextRun(end: limit, isPlain: ampersands == 0)
  }

  /// The high bit of each byte that equals the pattern's byte; bits above the first match may be wrong.
  @inline(__always)
  private static func matches(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
    let difference: UInt64 = word ^ pattern
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }
}
