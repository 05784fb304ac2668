import Diagnostics

extension TextTranscoding {
  /// Writes UTF-8 text of a format in an encoding. A character that the encoding lacks is written as the format's escape: `&#n;` in XML, `\\Uxxxx`
  /// in OpenStep and strings, `\\uxxxx` in JSON.
  static func encode(_ utf8: UnsafeBufferPointer<UInt8>, as encoding: TextEncoding, withMark: Bool, format: PropertyListFormat) -> [UInt8] {
    var result: [UInt8] = withMark ? encoding.byteOrderMark : []
    if encoding == .utf8 {
      result.append(contentsOf: utf8)
      return result
    }
    result.reserveCapacity(result.count + utf8.count * 2)
    var decoder: UTF8 = UTF8()
    var iterator: UnsafeBufferPointer<UInt8>.Iterator = utf8.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): append(scalar, as: encoding, format, to: &result)
      case .error: append("\u{FFFD}", as: encoding, format, to: &result)
      case .emptyInput: return result
      }
    }
  }

  /// Writes UTF-8 text of a format in an encoding.
  static func encode(_ utf8: [UInt8], as encoding: TextEncoding, withMark: Bool, format: PropertyListFormat) -> [UInt8] {
    utf8.withUnsafeBufferPointer { encode($0, as: encoding, withMark: withMark, format: format) }
  }

  private static func append(_ scalar: Unicode.Scalar, as encoding: TextEncoding, _ format: PropertyListFormat, to result: inout [UInt8]) {
    let value: UInt32 = scalar.value
    switch encoding {
    case .utf8: result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    case .utf16LittleEndian, .utf16BigEndian:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let low: UInt8 = UInt8(truncatingIfNeeded: unit)
        let high: UInt8 = UInt8(truncatingIfNeeded: unit >> 8)
        result.append(encoding == .utf16LittleEndian ? low : high)
        result.append(encoding == .utf16LittleEndian ? high : low)
      }
    case .utf32LittleEndian, .utf32BigEndian:
      for index: UInt32 in 0..<4 {
        result.append(UInt8(truncatingIfNeeded: value >> ((encoding == .utf32LittleEndian ? index : 3 - index) * 8)))
      }
    case .isoLatin1, .windowsLatin1, .macRoman:
      if let byte: UInt8 = SingleByteEncoding.byte(for: value, in: encoding) {
        result.append(byte)
      } else {
        result.append(contentsOf: escape(scalar, format).utf8)
      }
    }
  }

  /// A character written in ASCII.
  private static func escape(_ scalar: Unicode.Scalar, _ format: PropertyListFormat) -> String {
    guard format != .xml else { return "&#\(scalar.value);" }
    let letter: String = format == .json ? "u" : "U"
    return (UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter).map { unit in
      let digits: String = String(unit, radix: 16)
      return "\\" + letter + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
