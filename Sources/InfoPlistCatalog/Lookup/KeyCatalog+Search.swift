extension KeyCatalog {
  /// A key name close to the one asked for.
  public struct Suggestion: Sendable, Hashable {
    /// The known name.
    public let name: String
    /// Edits between the two, ignoring case: 0 when only the case differs.
    public let distance: Int
  }

  /// Known names nearest to `name`, nearest first: known misspellings, other case, then few edits.
  ///
  /// - Parameters:
  ///   - limit: How many names at most.
  ///   - greatest: How many edits at most; 0 for names that differ by case only. A quarter of the letters is never passed, nor four.
  public static func suggestions(for name: String, limit: Int = 3, atMost greatest: Int = 4) -> [Suggestion] {
    var found: [Suggestion] = keys(misspelled: name).map { Suggestion(name: $0.name, distance: 0) }
    let wanted: [UInt8] = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= 200 else { return found }
    let bound: Int = min(greatest, max(1, min(4, wanted.count / 4)))
    let letters: UInt64 = letters(of: wanted)
    // Names of other lengths, and those with too many other letters, are left out before anything is computed.
    CatalogIndex.names.forEachName { bytes in
      guard abs(bytes.count - wanted.count) <= bound, (self.letters(of: bytes) ^ letters).nonzeroBitCount <= 2 * bound else { return }
      guard let distance: Int = editDistance(wanted, bytes, atMost: bound, foldingSecond: true) else { return }
      let known: String = String(decoding: bytes, as: UTF8.self)
      if known != name, !found.contains(where: { $0.name == known }) { found.append(Suggestion(name: known, distance: distance)) }
    }
    return Array(found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit))
  }

  /// Which letters, digits and signs a name holds, whatever their case; one edit changes at most two bits.
  private static func letters(of name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0) { $0 | 1 << UInt64(folded($1) & 0x3F) }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  /// The entries whose name, title, documentation or values hold every word of `query`, best first: in the name, then title, text, values.
  public static func search(_ query: String) -> [InfoPlistKey] {
    let words: [String] = query.lowercased().split(whereSeparator: { $0.isWhitespace }).map(String.init)
    guard !words.isEmpty else { return [] }
    var ranked: [(rank: Int, key: InfoPlistKey)] = []
    for key in all {
      let name: String = key.paths.map(\.description).joined(separator: " ").lowercased()
      let title: String = (key.title ?? "").lowercased()
      let text: String = ([key.summary, key.details, key.whenNeeded, key.ifMissing] + key.mistakes).joined(separator: " ").lowercased()
      var rank: Int = 0
      for word in words {
        if name.contains(word) { continue }
        if title.contains(word) {
          rank += 1
        } else if text.contains(word) {
          rank += 10
        } else if valueTexts(of: key.schema).contains(where: { $0.contains(word) }) {
          rank += 20
        } else {
          rank = -1
        }
        if rank < 0 { break }
      }
      if rank >= 0 { ranked.append((rank, key)) }
    }
    return ranked.sorted { ($0.rank, $0.key.name) < ($1.rank, $1.key.name) }.map(\.key)
  }

  /// The values that a schema lists, with their titles and meanings, in lower case.
  private static func valueTexts(of schema: ValueSchema) -> [String] {
    switch schema {
    case .choice(let table): table.entries.map { "\($0.value) \($0.title ?? "") \($0.meaning)".lowercased() }
    case .array(let element, _): valueTexts(of: element)
    case .dictionary(.chosen(_, let value)): valueTexts(of: value)
    case .anyOf(let list): list.flatMap(valueTexts)
    default: []
    }
  }

  /// Every table that holds `value`, with the entry.
  public static func values(_ value: String) -> [(table: ValueTable, entry: ValueEntry)] {
    ValueTable.all.compactMap { table in table.entry(for: value).map { (table, $0) } }
  }

  /// Damerau-Levenshtein distance (insert, delete, replace, swap neighbours), nil when above `bound`. Takes time in proportion to the length and `bound`.
  package static func editDistance(_ first: [UInt8], _ second: [UInt8], atMost bound: Int) -> Int? {
    editDistance(first, second, atMost: bound, foldingSecond: false)
  }

  private static func editDistance<Name: RandomAccessCollection<UInt8>>(
    _ first: [UInt8], _ second: Name, atMost bound: Int, foldingSecond: Bool
  ) -> Int? where Name.Index == Int {
    guard abs(first.count - second.count) <= bound else { return nil }
    let width: Int = second.count + 1
    // Three rows of the table; the row before the previous one is for swapped neighbours.
    var rows: [Int] = Array(0..<width) + Array(repeating: 0, count: 2 * width)
    var (previous, current, beforePrevious): (Int, Int, Int) = (0, width, 2 * width)
    for row in 0..<first.count {
      rows[current] = row + 1
      var least: Int = row + 1
      // More than `bound` columns off the diagonal every way costs more than `bound`.
      let columns: Range<Int> = max(0, row - bound)..<min(second.count, row + bound + 1)
      if columns.lowerBound > 0 { rows[current + columns.lowerBound] = bound + 1 }
      if columns.upperBound < second.count { rows[current + columns.upperBound + 1] = bound + 1 }
      for column in columns {
        let letter: UInt8 = foldingSecond ? folded(second[column]) : second[column]
        let cost: Int = first[row] == letter ? 0 : 1
        var best: Int = min(rows[previous + column] + cost, rows[previous + column + 1] + 1, rows[current + column] + 1)
        if row > 0, column > 0, first[row - 1] == letter {
          let before: UInt8 = foldingSecond ? folded(second[column - 1]) : second[column - 1]
          if first[row] == before { best = min(best, rows[beforePrevious + column - 1] + 1) }
        }
        rows[current + column + 1] = best
        least = min(least, best)
      }
      guard least <= bound else { return nil }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    let distance: Int = rows[previous + second.count]
    return distance <= bound ? distance : nil
  }
}
