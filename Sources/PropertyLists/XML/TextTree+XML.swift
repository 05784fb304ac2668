import Diagnostics

/// Decoding of XML scalars, on demand.
extension TextTree {
  /// The bytes between the start tag and the end tag of an XML scalar; empty for the short form.
  func xmlContent(of node: TextNode) -> Range<Int> {
    let start: Int = Int(node.start)
    let end: Int = Int(node.end)
    if node.flags.contains(.isShort) || node.flags.contains(.isSynthetic) { return end..<end }
    if !node.flags.contains(.hasOddTag) {
      let nameLength: Int =
        switch node.kind {
        case .key: 3
        case .string: 6
        case .integer: 7
        case .real, .date, .data: 4
        default: 0
        }
      if nameLength > 0, end - start >= nameLength * 2 + 5 { return (start + nameLength + 2)..<(end - nameLength - 3) }
    }
    var lower: Int = start
    while lower < end, text[lower] != UInt8(ascii: ">") { lower += 1 }
    lower = min(lower + 1, end)
    var upper: Int = end
    while upper > lower, !(text[upper - 1] == UInt8(ascii: "<") && text[upper] == UInt8(ascii: "/")) { upper -= 1 }
    return upper > lower ? lower..<(upper - 1) : lower..<(node.flags.contains(.hasError) ? end : lower)
  }

  /// Appends the text of an XML scalar with its references and CDATA sections resolved.
  func appendXMLText(of range: Range<Int>, to result: inout [UInt8]) {
    TextTree.appendXMLText(of: range, in: text, to: &result)
  }

  /// The same for a text that is being read.
  static func appendXMLText(of range: Range<Int>, in text: SourceBytes, to result: inout [UInt8]) {
    let base: UnsafePointer<UInt8> = text.unsafeBaseAddress
    let end: UnsafePointer<UInt8> = base + range.upperBound
    var p: UnsafePointer<UInt8> = base + range.lowerBound
    while p < end {
      let byte: UInt8 = p.pointee
      if byte == UInt8(ascii: "&") {
        let reference: (scalar: UInt32, length: Int, problem: XMLReference.Problem?) = XMLReference.parse(p, end: end)
        let isRead: Bool =
          switch reference.problem {
          case nil, .control: true
          case .unterminated: reference.scalar != 0
          default: false
          }
        if isRead {
          result.append(contentsOf: Unicode.Scalar(reference.scalar).flatMap { UTF8.encode($0) } ?? UTF8.encodedReplacementCharacter)
        } else {
          result.append(contentsOf: UnsafeBufferPointer(start: p, count: reference.length))
        }
        p += reference.length
      } else if byte == UInt8(ascii: "<"), XMLMarkup.starts(p, end, with: "<![CDATA[") {
        let start: UnsafePointer<UInt8> = p + 9
        let close: UnsafePointer<UInt8> = XMLMarkup.find("]]>", from: start, to: end) ?? end
        result.append(contentsOf: UnsafeBufferPointer(start: start, count: close - start))
        p = min(close + 3, end)
      } else if byte == UInt8(ascii: "<"), XMLMarkup.starts(p, end, with: "<!--") {
        p = XMLMarkup.find("-->", from: p + 4, to: end).map { $0 + 3 } ?? end
      } else if byte == UInt8(ascii: "<"), XMLMarkup.starts(p, end, with: "<?") {
        p = XMLMarkup.find("?>", from: p + 2, to: end).map { $0 + 2 } ?? end
      } else {
        result.append(byte)
        p += 1
      }
    }
  }
}

/// Small searches in markup.
enum XMLMarkup {
  /// Whether the text at `p` starts with an ASCII literal.
  @inline(__always)
  static func starts(_ p: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, with literal: StaticString) -> Bool {
    guard end - p >= literal.utf8CodeUnitCount else { return false }
    for index in 0..<literal.utf8CodeUnitCount where p[index] != literal.utf8Start[index] { return false }
    return true
  }

  /// The first place at or behind `p` where an ASCII literal stands whole before `end`.
  static func find(_ literal: StaticString, from p: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var p: UnsafePointer<UInt8> = p
    while p < end {
      if p.pointee == literal.utf8Start[0], starts(p, end, with: literal) { return p }
      p += 1
    }
    return nil
  }
}
