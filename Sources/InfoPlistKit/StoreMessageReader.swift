import InfoPlistRules

/// Finds the codes in a mail or a log, and the words that belong to each.
///
/// Shapes that were met: `ERROR ITMS-90474: "…"`, `ITMS-90474: … - …` in mails, `Asset validation failed (90474)` with the words before or behind,
/// `STATE_ERROR.VALIDATION_ERROR.90474` beside a member `detail`, and `90474: …` at the start of a line.
struct StoreMessageReader {
  /// A code with the words behind or before it.
  struct Part {
    var number: Int
    var text: String
  }

  private enum Shape {
    case named
    case parenthesized
    case dotted
  }

  private struct Occurrence {
    var number: Int
    var shape: Shape
    var start: Int
    var end: Int
  }

  /// The parts, in the order of the text.
  let parts: [Part]
  /// The whole text on one line.
  let line: String

  init(_ bytes: [UInt8]) {
    let found: [Occurrence] = Self.occurrences(in: bytes)
    var parts: [Part] = []
    for (index, occurrence) in found.enumerated() {
      let floor: Int = index > 0 ? found[index - 1].end : 0
      let ceiling: Int = index + 1 < found.count ? found[index + 1].start : bytes.count
      parts.append(Part(number: occurrence.number, text: Self.text(of: occurrence, floor: floor, ceiling: ceiling, in: bytes)))
    }
    self.parts = parts
    line = parts.isEmpty ? Self.cleaned(bytes[...]) : ""
  }

  // MARK: - Codes

  private static let dottedMark: [UInt8] = Array("VALIDATION_ERROR.".utf8)

  private static func occurrences(in bytes: [UInt8]) -> [Occurrence] {
    var result: [Occurrence] = []
    var index: Int = 0
    while index < bytes.count, result.count < 2000 {
      if let occurrence: Occurrence = occurrence(in: bytes, at: index) {
        result.append(occurrence)
        index = occurrence.end
      } else {
        index += 1
      }
    }
    return result
  }

  private static func occurrence(in bytes: [UInt8], at index: Int) -> Occurrence? {
    switch bytes[index] {
    case UInt8(ascii: "I"), UInt8(ascii: "i"):
      guard index + 9 <= bytes.count else { return nil }
      for (offset, letter) in [UInt8(ascii: "I"), UInt8(ascii: "T"), UInt8(ascii: "M"), UInt8(ascii: "S")].enumerated()
      where bytes[index + offset] & 0xDF != letter { return nil }
      var start: Int = index + 4
      while start < bytes.count, start < index + 7, [0x20, 0x2D].contains(bytes[start]) { start += 1 }
      guard start > index + 4, let (number, end): (Int, Int) = number(in: bytes, at: start, digits: 4...6) else { return nil }
      return Occurrence(number: number, shape: .named, start: index, end: end)
    case UInt8(ascii: "("):
      guard let (number, end): (Int, Int) = number(in: bytes, at: index + 1, digits: 5...5), isOfStore(number), end < bytes.count,
        bytes[end] == UInt8(ascii: ")")
      else { return nil }
      return Occurrence(number: number, shape: .parenthesized, start: index, end: end + 1)
    case UInt8(ascii: "V"):
      guard bytes[index...].starts(with: dottedMark),
        let (number, end): (Int, Int) = number(in: bytes, at: index + dottedMark.count, digits: 4...6)
      else { return nil }
      return Occurrence(number: number, shape: .dotted, start: index, end: end)
    case UInt8(ascii: "9"):
      // A bare number counts at the start of a line, before a colon, and only when it is a known one.
      guard isLineStart(index, in: bytes), let (number, end): (Int, Int) = number(in: bytes, at: index, digits: 5...5), end < bytes.count,
        bytes[end] == UInt8(ascii: ":"), StoreCode.numbered(number) != nil
      else { return nil }
      return Occurrence(number: number, shape: .named, start: index, end: end)
    default: return nil
    }
  }

  private static func isOfStore(_ number: Int) -> Bool { (90000...91999).contains(number) }

  private static func number(in bytes: [UInt8], at start: Int, digits: ClosedRange<Int>) -> (number: Int, end: Int)? {
    var number: Int = 0
    var end: Int = start
    while end < bytes.count, (0x30...0x39).contains(bytes[end]), end - start <= 8 {
      number = number * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    return digits.contains(end - start) ? (number, end) : nil
  }

  private static func isLineStart(_ index: Int, in bytes: [UInt8]) -> Bool {
    var index: Int = index - 1
    while index >= 0, [0x20, 0x09, UInt8(ascii: "*"), UInt8(ascii: "-")].contains(bytes[index]) { index -= 1 }
    return index < 0 || bytes[index] == 0x0A || bytes[index] == 0x0D
  }

  // MARK: - Words

  private static func text(of occurrence: Occurrence, floor: Int, ceiling: Int, in bytes: [UInt8]) -> String {
    let behind: ArraySlice<UInt8> = bytes[occurrence.end..<ceiling]
    let before: ArraySlice<UInt8> = bytes[floor..<occurrence.start]
    switch occurrence.shape {
    case .named:
      let text: String = cleaned(message(in: behind))
      return isWords(text) ? text : cleaned(lastLines(of: before))
    case .parenthesized:
      let text: String = cleaned(message(in: behind))
      return isWords(text) ? text : cleaned(lastLines(of: before))
    case .dotted:
      for side in [detail(in: before.suffix(4000)), detail(in: behind.prefix(4000))] {
        if let text: String = side.map(cleaned), isWords(text) { return text }
      }
      return detail(in: behind) == nil && !behind.prefix(80).contains(UInt8(ascii: "\"")) ? cleaned(message(in: behind)) : ""
    }
  }

  /// Whether something is left that people could read: a few letters and a space.
  private static func isWords(_ text: String) -> Bool {
    text.utf8.count { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } >= 10 && text.contains(" ")
  }

  /// The message at the start of a stretch: inside quotation marks, or up to an empty line or the next line of a log.
  private static func message(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var start: Int = bytes.startIndex
    while start < bytes.endIndex, [0x20, 0x09, 0x3A, 0x2D, 0x2A, 0x5C, 0x29].contains(bytes[start]) { start += 1 }
    if start < bytes.endIndex, bytes[start] == 0x22 {
      for index in (start + 1)..<bytes.endIndex where bytes[index] == 0x22 && bytes[index - 1] != 0x5C {
        // Names inside the message have quotation marks, too; behind the last one the text ends.
        if index + 1 == bytes.endIndex || [0x0A, 0x0D, 0x2C, 0x5D, 0x5C].contains(bytes[index + 1]) { return bytes[(start + 1)..<index] }
      }
      start += 1
    }
    var index: Int = start
    while index < bytes.endIndex {
      if bytes[index] == 0x0A, index > start, ends(at: index + 1, in: bytes) { return bytes[start..<index] }
      index += 1
    }
    return bytes[min(start, bytes.endIndex)...]
  }

  private static let otherLines: [[UInt8]] = [
    "[", "***", "Return status", "The call to", "Transporter", "DEBUG", "ERROR", "WARNING", "INFO", "Error:", "DBG", "Best regards",
    "Regards",
    "Apple Developer", "The App Store", "Though you", "After you", "Once you", "{", "}", "NS", "[!]",
  ].map { Array($0.utf8) }

  /// Whether what begins a line cannot belong to the message of the line before.
  private static func ends(at start: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    var start: Int = start
    while start < bytes.endIndex, [0x20, 0x09, 0x0D, 0x3E].contains(bytes[start]) { start += 1 }
    guard start < bytes.endIndex else { return false }
    if bytes[start] == 0x0A { return !isListed(at: start + 1, in: bytes) }
    let line: ArraySlice<UInt8> = bytes[start...].prefix(16)
    // A date, as logs begin their lines with.
    if line.count > 5, line.prefix(4).allSatisfy({ (0x30...0x39).contains($0) }), line[line.startIndex + 4] == 0x2D { return true }
    return otherLines.contains { line.starts(with: $0) }
  }

  /// Whether behind an empty line there is one without spaces: a value or a path that the message lists.
  private static func isListed(at start: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard start < bytes.endIndex else { return false }
    let line: ArraySlice<UInt8> = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    return (3...200).contains(line.count) && line.last != 0x2C && line.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !line.contains(0x22)
      && !otherLines.contains { line.starts(with: $0) }
  }

  /// The last lines of a stretch that belong together.
  private static func lastLines(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end: Int = bytes.endIndex
    while end > bytes.startIndex, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    var start: Int = end
    var lineCount: Int = 0
    while start > bytes.startIndex, lineCount < 4 {
      var line: Int = start
      if line < end { line -= 1 }
      while line > bytes.startIndex, bytes[line - 1] != 0x0A { line -= 1 }
      let isBlank: Bool = bytes[line..<start].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if isBlank, lineCount > 0 { break }
      start = line
      lineCount += 1
      if line == bytes.startIndex || ends(at: line, in: bytes) { break }
    }
    return bytes[start..<end].suffix(2000)
  }

  private static let detailMark: [UInt8] = Array("detail".utf8)

  /// The value of the last member `detail`, in JSON or in the notation of Foundation.
  private static func detail(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var index: Int = bytes.endIndex - detailMark.count
    while index >= bytes.startIndex {
      if bytes[index] == UInt8(ascii: "d"), bytes[index...].starts(with: detailMark) {
        var start: Int = index + detailMark.count
        while start < bytes.endIndex, [0x20, 0x22, 0x3A, 0x3D].contains(bytes[start]) { start += 1 }
        guard start > index + detailMark.count else { return nil }
        let isQuoted: Bool = bytes[start - 1] == 0x22
        let rest: ArraySlice<UInt8> = bytes[start...]
        if isQuoted {
          let end: Int = rest.indices.first { rest[$0] == 0x22 && rest[$0 - 1] != 0x5C } ?? rest.endIndex
          return bytes[start..<end]
        }
        for mark in [", id=", ", code=", ", title=", ", status=", "}"] {
          if let end: Int = firstIndex(of: Array(mark.utf8), in: rest) { return bytes[start..<end] }
        }
        return rest
      }
      index -= 1
    }
    return nil
  }

  private static func firstIndex(of mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: mark) }
  }

  /// Words on one line, at most 600 characters, without the marks of logs around them.
  private static func cleaned(_ bytes: ArraySlice<UInt8>) -> String {
    var text: String = String(decoding: bytes.prefix(20_000), as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
    if let range = text.firstRange(of: "(ID: ") { text = String(text[..<range.lowerBound]) }
    for mark in ["*** Error: ", "Error: ", "ERROR: ", "Asset validation failed ", "Validation failed "] where text.hasPrefix(mark) {
      text.removeFirst(mark.count)
    }
    let edges: Set<Character> = [" ", "\"", "“", "”", ":", "-", "|", ",", "(", "[", "]", ";", "\\", "*", ">", "–"]
    while let first: Character = text.first, edges.contains(first) { text.removeFirst() }
    while let last: Character = text.last, edges.contains(last) { text.removeLast() }
    for mark in [" ERROR", " WARNING", " Error"] where text.hasSuffix(mark) { text.removeLast(mark.count) }
    while let last: Character = text.last, edges.contains(last) { text.removeLast() }
    return text == "ERROR" || text == "WARNING" ? "" : String(text.prefix(600))
  }
}
