/// Look-up in the catalogue: by name, path, title or value; search; suggestions.
///
/// Looking up one key builds that entry only.
public enum KeyCatalog {
  /// How many entries there are.
  public static var count: Int { CatalogIndex.count }

  /// Every entry, sorted by member name. Builds all of them.
  public static var all: [InfoPlistKey] {
    (0..<CatalogIndex.count).compactMap { CatalogIndex.entry($0) }
  }

  /// The entries whose last path step has exactly this name, top-level or nested.
  public static func keys(named name: String) -> [InfoPlistKey] {
    entries(CatalogIndex.names.numbers(for: name))
  }

  /// The entry at the root with exactly this name.
  public static func topLevelKey(named name: String) -> InfoPlistKey? {
    // A plain name is its own written path, so that no path has to be made.
    guard !InfoPlistKeyPath.needsQuotes(name) else { return key(at: InfoPlistKeyPath([.key(name)])) }
    return CatalogIndex.paths.firstNumber(for: name).flatMap { CatalogIndex.entry($0) }
  }

  /// The entry at a place. A concrete key where the catalogue says `*` is found too.
  public static func key(at path: InfoPlistKeyPath) -> InfoPlistKey? {
    if let number: Int = CatalogIndex.paths.firstNumber(for: path.description) { return CatalogIndex.entry(number) }
    return entry(path.segments, 0)
  }

  /// The entries with this title in Xcode's editor, in any case.
  public static func keys(titled title: String) -> [InfoPlistKey] {
    entries(CatalogIndex.titles.numbers(for: title.lowercased()))
  }

  /// The entries that list `name` as a misspelling or an alias of theirs.
  public static func keys(misspelled name: String) -> [InfoPlistKey] {
    entries(CatalogIndex.misspellings.numbers(for: name))
  }

  /// Every key name, sorted.
  public static var names: [String] {
    var result: [String] = []
    CatalogIndex.names.forEach { name, _ in result.append(name) }
    return result
  }

  /// The entries directly below a place: members of a dictionary.
  public static func members(of path: InfoPlistKeyPath) -> [InfoPlistKey] {
    all.filter { key in key.paths.contains { $0.parent == path } }
  }

  /// Replaces names by `*` step by step from the right, a few steps deep, until the path is known.
  private static func entry(_ segments: [InfoPlistKeyPath.Segment], _ from: Int) -> InfoPlistKey? {
    let places: [Int] = segments.indices.filter {
      if case .key = segments[$0], $0 > 0 { return true }
      return false
    }
    guard places.count <= 6 else { return nil }
    for mask in stride(from: 1, to: 1 << places.count, by: 1) {
      var candidate: [InfoPlistKeyPath.Segment] = segments
      for (bit, place) in places.enumerated() where mask & (1 << bit) != 0 { candidate[place] = .anyKey }
      let text: String = InfoPlistKeyPath(candidate).description
      if let number: Int = CatalogIndex.paths.firstNumber(for: text) { return CatalogIndex.entry(number) }
    }
    return nil
  }

  private static func entries(_ numbers: [Int]) -> [InfoPlistKey] {
    numbers.compactMap { CatalogIndex.entry($0) }
  }
}
