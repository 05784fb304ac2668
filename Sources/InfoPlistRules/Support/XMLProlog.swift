import Linting

/// What stands before the first value of an XML property list.
struct XMLProlog {
  /// The XML declaration.
  private(set) var declaration: SourceRange?
  /// The DOCTYPE.
  private(set) var doctype: SourceRange?
  /// The start tag of `<plist>`.
  private(set) var plist: SourceRange?
  /// The comments.
  private(set) var comments: [SourceRange] = []
  /// The first byte that is no byte order mark and no white space.
  private(set) var start: Int = 0

  /// Reads it; nil for other formats.
  init?(_ document: PropertyListDocument) {
    guard document.format == .xml else { return nil }
    let text: SourceBytes = document.text
    var offset: Int = text[SourceRange(0, 3)] == [0xEF, 0xBB, 0xBF] ? 3 : 0
    var isFirst: Bool = true
    while offset < text.count {
      while offset < text.count, text[offset] <= 0x20 { offset += 1 }
      if isFirst { start = offset }
      isFirst = false
      func begins(_ words: String) -> Bool { text[SourceRange(offset, offset + words.utf8.count)].elementsEqual(words.utf8) }
      let end: Int?
      if begins("<?") {
        end = Self.find("?>", in: text, from: offset + 2)
        if let end, begins("<?xml") { declaration = SourceRange(offset, end) }
      } else if begins("<!--") {
        end = Self.find("-->", in: text, from: offset + 4)
        if let end { comments.append(SourceRange(offset, end)) }
      } else if begins("<!DOCTYPE") {
        end = Self.doctypeEnd(in: text, from: offset)
        if let end { doctype = SourceRange(offset, end) }
      } else {
        if begins("<plist"), let close: Int = Self.find(">", in: text, from: offset) { plist = SourceRange(offset, close) }
        return
      }
      guard let end else { return }
      offset = end
    }
  }

  /// The end behind the next occurrence of some words.
  static func find(_ words: String, in text: SourceBytes, from start: Int) -> Int? {
    let bytes: [UInt8] = Array(words.utf8)
    var offset: Int = start
    while offset + bytes.count <= text.count {
      if text[offset] == bytes[0], text[SourceRange(offset, offset + bytes.count)] == bytes { return offset + bytes.count }
      offset += 1
    }
    return nil
  }

  private static func doctypeEnd(in text: SourceBytes, from start: Int) -> Int? {
    var depth: Int = 0
    var offset: Int = start
    var quote: UInt8 = 0
    while offset < text.count {
      switch text[offset] {
      case let byte where quote != 0: if byte == quote { quote = 0 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = text[offset]
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"): if depth <= 0 { return offset + 1 }
      default: break
      }
      offset += 1
    }
    return nil
  }
}
