import Diagnostics

/// Writes XML property lists in the form of Apple's tools (bundle semantics 8.6): tabs, the top value not indented, data in lines of its own.
///
/// Differences from CoreFoundation: keys keep their order unless sorting is asked for, and reals have the fewest digits that read back to
/// the same number (or the source's own spelling) instead of always seventeen.
struct XMLWriter: FormatWriter, ~Copyable {
  var output: OutputBuffer
  var problems: WritingProblems
  private let indentation: [UInt8]
  private let lineEnd: [UInt8]
  private let isMinimal: Bool
  private let keepsRealSpelling: Bool
  /// The number of containers around the next value.
  private var depth: Int = 0
  /// Whether the indentation consists of one character, repeated.
  private let isUniform: Bool
  private let indentationByte: UInt8
  private let indentationCount: Int

  init(_ options: PropertyListWritingOptions, sizeHint: Int) {
    output = OutputBuffer(minimumCapacity: sizeHint + 1024, limit: options.limits.outputByteCount)
    problems = WritingProblems(limit: options.limits.diagnosticCount)
    isMinimal = options.style == .minimal
    let unit: [UInt8] = Array(options.indentation.utf8)
    indentation = unit.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? unit : [0x09]
    lineEnd = Array(options.lineEnd.rawValue.utf8)
    keepsRealSpelling = options.keepsRealSpelling
    indentationByte = indentation.first ?? 0x09
    indentationCount = indentation.count
    isUniform = Set(indentation).count <= 1
    output.append("<?xml version=\"1.0\" encoding=\"\(options.encoding.declaredName)\"?>")
    output.append(lineEnd)
    output.append("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">")
    output.append(lineEnd)
    output.append("<plist version=\"1.0\">")
    if !isMinimal { output.append(lineEnd) }
  }

  mutating func finishWriting() {
    output.append("</plist>")
    output.append(lineEnd)
  }

  consuming func finish() -> SourceBytes { output.finish() }

  // MARK: Layout

  @inline(__always)
  private mutating func startLine() {
    problems.step &+= 1
    indent()
  }

  @inline(__always)
  private mutating func indent() {
    guard !isMinimal else { return }
    if isUniform {
      output.append(repeating: indentationByte, count: depth &* indentationCount)
    } else {
      for _ in 0..<depth { output.append(indentation) }
    }
  }

  @inline(__always)
  private mutating func endLine() {
    guard !isMinimal else { return }
    if lineEnd.count == 1 { output.append(0x0A) } else { output.append(lineEnd) }
  }

  @inline(__always)
  private mutating func line(_ text: StaticString) {
    startLine()
    output.append(text)
    endLine()
  }

  private mutating func begin(_ open: StaticString, _ short: StaticString, isEmpty: Bool) {
    line(isEmpty ? short : open)
    depth &+= 1
  }

  private mutating func end(_ close: StaticString, isEmpty: Bool) {
    depth &-= 1
    guard !isEmpty else { return }
    indent()
    output.append(close)
    endLine()
  }

  // MARK: Values

  mutating func beginDictionary(isEmpty: Bool) { begin("<dict>", "<dict/>", isEmpty: isEmpty) }
  mutating func endDictionary(isEmpty: Bool) { end("</dict>", isEmpty: isEmpty) }
  mutating func beginArray(isEmpty: Bool) { begin("<array>", "<array/>", isEmpty: isEmpty) }
  mutating func endArray(isEmpty: Bool) { end("</array>", isEmpty: isEmpty) }
  mutating func beginSet(isEmpty: Bool) {
    begin("<array>", "<array/>", isEmpty: isEmpty)
    problems.note(.setBecomesArray(in: "XML"))
  }
  mutating func endSet(isEmpty: Bool) { end("</array>", isEmpty: isEmpty) }

  mutating func key(_ text: UnsafeBufferPointer<UInt8>) {
    textElement("<key>", text, "</key>")
  }

  mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    textElement("<string>", text, "</string>")
  }

  @inline(__always)
  private mutating func textElement(_ open: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ close: StaticString) {
    if isUniform, !isMinimal, lineEnd.count == 1, plainElement(open, text, close) {
      problems.step &+= 1
      return
    }
    startLine()
    output.append(open)
    escaped(text)
    output.append(close)
    endLine()
  }

  /// Writes a whole line in one go when its text has nothing that must be reported; false, with nothing written, when it has.
  @inline(__always)
  private mutating func plainElement(_ open: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ close: StaticString) -> Bool {
    let width: Int = depth &* indentationCount
    // The longest replacement has five bytes, and stores of eight bytes run over.
    let needed: Int = text.count &* 5 &+ width &+ 64
    guard text.count < 1 << 20, output.reserve(needed) else { return false }
    let byte: UInt8 = indentationByte
    var isPlain: Bool = true
    output.append(maximum: needed) { target in
      target.initialize(repeating: byte, count: width)
      var position: Int = width
      (target + position).initialize(from: open.utf8Start, count: open.utf8CodeUnitCount)
      position &+= open.utf8CodeUnitCount
      if let source: UnsafePointer<UInt8> = text.baseAddress {
        let length: Int = XMLEscape.copy(source, text.count, to: target + position)
        if length < 0 {
          isPlain = false
          return 0
        }
        position &+= length
      }
      (target + position).initialize(from: close.utf8Start, count: close.utf8CodeUnitCount)
      position &+= close.utf8CodeUnitCount
      target[position] = 0x0A
      return position &+ 1
    }
    return isPlain
  }

  mutating func integer(_ value: PropertyListInteger) {
    startLine()
    if !value.fitsSystemReaders { problems.note(.integerTooLarge(value, for: "XML")) }
    output.append("<integer>")
    output.append(decimal: value)
    output.append("</integer>")
    endLine()
  }

  mutating func real(_ value: Double, spelling: UnsafeBufferPointer<UInt8>) {
    startLine()
    output.append("<real>")
    if keepsRealSpelling, !spelling.isEmpty { output.append(spelling) } else { output.append(RealText.format(value)) }
    output.append("</real>")
    endLine()
  }

  mutating func boolean(_ value: Bool) {
    line(value ? "<true/>" : "<false/>")
  }

  mutating func date(_ value: PropertyListDate) {
    startLine()
    guard let parts: DateText.Parts = value.components, abs(parts.year) <= 999_999_999 else {
      return problems.note(.dateOutOfRange(for: "XML"))
    }
    if value.secondsSinceReferenceDate.rounded(.down) != value.secondsSinceReferenceDate {
      problems.note(.dateFractionDropped(DateText.format(value) ?? ""))
    }
    output.append("<date>")
    output.append(maximum: 32) { DateText.write(parts, to: $0) }
    output.append("</date>")
    endLine()
  }

  mutating func data(_ bytes: UnsafeBufferPointer<UInt8>) {
    line("<data>")
    if isMinimal {
      Base64Text.encode(bytes, to: &output)
    } else {
      // Apple's writer leaves room for the indentation, counted as eight columns a level.
      let width: Int = 76 - 8 * min(depth, 8)
      let chunk: Int = max(1, width / 4) * 3
      var start: Int = 0
      while start < bytes.count {
        let stop: Int = min(bytes.count, start &+ chunk)
        indent()
        Base64Text.encode(UnsafeBufferPointer(rebasing: bytes[start..<stop]), to: &output)
        endLine()
        start = stop
        if output.isOverLimit { return }
      }
      indent()
    }
    output.append("</data>")
    endLine()
  }

  mutating func uid(_ value: UInt64) {
    startLine()
    output.append("<dict>")
    endLine()
    depth &+= 1
    indent()
    output.append("<key>CF$UID</key>")
    endLine()
    indent()
    output.append("<integer>")
    output.append(decimal: PropertyListInteger(value))
    output.append("</integer>")
    endLine()
    depth &-= 1
    indent()
    output.append("</dict>")
    endLine()
  }

  mutating func null() {
    startLine()
    problems.note(.nullCannotBeWritten(in: "XML"))
  }

  // MARK: Text

  /// Writes text with `<`, `>` and `&` escaped, and a carriage return as a reference, because a reader turns a bare one into a line feed.
  private mutating func escaped(_ text: UnsafeBufferPointer<UInt8>) {
    guard let base: UnsafePointer<UInt8> = text.baseAddress else { return }
    var start: Int = 0
    var index: Int = 0
    let count: Int = text.count
    while index < count {
      // Eight bytes at a time while none is special.
      if index &+ 8 <= count {
        let word: UInt64 = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
        if XMLEscape.isPlain(word) {
          index &+= 8
          continue
        }
      }
      let byte: UInt8 = base[index]
      guard let replacement: StaticString = XMLEscape.replacement(byte) else {
        if byte < 0x20, byte != 0x09, byte != 0x0A {
          problems.note(.controlCharacter(UInt32(byte), in: "XML"))
        } else if byte == 0xEF, index &+ 2 < count, base[index &+ 1] == 0xBF, base[index &+ 2] >= 0xBE {
          problems.note(.controlCharacter(0xFF40 + UInt32(base[index &+ 2]), in: "XML"))
        }
        index &+= 1
        continue
      }
      output.append(UnsafeBufferPointer(start: base + start, count: index &- start))
      output.append(replacement)
      index &+= 1
      start = index
    }
    output.append(UnsafeBufferPointer(start: base + start, count: count &- start))
  }
}

/// Which bytes of a text cannot stand in XML as they are.
private enum XMLEscape {
  @inline(__always)
  static func replacement(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case 0x0D: "&#13;"
    default: nil
    }
  }

  /// Whether none of eight bytes is a markup character, a control character or 0xEF; false alarms are allowed.
  @inline(__always)
  static func isPlain(_ word: UInt64) -> Bool {
    let controls: UInt64 = (word &- 0x2020_2020_2020_2020) & ~word
    return
      (controls | zeros(word ^ 0x3C3C_3C3C_3C3C_3C3C) | zeros(word ^ 0x3E3E_3E3E_3E3E_3E3E) | zeros(word ^ 0x2626_2626_2626_2626)
      | zeros(word ^ 0xEFEF_EFEF_EFEF_EFEF)) & 0x8080_8080_8080_8080 == 0
  }

  /// Copies text with what must be escaped replaced; -1 where a character cannot stand in XML at all. Up to seven bytes behind the result are
  /// overwritten.
  @inline(__always)
  static func copy(_ source: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var index: Int = 0
    var position: Int = 0
    while index < count {
      if index &+ 8 <= count {
        let word: UInt64 = UnsafeRawPointer(source + index).loadUnaligned(as: UInt64.self)
        if isPlain(word) {
          UnsafeMutableRawPointer(target + position).storeBytes(of: word, as: UInt64.self)
          index &+= 8
          position &+= 8
          continue
        }
      }
      let byte: UInt8 = source[index]
      if let replacement: StaticString = replacement(byte) {
        (target + position).initialize(from: replacement.utf8Start, count: replacement.utf8CodeUnitCount)
        position &+= replacement.utf8CodeUnitCount
      } else {
        if byte < 0x20, byte != 0x09, byte != 0x0A { return -1 }
        if byte == 0xEF, index &+ 2 < count, source[index &+ 1] == 0xBF, source[index &+ 2] >= 0xBE { return -1 }
        target[position] = byte
        position &+= 1
      }
      index &+= 1
    }
    return position
  }

  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word
  }
}
