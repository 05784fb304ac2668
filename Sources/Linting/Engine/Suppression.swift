import Diagnostics
import PropertyLists

/// A comment in a file that silences a rule.
///
/// `<!-- infoplist:ignore category/name: reason -->` silences it for the entry or element that follows, and for the line of the comment;
/// `infoplist:ignore-file` for the whole file. In OpenStep and strings files the comment is `//` or `/* */`.
struct Suppression {
  let id: DiagnosticID
  let reason: String
  /// The comment.
  let range: SourceRange
  /// What is silenced; nil: the file.
  let coverage: SourceRange?

  static let marker: [UInt8] = Array("infoplist:ignore".utf8)

  /// The suppressions of a file, in the order of the file.
  static func all(in document: PropertyListDocument) -> [Suppression] {
    guard document.format.isText, document.format != .json else { return [] }
    let text: SourceBytes = document.text
    let places: [Int] = text.withUnsafeBytes { buffer in
      var places: [Int] = []
      var index: Int = 0
      while index + marker.count <= buffer.count {
        if buffer[index] == marker[0], buffer[index + 9] == marker[9], buffer[index..<index + marker.count].elementsEqual(marker) {
          places.append(index)
        }
        index += 1
      }
      return places
    }
    guard !places.isEmpty else { return [] }
    var result: [Suppression] = []
    var entries: [SourceRange]?
    for place in places.prefix(1000) {
      guard let comment: SourceRange = comment(around: place, in: document) else { continue }
      let content: String = text.text(in: SourceRange(place + marker.count, comment.upperBound))
      let isForFile: Bool = content.hasPrefix("-file")
      var words: Substring = content.dropFirst(isForFile ? 5 : 0)
      guard let first: Character = words.first, first == " " || first == "\t" else { continue }
      for end in ["-->", "*/"] where words.hasSuffix(end) { words = words.dropLast(end.count) }
      let parts: [Substring] = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let coverage: SourceRange?
      if isForFile {
        coverage = nil
      } else {
        if entries == nil { entries = Self.entries(of: document) }
        coverage = Self.coverage(of: comment, entries: entries ?? [], text: text)
      }
      for name in (parts.first ?? "").split(separator: ",") {
        result.append(
          Suppression(
            id: DiagnosticID(rawValue: trimmed(name)), reason: parts.count > 1 ? trimmed(parts[1]) : "", range: comment, coverage: coverage)
        )
      }
    }
    return result
  }

  /// Whether a finding is silenced.
  func covers(_ diagnostic: Diagnostic, known: [DiagnosticID: DiagnosticID]) -> Bool {
    guard diagnostic.id == id || known[id] == diagnostic.id else { return false }
    guard let coverage else { return true }
    guard let range: SourceRange = diagnostic.range else { return false }
    return coverage.lowerBound <= range.lowerBound && range.lowerBound <= coverage.upperBound
  }

  /// What is wrong with the suppression itself.
  func problems(isUsed: Bool, known: [DiagnosticID: DiagnosticID], isActive: (DiagnosticID) -> Bool) -> [Diagnostic] {
    var result: [Diagnostic] = []
    guard let current: DiagnosticID = known[id] else {
      return [
        Diagnostic(
          "suppression/unknown-rule", .warning, "no rule is named '\(id)'", at: range,
          help: "write the id of a rule, as findings show it in brackets")
      ]
    }
    if reason.isEmpty {
      result.append(
        Diagnostic(
          "suppression/without-reason", .warning, "the suppression of '\(id)' gives no reason", at: range,
          help: "write why after a colon: 'infoplist:ignore \(id): reason'"))
    }
    if !isUsed, isActive(current) {
      result.append(
        Diagnostic(
          "suppression/stale", .warning, "nothing is found here that '\(id)' would silence", at: range, help: "delete the comment",
          fixes: [Fix("delete the comment", applicability: .safe, edits: [.delete(range)])]))
    }
    return result
  }

  private static func trimmed(_ text: Substring) -> String {
    var text: Substring = text
    while let first: Character = text.first, first.isWhitespace { text.removeFirst() }
    while let last: Character = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// The comment that holds an offset; nil when it lies in no comment.
  private static func comment(around place: Int, in document: PropertyListDocument) -> SourceRange? {
    let text: SourceBytes = document.text
    var start: Int = place - 1
    while start >= 0, text[start] == UInt8(ascii: " ") || text[start] == UInt8(ascii: "\t") { start -= 1 }
    func ends(_ words: String) -> Bool {
      let bytes: [UInt8] = Array(words.utf8)
      return start - bytes.count + 1 >= 0 && text[SourceRange(start - bytes.count + 1, start + 1)] == bytes
    }
    func find(_ words: String) -> Int? {
      let bytes: [UInt8] = Array(words.utf8)
      var index: Int = place
      while index + bytes.count <= text.count {
        if text[index] == bytes[0], text[SourceRange(index, index + bytes.count)] == bytes { return index + bytes.count }
        index += 1
      }
      return nil
    }
    if document.format == .xml {
      guard ends("<!--"), let end: Int = find("-->") else { return nil }
      return SourceRange(start - 3, end)
    }
    if ends("/*"), let end: Int = find("*/") { return SourceRange(start - 1, end) }
    guard ends("//") else { return nil }
    var end: Int = place
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    return SourceRange(start - 1, end)
  }

  /// The ranges of all entries and elements, key to value, in the order of the file.
  private static func entries(of document: PropertyListDocument) -> [SourceRange] {
    guard let root: PropertyListNode = document.root else { return [] }
    var result: [SourceRange] = []
    var pending: [PropertyListNode] = [root]
    while let node: PropertyListNode = pending.popLast(), result.count < 1_000_000 {
      switch node.kind {
      case .dictionary:
        for entry in node.entries {
          result.append(SourceRange(entry.keyRange.lowerBound, entry.value.range.upperBound))
          if entry.value.kind.isContainer { pending.append(entry.value) }
        }
      case .array, .set:
        for element in node.elements {
          result.append(element.range)
          if element.kind.isContainer { pending.append(element) }
        }
      default: break
      }
    }
    return result.sorted()
  }

  /// The line of the comment, and the entry that starts next behind it.
  private static func coverage(of comment: SourceRange, entries: [SourceRange], text: SourceBytes) -> SourceRange {
    var start: Int = comment.lowerBound
    while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
    let standsAlone: Bool = (start..<comment.lowerBound).allSatisfy { text[$0] == 0x20 || text[$0] == 0x09 }
    var end: Int = comment.upperBound
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    guard standsAlone else { return SourceRange(start, end) }
    var low: Int = 0
    var high: Int = entries.count
    while low < high {
      let middle: Int = (low + high) / 2
      if entries[middle].lowerBound < comment.upperBound { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count else { return SourceRange(start, end) }
    // Nothing but white space and comments may stand between the comment and the entry: a closing tag ends the container.
    return SourceRange(start, max(end, entries[low].upperBound))
  }
}
