import Diagnostics

/// A line that belongs to a version control system or to the C preprocessor, and to no property list.
struct SourceCodeLine {
  enum Kind {
    case conflictMarker
    case directive(String)
  }

  var kind: Kind
  /// The line without its end.
  var range: SourceRange

  /// The line that starts at an offset, white space before it left out; nil where an ordinary line stands.
  static func find(_ base: UnsafePointer<UInt8>, at offset: Int, count: Int) -> SourceCodeLine? {
    let byte: UInt8 = base[offset]
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "#"): break
    default: return nil
    }
    var before: Int = offset
    while before > 0, base[before - 1] == 0x20 || base[before - 1] == 0x09 { before -= 1 }
    guard before == 0 || base[before - 1] == 0x0A || base[before - 1] == 0x0D || base[before - 1] >= 0x80 else { return nil }
    if byte != UInt8(ascii: "#") {
      guard before == offset, count - offset >= 7, (1..<7).allSatisfy({ base[offset + $0] == byte }), base[offset + 7] <= 0x20 else {
        return nil
      }
      return SourceCodeLine(kind: .conflictMarker, range: SourceRange(offset, endOfLine(base, offset, count)))
    }
    let stop: Int = endOfLine(base, offset, count)
    let line: String = String(decoding: UnsafeBufferPointer(start: base + offset, count: min(stop - offset, 40)), as: UTF8.self)
    let word: String = String(line.dropFirst().drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter })
    guard words.contains(word) else { return nil }
    return SourceCodeLine(kind: .directive(word), range: SourceRange(offset, stop))
  }

  private static let words: [String] = [
    "define", "elif", "else", "endif", "error", "if", "ifdef", "ifndef", "import", "include", "pragma", "undef", "warning",
  ]

  private static func endOfLine(_ base: UnsafePointer<UInt8>, _ offset: Int, _ count: Int) -> Int {
    var stop: Int = offset
    while stop < count, base[stop] != 0x0A, base[stop] != 0x0D { stop += 1 }
    return stop
  }
}
