import Diagnostics

/// Writes OpenStep property lists, with GNUstep's typed values on request, and tables of strings.
///
/// Without typed values numbers, truth values and dates become strings, each with a warning. A table of strings is a dictionary without
/// braces whose keys and strings always stand in quotes.
struct OpenStepWriter: FormatWriter, ~Copyable {
  var output: OutputBuffer
  var problems: WritingProblems
  private let layout: LineLayout
  private let isTable: Bool
  private let usesTypes: Bool
  private let formatName: String
  private let keepsRealSpelling: Bool
  /// Whether each open container is a dictionary.
  private var frames: [Bool] = []
  private var isFirst: Bool = true
  private var isAfterKey: Bool = false
  /// The number of levels that are indented; the table of a strings file has none.
  private var depth: Int = 0

  init(_ options: PropertyListWritingOptions, isTable: Bool, sizeHint: Int) {
    output = OutputBuffer(minimumCapacity: sizeHint + 1024, limit: options.limits.outputByteCount)
    problems = WritingProblems(limit: options.limits.diagnosticCount)
    layout = LineLayout(options)
    self.isTable = isTable
    formatName = isTable ? "strings" : "OpenStep"
    usesTypes = options.usesGNUstepTypes
    keepsRealSpelling = options.keepsRealSpelling
  }

  mutating func finishWriting() {
    if output.count == 0 { output.append("/* no entries */") }
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
    } else if frames.isEmpty {
      if isTable { problems.note(.rootIsNoDictionary()) }
    } else {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      layout.startLine(depth, in: &output)
    }
  }

  /// Writes what stands behind a value.
  @inline(__always)
  private mutating func end() {
    isFirst = false
    if frames.last == true { output.append(UInt8(ascii: ";")) }
  }

  private mutating func open(_ bracket: UInt8, isDictionary: Bool) {
    if isTable, frames.isEmpty, isDictionary {
      problems.step &+= 1
    } else {
      begin()
      output.append(bracket)
      depth &+= 1
    }
    frames.append(isDictionary)
    isFirst = true
  }

  private mutating func close(_ bracket: UInt8, isEmpty: Bool) {
    let isDictionary: Bool = frames.popLast() == true
    if isTable, frames.isEmpty, isDictionary { return }
    depth &-= 1
    if !isEmpty { layout.startLine(depth, in: &output) }
    output.append(bracket)
    end()
  }

  mutating func beginDictionary(isEmpty: Bool) { open(UInt8(ascii: "{"), isDictionary: true) }
  mutating func endDictionary(isEmpty: Bool) { close(UInt8(ascii: "}"), isEmpty: isEmpty) }
  mutating func beginArray(isEmpty: Bool) { open(UInt8(ascii: "("), isDictionary: false) }
  mutating func endArray(isEmpty: Bool) { close(UInt8(ascii: ")"), isEmpty: isEmpty) }
  mutating func beginSet(isEmpty: Bool) {
    open(UInt8(ascii: "("), isDictionary: false)
    problems.note(.setBecomesArray(in: formatName))
  }
  mutating func endSet(isEmpty: Bool) { close(UInt8(ascii: ")"), isEmpty: isEmpty) }

  // MARK: Values

  mutating func key(_ text: UnsafeBufferPointer<UInt8>) {
    problems.step &+= 1
    if output.count > 0 { layout.startLine(depth, in: &output) }
    word(text)
    layout.space(in: &output)
    output.append(UInt8(ascii: "="))
    layout.space(in: &output)
    isAfterKey = true
  }

  mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    begin()
    word(text)
    end()
  }

  /// Writes a value that has no form of its own, as GNUstep does or as a string.
  private mutating func typed(_ letter: StaticString, _ text: String, plain: String? = nil, _ kind: String) {
    begin()
    if usesTypes {
      output.append("<*")
      output.append(letter)
      output.append(text)
      output.append(UInt8(ascii: ">"))
    } else {
      problems.note(.becomesString("the \(kind) \(plain ?? text)", in: formatName))
      var plain: String = plain ?? text
      plain.withUTF8 { word($0) }
    }
    end()
  }

  mutating func integer(_ value: PropertyListInteger) {
    typed("I", value.description, "integer")
    if usesTypes, !value.fitsSystemReaders { problems.note(.integerTooLarge(value, for: formatName)) }
  }

  mutating func real(_ value: Double, spelling: UnsafeBufferPointer<UInt8>) {
    let text: String = keepsRealSpelling && !spelling.isEmpty ? String(decoding: spelling, as: UTF8.self) : RealText.format(value)
    typed("R", text, "real")
  }

  mutating func boolean(_ value: Bool) {
    typed("B", value ? "Y" : "N", plain: value ? "1" : "0", "boolean")
  }

  mutating func date(_ value: PropertyListDate) {
    guard let text: String = GNUstepDate.format(value) else {
      begin()
      return problems.note(.dateOutOfRange(for: formatName))
    }
    typed("D", text, "date")
    if value.secondsSinceReferenceDate.rounded(.down) != value.secondsSinceReferenceDate { problems.note(.dateFractionDropped(text)) }
  }

  mutating func data(_ bytes: UnsafeBufferPointer<UInt8>) {
    begin()
    output.append(UInt8(ascii: "<"))
    var index: Int = 0
    while index < bytes.count, !output.isOverLimit {
      let stop: Int = layout.isMinimal ? bytes.count : min(bytes.count, index &+ 4)
      if index > 0 { output.append(0x20) }
      while index < stop {
        output.append(OpenStepWriter.hexDigit(bytes[index] >> 4))
        output.append(OpenStepWriter.hexDigit(bytes[index] & 15))
        index &+= 1
      }
    }
    output.append(UInt8(ascii: ">"))
    end()
  }

  @inline(__always)
  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "a") &+ value &- 10
  }

  mutating func uid(_ value: UInt64) {
    begin()
    output.append("{")
    layout.space(in: &output)
    output.append("\"CF$UID\"")
    layout.space(in: &output)
    output.append("=")
    layout.space(in: &output)
    if usesTypes {
      output.append("<*I\(value)>;")
    } else {
      problems.note(.uidBecomesDictionary(value, in: formatName))
      output.append("\(value);")
    }
    layout.space(in: &output)
    output.append("}")
    end()
  }

  mutating func null() {
    begin()
    problems.note(.nullCannotBeWritten(in: formatName))
  }

  // MARK: Text

  /// Writes a text, in quotes where it needs them.
  private mutating func word(_ text: UnsafeBufferPointer<UInt8>) {
    if !isTable, OpenStepWriter.isPlain(text) { return output.append(text) }
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
      case 0x07: output.append("\\a")
      case 0x08: output.append("\\b")
      case 0x09: output.append("\\t")
      case 0x0A: output.append("\\n")
      case 0x0B: output.append("\\v")
      case 0x0C: output.append("\\f")
      case 0x0D: output.append("\\r")
      default: output.append("\\U00" + Diagnostic.hex(byte).lowercased())
      }
      index &+= 1
      start = index
    }
    output.append(UnsafeBufferPointer(start: base + start, count: count &- start))
  }

  /// Whether every reader takes a text without quotes: ASCII letters, digits and `_ . / $`, and no start of a comment.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !text.isEmpty else { return false }
    var previous: UInt8 = 0
    for byte in text {
      guard OpenStepCharacters.classes[Int(byte)] == OpenStepCharacters.word, byte != UInt8(ascii: "-"), byte != UInt8(ascii: ":"),
        byte != UInt8(ascii: "/") || previous != byte
      else { return false }
      previous = byte
    }
    return true
  }
}
