extension KeyCatalog {
  /// A key name close to the one asked for.
  public struct Suggestion: Sendable, Hashable {
    /// The known name.
    public let name: String
    /// Edits between the two, ignoring case: 0 when only the case differs.
    public let distance: Int
  }

  /// Known names nearest to `name`, nearest first: known misspellings, other case, then few edits.
  public static func suggestions(for name: String, limit: Int = 3) -> [Suggestion] {
    var found: [Suggestion] = keys(misspelled: name).map { Suggestion(name: $0.name, distance: 0) }
    let wanted: [UInt8] = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= 200 else { return found }
    let bound: Int = max(1, min(4, wanted.count / 4))
    SortedTable(text: CatalogIndex.names).forEach { known, _ in
      let folded: [UInt8] = Array(known.lowercased().utf8)
      guard let distance = editDistance(wanted, folded, atMost: bound) else { return }
      if known != name, !found.contains(where: { $0.name == known }) { found.append(Suggestion(name: known, distance: distance)) }
    }
    return Array(found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit))
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

  /// Damerau-Levenshtein distance (insert, delete, replace, swap neighbours), nil when above `bound`.
  package static func editDistance(_ first: [UInt8], _ second: [UInt8], atMost bound: Int) -> Int? {
    guard abs(first.count - second.count) <= bound else { return nil }
    var beforePrevious: [Int] = []
    var previous: [Int] = Array(0...second.count)
    for row in 0..<first.count {
      var current: [Int] = [row + 1]
      var least: Int = row + 1
      for column in 0..<second.count {
        let cost: Int = first[row] == second[column] ? 0 : 1
        var best: Int = min(previous[column] + cost, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
        least = min(least, best)
      }
      guard least <= bound else { return nil }
      beforePrevious = previous
      previous = current
    }
    guard let distance = previous.last, distance <= bound else { return nil }
    return distance
  }
}
