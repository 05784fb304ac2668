import Diagnostics

/// Finds out in which text format a file is written.
///
/// Source: reference on bundle semantics 8.1. Where CoreFoundation tries one grammar after the other and reports the error of the first, the
/// first significant characters decide here, so that the errors are about the format that was meant.
enum FormatDetection {
  /// The format of a UTF-8 text. `hint` is what the file's name suggests; it decides where the text does not.
  static func textFormat(of text: SourceBytes, from start: Int, hint: PropertyListFormat?) -> PropertyListFormat {
    let base: UnsafePointer<UInt8> = text.unsafeBaseAddress
    let count: Int = text.count
    let offset: Int = significant(base, from: start, count: count, skipsLines: true)
    let textHint: PropertyListFormat? = hint == .binary ? nil : hint
    guard offset < count else {
      // Nothing but white space: an empty table of strings, unless the name says otherwise. No byte at all is an empty file in any format.
      return textHint == .json ? .json : count > start ? .strings : .xml
    }
    switch base[offset] {
    case UInt8(ascii: "<"): return startsData(base, offset, count) ? .openStep : .xml
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "("): return .openStep
    case UInt8(ascii: "{"): return insideBraces(base, offset + 1, count, hint: textHint)
    default:
      if textHint == .json { return .json }
      if OpenStepReader.shape(base, from: offset, to: count) == .unknown, containsXML(base, offset, count) { return .xml }
      return textHint == .strings ? .strings : .openStep
    }
  }

  /// The offset of the first byte that is neither white space nor part of a comment, nor, where asked, of a line for other tools.
  private static func significant(_ base: UnsafePointer<UInt8>, from start: Int, count: Int, skipsLines: Bool) -> Int {
    var offset: Int = start
    while offset < count {
      let byte: UInt8 = base[offset]
      if OpenStepCharacters.classes[Int(byte)] == OpenStepCharacters.space {
        offset += 1
      } else if OpenStepCharacters.separatorLength(base + offset) > 0 || isByteOrderMark(base + offset) {
        offset += 3
      } else if byte == UInt8(ascii: "/"), base[offset + 1] == UInt8(ascii: "/") || base[offset + 1] == UInt8(ascii: "*") {
        guard let next: UnsafePointer<UInt8> = OpenStepReader.endOfComment(base + offset, base + count) else { return count }
        offset = next - base
      } else if skipsLines, let line: SourceCodeLine = SourceCodeLine.find(base, at: offset, count: count) {
        offset = line.range.upperBound
      } else {
        return offset
      }
    }
    return count
  }

  /// Whether a byte order mark in UTF-8 stands at an address; one that stands behind the file's own is an error that readers report.
  static func isByteOrderMark(_ p: UnsafePointer<UInt8>) -> Bool {
    p[0] == 0xEF && p[1] == 0xBB && p[2] == 0xBF
  }

  /// Whether a `<` starts OpenStep data or a typed value, not a tag.
  private static func startsData(_ base: UnsafePointer<UInt8>, _ offset: Int, _ count: Int) -> Bool {
    let next: UInt8 = base[offset + 1]
    switch next {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: ">"), 0x20, 0x0A, 0x0D, 0x09:
      return offset + 1 < count
    default: break
    }
    // Letters may be hexadecimal digits or the name of an element; an element's name has other letters too, or attributes.
    var stop: Int = offset + 1
    while stop < count, stop - offset < 4096, OpenStepCharacters.hexDigit(base[stop]) != nil || base[stop] <= 0x20 && base[stop] != 0 {
      stop += 1
    }
    guard stop > offset + 1, base[stop] == UInt8(ascii: ">") else {
      // Neither an element of property lists nor any other tag: `<zz>` and nothing behind it.
      return isLoneTag(base, offset, count)
    }
    return true
  }

  /// Whether the text is one short bracketed word with nothing behind it, which is more likely to be bad data than an element.
  private static func isLoneTag(_ base: UnsafePointer<UInt8>, _ offset: Int, _ count: Int) -> Bool {
    var stop: Int = offset + 1
    while stop < count, stop - offset < 64, base[stop] | 0x20 >= UInt8(ascii: "a"), base[stop] | 0x20 <= UInt8(ascii: "z") { stop += 1 }
    guard stop > offset + 1, stop - offset <= 3, base[stop] == UInt8(ascii: ">") else { return false }
    return significant(base, from: stop + 1, count: count, skipsLines: false) >= count
  }

  /// Tells `{ "a" : ...` from `{ a = ...`.
  private static func insideBraces(_ base: UnsafePointer<UInt8>, _ start: Int, _ count: Int, hint: PropertyListFormat?)
    -> PropertyListFormat
  {
    let undecided: PropertyListFormat = hint == .json ? .json : .openStep
    let key: Int = significant(base, from: start, count: count, skipsLines: true)
    guard key < count else { return undecided }
    var offset: Int
    let byte: UInt8 = base[key]
    var isWord: Bool = false
    if OpenStepCharacters.classes[Int(byte)] == OpenStepCharacters.quote {
      let run: QuotedRun = QuotedRun.scan(base + key + 1, base + count, quote: byte)
      guard run.isClosed else { return undecided }
      offset = run.end - base + 1
    } else if OpenStepCharacters.classes[Int(byte)] == OpenStepCharacters.word {
      isWord = true
      offset = key
      while offset < count, OpenStepCharacters.classes[Int(base[offset])] == OpenStepCharacters.word { offset += 1 }
    } else {
      return undecided
    }
    let wordEnd: Int = offset
    offset = significant(base, from: offset, count: count, skipsLines: false)
    guard offset < count else { return undecided }
    switch base[offset] {
    case UInt8(ascii: "="), UInt8(ascii: ";"): return .openStep
    case UInt8(ascii: ":"): return .json
    default: break
    }
    // `{ a: 1 }` and `{a:1}`: the colon belongs to the word in OpenStep, but then neither '=' nor ';' would be missing.
    let hasColon: Bool = isWord && (key + 1..<wordEnd).contains { base[$0] == UInt8(ascii: ":") }
    if hasColon { return .json }
    return undecided
  }

  /// Whether an XML property list starts somewhere in the first bytes.
  private static func containsXML(_ base: UnsafePointer<UInt8>, _ offset: Int, _ count: Int) -> Bool {
    let end: UnsafePointer<UInt8> = base + min(count, offset + 8192)
    let start: UnsafePointer<UInt8> = base + offset
    return XMLMarkup.find("<?xml", from: start, to: end) != nil || XMLMarkup.find("<plist", from: start, to: end) != nil
      || XMLMarkup.find("<!DOCTYPE plist", from: start, to: end) != nil || XMLMarkup.find("<dict>", from: start, to: end) != nil
  }
}
