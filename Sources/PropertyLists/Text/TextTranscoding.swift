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

  /// Writes UTF-8 text in an encoding. A character that the encoding lacks becomes the XML reference `&#n;` when `isXML`, else `?`.
  static func encode(_ utf8: [UInt8], as encoding: TextEncoding, withMark: Bool, isXML: Bool) -> [UInt8] {
    var result: [UInt8] = withMark ? encoding.byteOrderMark : []
    if encoding == .utf8 {
      result.append(contentsOf: utf8)
      return result
    }
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      append(scalar, as: encoding, isXML: isXML, to: &result)
    }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, as encoding: TextEncoding, isXML: Bool, to result: inout [UInt8]) {
    let value: UInt32 = scalar.value
    switch encoding {
    case .utf8: result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    case .utf16LittleEndian, .utf16BigEndian:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let pair: [UInt8] = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
        result.append(contentsOf: encoding == .utf16LittleEndian ? pair : pair.reversed())
      }
    case .utf32LittleEndian, .utf32BigEndian:
      let parts: [UInt8] = (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) }
      result.append(contentsOf: encoding == .utf32LittleEndian ? parts : parts.reversed())
    case .isoLatin1, .windowsLatin1, .macRoman:
      if let byte: UInt8 = SingleByteEncoding.byte(for: value, in: encoding) {
        result.append(byte)
      } else {
        result.append(contentsOf: isXML ? Array("&#\(value);".utf8) : [UInt8(ascii: "?")])
      }
    }
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

  private static func decode(_ bytes: SourceBytes, as encoding: TextEncoding, from start: Int, hasMark: Bool) -> TranscodedText {
    var problems: [Diagnostic] = []
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    var offset: Int = start
    while let (scalar, length): (UInt32?, Int) = nextScalar(bytes, at: offset, in: encoding) {
      if let scalar, let valid: Unicode.Scalar = Unicode.Scalar(scalar) {
        if scalar < 0x80 {
          utf8.append(UInt8(scalar))
        } else {
          utf8.append(contentsOf: UTF8.encode(valid) ?? UTF8.encodedReplacementCharacter)
        }
      } else {
        if problems.isEmpty {
          problems.append(.malformedText(encoding, atByte: offset, at: SourceRange(utf8.count, utf8.count + 3)))
        }
        utf8.append(contentsOf: [0xEF, 0xBF, 0xBD])
      }
      offset += length
    }
    return TranscodedText(text: SourceBytes(utf8), encoding: encoding, hasByteOrderMark: hasMark, contentStart: 0, problems: problems)
  }

  /// The scalar at an offset and the number of its bytes; a nil scalar where the bytes form none; nil at the end.
  private static func nextScalar(_ bytes: SourceBytes, at offset: Int, in encoding: TextEncoding) -> (UInt32?, Int)? {
    let rest: Int = bytes.count - offset
    guard rest > 0 else { return nil }
    func unit(_ at: Int) -> UInt32 {
      let first: UInt32 = UInt32(bytes[at])
      let second: UInt32 = UInt32(bytes[at + 1])
      return encoding == .utf16LittleEndian ? first | second << 8 : first << 8 | second
    }
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian:
      guard rest >= 2 else { return (nil, rest) }
      let high: UInt32 = unit(offset)
      guard (0xD800...0xDFFF).contains(high) else { return (high, 2) }
      guard high < 0xDC00, rest >= 4 else { return (nil, 2) }
      let low: UInt32 = unit(offset + 2)
      guard (0xDC00...0xDFFF).contains(low) else { return (nil, 2) }
      return (0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), 4)
    case .utf32LittleEndian, .utf32BigEndian:
      guard rest >= 4 else { return (nil, rest) }
      var value: UInt32 = 0
      for index in 0..<4 {
        value = value << 8 | UInt32(bytes[encoding == .utf32BigEndian ? offset + index : offset + 3 - index])
      }
      return (value, 4)
    case .utf8, .isoLatin1, .windowsLatin1, .macRoman:
      return (SingleByteEncoding.scalar(for: bytes[offset], in: encoding), 1)
    }
  }
}
