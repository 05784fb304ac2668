import Diagnostics
public import InfoPlistCatalog
public import Linting

/// Finds out what a person means by a name: key, path, title, value, table, family, build setting or rule.
public struct Explainer: Sendable {
  private let rules: RuleSet
  private let libraries: [LibraryIndex]

  /// Makes an explainer that knows some rules and keys of libraries besides the catalogue; of two libraries with one key, the first wins.
  public init(rules: RuleSet, libraries: [LibraryIndex] = []) {
    self.rules = rules
    self.libraries = libraries
  }

  /// What `query` stands for. Exact names win over titles, titles over values, values over names of groups.
  public func explain(_ query: String) -> Explanation {
    let query: String = Self.trimmed(query)
    guard !query.isEmpty, query.utf8.count <= 1000 else { return .unknown(nearest: []) }
    if let rule: RuleInfo = rules.info(for: DiagnosticID(rawValue: query)) { return .rule(rule) }
    if let found: Explanation = Self.key(query, variant: nil) { return found }
    for index in libraries { if let entry: LibraryIndex.Entry = index[query] { return .libraryKey(entry) } }
    let titled: [InfoPlistKey] = KeyCatalog.keys(titled: query)
    if let found: Explanation = Self.one(of: titled) { return found }
    let values: [(table: ValueTable, entry: ValueEntry)] = KeyCatalog.values(query)
    if !values.isEmpty { return .value(query, values) }
    if let table: ValueTable = ValueTable.all.first(where: { $0.name == query }) { return .table(table) }
    if let family: KeyFamily = KeyFamily.all.first(where: { $0.name == query }) { return .family(family) }
    if let (base, variant): (String, String) = Self.variant(query), let found: Explanation = Self.key(base, variant: variant) {
      return found
    }
    if let found: Explanation = Self.one(of: KeyCatalog.all.filter { $0.buildSettings.contains(query) }) { return found }
    return .unknown(nearest: nearest(to: query))
  }

  /// The entries with a title, or the titles of a name: the two ways between raw keys and what Xcode shows.
  public static func keys(namedOrTitled text: String) -> [InfoPlistKey] {
    if let key: InfoPlistKey = KeyCatalog.key(at: normalizedPath(text)) { return [key] }
    let named: [InfoPlistKey] = KeyCatalog.keys(named: text)
    return named.isEmpty ? KeyCatalog.keys(titled: text) : named
  }

  /// A written path with the elements of arrays as the catalogue writes them: `A[0].B` and `A.0.B` become `A[].B`.
  public static func normalizedPath(_ text: String) -> InfoPlistKeyPath {
    let path: InfoPlistKeyPath = InfoPlistKeyPath(text.replacing("\"", with: "'"))
    var segments: [InfoPlistKeyPath.Segment] = []
    for segment in path.segments {
      guard case .key(let name) = segment, !segments.isEmpty else {
        segments.append(segment)
        continue
      }
      if name.last == "]", name.dropLast().allSatisfy({ $0.isASCII && $0.isNumber }) {
        segments.append(.element)
      } else {
        segments.append(segment)
      }
    }
    return InfoPlistKeyPath(segments)
  }

  private static func key(_ query: String, variant: String?) -> Explanation? {
    let path: InfoPlistKeyPath = normalizedPath(query)
    if let key: InfoPlistKey = KeyCatalog.key(at: path), path.segments.count == 1 || key.paths.contains(path) || key.name != "*" {
      return .key(key, variant: variant)
    }
    return one(of: KeyCatalog.keys(named: query), variant: variant)
  }

  private static func one(of keys: [InfoPlistKey], variant: String? = nil) -> Explanation? {
    if keys.count == 1, let key: InfoPlistKey = keys.first { return .key(key, variant: variant) }
    if keys.isEmpty { return nil }
    let top: [InfoPlistKey] = keys.filter(\.isTopLevel)
    if top.count == 1, let key: InfoPlistKey = top.first { return .key(key, variant: variant) }
    return .ambiguous(keys)
  }

  /// The name and the suffix of a variant: `Key~ipad`, `Key-macos`, `Key-iphoneos~ipad`.
  private static func variant(_ query: String) -> (String, String)? {
    guard let mark: String.Index = query.firstIndex(where: { $0 == "~" || $0 == "-" }), mark > query.startIndex else { return nil }
    return (String(query[..<mark]), String(query[mark...]))
  }

  private static func trimmed(_ text: String) -> String {
    var text: Substring = text[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  /// Names that a person may have meant: keys first, then titles, values, tables, families and rules.
  private func nearest(to query: String) -> [String] {
    let lastName: String = Self.normalizedPath(query).name ?? query
    var result: [String] = []
    func add(_ names: some Sequence<String>) {
      for name in names where !result.contains(name) && result.count < 5 { result.append(name) }
    }
    add(KeyCatalog.suggestions(for: query).map(\.name))
    if lastName != query {
      add((KeyCatalog.keys(named: lastName).compactMap { $0.paths.first?.description }).prefix(3))
      add(
        KeyCatalog.suggestions(for: lastName).flatMap { KeyCatalog.keys(named: $0.name) }.compactMap { $0.paths.first?.description }.prefix(
          3))
    }
    var others: Set<String> = Set(KeyCatalog.all.compactMap(\.title))
    for table in ValueTable.all {
      others.formUnion(table.entries.map(\.value))
      for entry in table.entries where entry.misspellings.contains(query) { add([entry.value]) }
      others.insert(table.name)
    }
    others.formUnion(KeyFamily.all.map(\.name))
    others.formUnion(rules.infos.map(\.id.rawValue))
    for index in libraries { others.formUnion(index.allNames) }
    add(Nearness.nearest(to: query, among: others.sorted(), limit: 3))
    if result.isEmpty { add(KeyCatalog.search(query).prefix(3).compactMap { $0.paths.first?.description }) }
    return result
  }
}
