import Diagnostics

/// A text file brought to UTF-8.
struct TranscodedText {
  /// The text in UTF-8; the file itself when it is UTF-8 already, byte order mark included.
  var text: SourceBytes
  var encoding: TextEncoding
  var hasByteOrderMark: Bool
  /// Where the text starts: behind a UTF-8 byte order mark.
  var contentStart: Int
  var problems: [Diagnostic]
}

enum TextTranscoding {
  /// Finds the encoding (byte order mark, zero bytes among the first four, XML declaration, else UTF-8) and brings the text to UTF-8.
  ///
  /// Source: reference on bundle semantics 8.1; UTF-16 and UTF-32 without a mark are read too, where CoreFoundation gives up.
  static func transcode(_ bytes: SourceBytes) -> TranscodedText {
    if let marked: TextEncoding = encodingFromMark(bytes) {
      if marked == .utf8 { return TranscodedText(text: bytes, encoding: .utf8, hasByteOrderMark: true, contentStart: 3, problems: []) }
      return decode(bytes, as: marked, from: marked.byteOrderMark.count, hasMark: true)
    }
    if let guessed: TextEncoding = encodingFromZeroBytes(bytes) {
      return decode(bytes, as: guessed, from: 0, hasMark: false)
    }
    if let declaration: (name: String, range: SourceRange) = declaredEncoding(bytes) {
      if let declared: TextEncoding = TextEncoding(name: declaration.name) {
        switch declared {
        case .utf8: break
        case .isoLatin1, .windowsLatin1, .macRoman: return decode(bytes, as: declared, from: 0, hasMark: false)
        default:
          return TranscodedText(
            text: bytes, encoding: .utf8, hasByteOrderMark: false, contentStart: 0,
            problems: [.encodingContradictsDeclaration(declaration.name, at: declaration.range)])
        }
      } else {
        let isWide: Bool = ["utf-16", "utf-32", "ucs-2", "ucs-4", "unicode"].contains(declaration.name.lowercased())
        return TranscodedText(
          text: bytes, encoding: .utf8, hasByteOrderMark: false, contentStart: 0,
          problems: [
            isWide
              ? .encodingContradictsDeclaration(declaration.name, at: declaration.range)
              : .unknownEncoding(declaration.name, at: declaration.range)
          ])
      }
    }
    return TranscodedText(text: bytes, encoding: .utf8, hasByteOrderMark: false, contentStart: 0, problems: [])
  }

  private static func encodingFromMark(_ bytes: SourceBytes) -> TextEncoding? {
    let order: [TextEncoding] = [.utf32LittleEndian, .utf32BigEndian, .utf8, .utf16LittleEndian, .utf16BigEndian]
    return order.first { encoding in
      let mark: [UInt8] = encoding.byteOrderMark
      return bytes.count >= mark.count && bytes[SourceRange(0, mark.count)] == mark
    }
  }

  private static func encodingFromZeroBytes(_ bytes: SourceBytes) -> TextEncoding? {
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (true, true, true, false): return .utf32BigEndian
    case (false, true, true, true): return .utf32LittleEndian
    case (true, false, _, false): return .utf16BigEndian
    case (false, true, false, _): return .utf16LittleEndian
    default: return nil
    }
  }

  /// The name in `<?xml ... encoding="name"`, looked for in the first 1024 bytes.
  static func declaredEncoding(_ bytes: SourceBytes) -> (name: String, range: SourceRange)? {
    let base: UnsafePointer<UInt8> = bytes.unsafeBaseAddress
    let end: UnsafePointer<UInt8> = base + min(bytes.count, 1024)
    guard XMLMarkup.starts(base, end, with: "<?xml") else { return nil }
    guard let close: UnsafePointer<UInt8> = XMLMarkup.find("?>", from: base, to: end) else {
      return bytes.count > 1024 ? ("(longer than 1000 characters)", SourceRange(0, 5)) : nil
    }
    guard var p: UnsafePointer<UInt8> = XMLMarkup.find("encoding", from: base, to: close) else { return nil }
    p += 8
    while p < close, p.pointee <= 0x20 || p.pointee == UInt8(ascii: "=") { p += 1 }
    guard p < close, p.pointee == UInt8(ascii: "\"") || p.pointee == UInt8(ascii: "'") else { return nil }
    let start: UnsafePointer<UInt8> = p + 1
    var stop: UnsafePointer<UInt8> = start
    while stop < close, stop.pointee != p.pointee { stop += 1 }
    guard stop < close else { return nil }
    let range: SourceRange = SourceRange(start - base, stop - base)
    return (bytes.text(in: range), range)
  }

  /// Brings a text to UTF-8. Bytes that form no character become U+FFFD, and the first of them is reported.
  private static func decode(_ bytes: SourceBytes, as encoding: TextEncoding, from start: Int, hasMark: Bool) -> TranscodedText {
    let capacity: Int
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian: capacity = (bytes.count - start) / 2 * 3 + 3
    case .utf32LittleEndian, .utf32BigEndian: capacity = bytes.count - start + 3
    case .utf8, .isoLatin1, .windowsLatin1, .macRoman: capacity = (bytes.count - start) * 3
    }
    var decoder: TextDecoder = TextDecoder(source: bytes.unsafeBaseAddress, position: start, end: bytes.count)
    let text: SourceBytes = SourceBytes(capacity: capacity) { buffer in
      guard let target: UnsafeMutablePointer<UInt8> = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
      decoder.target = target
      switch encoding {
      case .utf16LittleEndian: decoder.decodeUTF16(isLittleEndian: true)
      case .utf16BigEndian: decoder.decodeUTF16(isLittleEndian: false)
      case .utf32LittleEndian, .utf32BigEndian: decoder.decodeUTF32(isLittleEndian: encoding == .utf32LittleEndian)
      case .utf8, .isoLatin1, .windowsLatin1, .macRoman: decoder.decodeSingleBytes(encoding)
      }
      return decoder.written
    }
    let problems: [Diagnostic] =
      decoder.firstProblem.map { [.malformedText(encoding, atByte: $0.source, at: SourceRange($0.target, min($0.target + 3, text.count)))] }
      ?? []
    return TranscodedText(text: text, encoding: encoding, hasByteOrderMark: hasMark, contentStart: 0, problems: problems)
  }
}

/// Brings a run of bytes to UTF-8. The target has room for the longest result.
private struct TextDecoder {
  let source: UnsafePointer<UInt8>
  var position: Int
  let end: Int
  var target: UnsafeMutablePointer<UInt8>? = nil
  var written: Int = 0
  /// The offset of the first bytes that form no character, and where U+FFFD stands for them.
  var firstProblem: (source: Int, target: Int)?

  init(source: UnsafePointer<UInt8>, position: Int, end: Int) {
    self.source = source
    self.position = position
    self.end = end
  }

  @inline(__always)
  private mutating func append(_ scalar: UInt32, to target: UnsafeMutablePointer<UInt8>) {
    if scalar < 0x80 {
      target[written] = UInt8(truncatingIfNeeded: scalar)
      written &+= 1
    } else if scalar < 0x800 {
      target[written] = 0xC0 | UInt8(truncatingIfNeeded: scalar >> 6)
      target[written &+ 1] = 0x80 | UInt8(truncatingIfNeeded: scalar) & 0x3F
      written &+= 2
    } else if scalar < 0x10000 {
      target[written] = 0xE0 | UInt8(truncatingIfNeeded: scalar >> 12)
      target[written &+ 1] = 0x80 | UInt8(truncatingIfNeeded: scalar >> 6) & 0x3F
      target[written &+ 2] = 0x80 | UInt8(truncatingIfNeeded: scalar) & 0x3F
      written &+= 3
    } else {
      target[written] = 0xF0 | UInt8(truncatingIfNeeded: scalar >> 18)
      target[written &+ 1] = 0x80 | UInt8(truncatingIfNeeded: scalar >> 12) & 0x3F
      target[written &+ 2] = 0x80 | UInt8(truncatingIfNeeded: scalar >> 6) & 0x3F
      target[written &+ 3] = 0x80 | UInt8(truncatingIfNeeded: scalar) & 0x3F
      written &+= 4
    }
  }

  private mutating func appendReplacement(to target: UnsafeMutablePointer<UInt8>) {
    if firstProblem == nil { firstProblem = (position, written) }
    append(0xFFFD, to: target)
  }

  mutating func decodeUTF16(isLittleEndian: Bool) {
    guard let target: UnsafeMutablePointer<UInt8> = target else { return }
    @inline(__always) func unit(_ offset: Int) -> UInt32 {
      let unit: UInt16 = UnsafeRawPointer(source + offset).loadUnaligned(as: UInt16.self)
      return UInt32(isLittleEndian ? UInt16(littleEndian: unit) : UInt16(bigEndian: unit))
    }
    while position &+ 2 <= end {
      // Four ASCII characters at a time.
      while position &+ 8 <= end {
        let raw: UInt64 = UInt64(littleEndian: UnsafeRawPointer(source + position).loadUnaligned(as: UInt64.self))
        var units: UInt64 = isLittleEndian ? raw : raw >> 8 | raw << 56
        guard (isLittleEndian ? raw : raw >> 8) & 0x0080_0080_0080_0080 == 0,
          raw & (isLittleEndian ? 0xFF00_FF00_FF00_FF00 : 0x00FF_00FF_00FF_00FF) == 0
        else { break }
        units &= 0x00FF_00FF_00FF_00FF
        units = (units | units >> 8) & 0x0000_FFFF_0000_FFFF
        units |= units >> 16
        UnsafeMutableRawPointer(target + written).storeBytes(
          of: UInt32(truncatingIfNeeded: units).littleEndian, as: UInt32.self)
        written &+= 4
        position &+= 8
      }
      // Up to eight characters one by one.
      let stop: Int = min(position &+ 16, end &- 1)
      while position < stop {
        let high: UInt32 = unit(position)
        if high & 0xF800 != 0xD800 {
          append(high, to: target)
          position &+= 2
          continue
        }
        let low: UInt32 = position &+ 4 <= end ? unit(position &+ 2) : 0
        if high < 0xDC00, low & 0xFC00 == 0xDC00 {
          append(0x10000 &+ (high &- 0xD800) << 10 &+ (low &- 0xDC00), to: target)
          position &+= 4
        } else {
          appendReplacement(to: target)
          position &+= 2
        }
      }
    }
    endWithin(target)
  }

  mutating func decodeUTF32(isLittleEndian: Bool) {
    guard let target: UnsafeMutablePointer<UInt8> = target else { return }
    while position &+ 4 <= end {
      let raw: UInt32 = UnsafeRawPointer(source + position).loadUnaligned(as: UInt32.self)
      let scalar: UInt32 = isLittleEndian ? UInt32(littleEndian: raw) : UInt32(bigEndian: raw)
      if scalar < 0x11_0000, scalar & 0xFFFF_F800 != 0xD800 { append(scalar, to: target) } else { appendReplacement(to: target) }
      position &+= 4
    }
    endWithin(target)
  }

  mutating func decodeSingleBytes(_ encoding: TextEncoding) {
    guard let target: UnsafeMutablePointer<UInt8> = target else { return }
    while position < end {
      if let scalar: UInt32 = SingleByteEncoding.scalar(for: source[position], in: encoding) {
        append(scalar, to: target)
      } else {
        appendReplacement(to: target)
      }
      position &+= 1
    }
  }

  /// The bytes that are left at the end form no whole character. NULs alone are dropped with a report, because they are no text.
  private mutating func endWithin(_ target: UnsafeMutablePointer<UInt8>) {
    guard position < end else { return }
    if (position..<end).allSatisfy({ source[$0] == 0 }) {
      if firstProblem == nil { firstProblem = (position, written) }
    } else {
      appendReplacement(to: target)
    }
  }
}
