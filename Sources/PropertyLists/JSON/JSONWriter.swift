import Diagnostics

/// Writes JSON: one entry a line, or without white space in the minimal style.
///
/// The tagged form keeps every value, see `JSONTag`; the plain form holds what JSON itself has, and notes what is lost.
struct JSONWriter: FormatWriter, ~Copyable {
  var output: OutputBuffer
  var problems: WritingProblems
  private let layout: LineLayout
  private let isTagged: Bool
  private let keepsRealSpelling: Bool
  /// How each open container ends.
  private var frames: [Frame] = []
  /// Whether the next value is the first of its container.
  private var isFirst: Bool = true
  private var isAfterKey: Bool = false
  /// A dictionary has begun, and its bracket is not written yet, because its first key decides how.
  private var isPending: Bool = false
  /// The number of levels that are indented.
  private var depth: Int = 0

  private struct Frame {
    /// Whether an object with a tag is around the container.
    var isWrapped: Bool = false
  }

  init(_ options: PropertyListWritingOptions, sizeHint: Int) {
    output = OutputBuffer(minimumCapacity: sizeHint + 1024, limit: options.limits.outputByteCount)
    problems = WritingProblems(limit: options.limits.diagnosticCount)
    layout = LineLayout(options)
    isTagged = options.jsonForm == .tagged
    keepsRealSpelling = options.keepsRealSpelling
  }

  mutating func finishWriting() {
    output.append(layout.lineEnd)
  }

  consuming func finish() -> SourceBytes { output.finish() }

  // MARK: Containers

  /// Writes what stands before a value.
  @inline(__always)
  private mutating func begin() {
    problems.step &+= 1
    if isAfterKey {
      isAfterKey = false
      return
    }
    separate()
  }

  @inline(__always)
  private mutating func separate() {
    if !isFirst { output.append(UInt8(ascii: ",")) }
    isFirst = false
    if !frames.isEmpty { layout.startLine(depth, in: &output) }
  }

  private mutating func open(_ bracket: UInt8) {
    output.append(bracket)
    depth &+= 1
    isFirst = true
  }

  private mutating func close(_ bracket: UInt8, isEmpty: Bool) {
    depth &-= 1
    if !isEmpty { layout.startLine(depth, in: &output) }
    output.append(bracket)
    if frames.popLast()?.isWrapped == true { output.append(UInt8(ascii: "}")) }
    isFirst = false
  }

  mutating func beginDictionary(isEmpty: Bool) {
    begin()
    frames.append(Frame())
    if isEmpty || !isTagged { open(UInt8(ascii: "{")) } else { isPending = true }
  }

  mutating func endDictionary(isEmpty: Bool) {
    // The first key decides about the bracket; in a damaged dictionary there may be none.
    let hasNoKey: Bool = isPending
    if hasNoKey {
      isPending = false
      open(UInt8(ascii: "{"))
    }
    close(UInt8(ascii: "}"), isEmpty: isEmpty || hasNoKey)
  }

  mutating func beginArray(isEmpty: Bool) {
    begin()
    frames.append(Frame())
    open(UInt8(ascii: "["))
  }

  mutating func endArray(isEmpty: Bool) { close(UInt8(ascii: "]"), isEmpty: isEmpty) }

  mutating func beginSet(isEmpty: Bool) {
    begin()
    frames.append(Frame(isWrapped: isTagged))
    if isTagged { openTag(.set) } else { problems.note(.setBecomesArray(in: "plain JSON")) }
    open(UInt8(ascii: "["))
  }

  mutating func endSet(isEmpty: Bool) { close(UInt8(ascii: "]"), isEmpty: isEmpty) }

  private mutating func openTag(_ tag: JSONTag) {
    output.append("{\"")
    output.append(tag.rawValue)
    output.append("\":")
    layout.space(in: &output)
  }

  /// Writes a value that JSON lacks.
  private mutating func tagged(_ tag: JSONTag, _ text: String, isQuoted: Bool = true) {
    openTag(tag)
    if isQuoted { output.append(UInt8(ascii: "\"")) }
    output.append(text)
    if isQuoted { output.append(UInt8(ascii: "\"")) }
    output.append(UInt8(ascii: "}"))
  }

  // MARK: Values

  mutating func key(_ text: UnsafeBufferPointer<UInt8>) {
    problems.step &+= 1
    if isPending {
      isPending = false
      // A dictionary whose first key is a tag would be taken for a tagged value.
      if JSONTag.tag(text) != nil {
        openTag(.literal)
        if let last: Int = frames.indices.last { frames[last].isWrapped = true }
      }
      open(UInt8(ascii: "{"))
    }
    separate()
    quoted(text)
    output.append(UInt8(ascii: ":"))
    layout.space(in: &output)
    isAfterKey = true
  }

  mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    begin()
    quoted(text)
  }

  mutating func integer(_ value: PropertyListInteger) {
    begin()
    if !value.fitsSystemReaders { problems.note(.integerTooLarge(value, for: "JSON")) }
    output.append(decimal: value)
  }

  mutating func real(_ value: Double, spelling: UnsafeBufferPointer<UInt8>) {
    begin()
    guard value.isFinite else {
      let text: String = value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
      if isTagged { return tagged(.real, text) }
      problems.note(.becomesString("the real \(text)", in: "plain JSON"))
      output.append("\"\(text)\"")
      return
    }
    if keepsRealSpelling, !spelling.isEmpty, JSONWriter.isNumber(spelling) { return output.append(spelling) }
    output.append(value.description)
  }

  /// Whether a spelling is one that JSON reads as a real.
  private static func isNumber(_ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    // The scan needs a byte behind the number that ends it.
    let padded: [UInt8] = Array(spelling) + [0]
    return padded.withUnsafeBufferPointer { buffer in
      guard let start: UnsafePointer<UInt8> = buffer.baseAddress, let run: JSONText.NumberRun = JSONText.scanNumber(start) else {
        return false
      }
      return run.isReal && run.end - start == spelling.count
    }
  }

  mutating func boolean(_ value: Bool) {
    begin()
    output.append(value ? "true" as StaticString : "false")
  }

  mutating func date(_ value: PropertyListDate) {
    begin()
    if isTagged {
      if let text: String = JSONTag.text(value) { return tagged(.date, text) }
      return tagged(.date, value.secondsSinceReferenceDate.description, isQuoted: false)
    }
    guard let text: String = JSONTag.text(value) ?? DateText.format(value) else {
      return problems.note(.dateOutOfRange(for: "plain JSON"))
    }
    problems.note(.becomesString("the date \(text)", in: "plain JSON"))
    output.append("\"\(text)\"")
  }

  mutating func data(_ bytes: UnsafeBufferPointer<UInt8>) {
    begin()
    if isTagged { openTag(.data) } else { problems.note(.becomesString("data", in: "plain JSON")) }
    output.append(UInt8(ascii: "\""))
    Base64Text.encode(bytes, to: &output)
    output.append(UInt8(ascii: "\""))
    if isTagged { output.append(UInt8(ascii: "}")) }
  }

  mutating func uid(_ value: UInt64) {
    begin()
    if isTagged { return tagged(.uid, String(value), isQuoted: false) }
    problems.note(.uidBecomesDictionary(value, in: "plain JSON"))
    output.append("{\"CF$UID\":")
    layout.space(in: &output)
    output.append("\(value)}")
  }

  mutating func null() {
    begin()
    output.append("null")
  }

  // MARK: Text

  private mutating func quoted(_ text: UnsafeBufferPointer<UInt8>) {
    output.append(UInt8(ascii: "\""))
    defer { output.append(UInt8(ascii: "\"")) }
    guard let base: UnsafePointer<UInt8> = text.baseAddress else { return }
    var start: Int = 0
    var index: Int = 0
    let count: Int = text.count
    while index < count {
      if index &+ 8 <= count, PlainText.isPlain(UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)) {
        index &+= 8
        continue
      }
      let byte: UInt8 = base[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        index &+= 1
        continue
      }
      output.append(UnsafeBufferPointer(start: base + start, count: index &- start))
      switch byte {
      case UInt8(ascii: "\""): output.append("\\\"")
      case UInt8(ascii: "\\"): output.append("\\\\")
      case 0x08: output.append("\\b")
      case 0x09: output.append("\\t")
      case 0x0A: output.append("\\n")
      case 0x0C: output.append("\\f")
      case 0x0D: output.append("\\r")
      default: output.append("\\u00" + Diagnostic.hex(byte).lowercased())
      }
      index &+= 1
      start = index
    }
    output.append(UnsafeBufferPointer(start: base + start, count: count &- start))
  }
}

/// Which bytes can stand inside double quotes as they are, in JSON and OpenStep texts.
enum PlainText {
  /// Whether none of eight bytes is a quote, a backslash or a control character; false alarms are allowed.
  @inline(__always)
  static func isPlain(_ word: UInt64) -> Bool {
    let quotes: UInt64 = word ^ 0x2222_2222_2222_2222
    let backslashes: UInt64 = word ^ 0x5C5C_5C5C_5C5C_5C5C
    return
      ((quotes &- 0x0101_0101_0101_0101) & ~quotes | (backslashes &- 0x0101_0101_0101_0101) & ~backslashes
      | (word &- 0x2020_2020_2020_2020) & ~word) & 0x8080_8080_8080_8080 == 0
  }
}
