public import AppBundles
import InfoPlistCatalog
import PropertyLists

/// Every value of a bundle that is translated, over all languages.
public struct TranslationMatrix: Sendable {
  /// One key or text.
  public struct Row: Sendable {
    /// The table, without extension.
    public let table: String
    /// The key of the Info.plist, or the text that is looked up.
    public let key: String
    /// The translation of each language that has one.
    public let translations: [String?: String]
    /// Languages that other rows have and this one lacks.
    public let missing: Set<String?>
    /// Whether the Info.plist has neither such a key nor such a text, and no system reads such a key; or a string catalog says so itself.
    public let isStale: Bool
  }

  /// The languages as tables and directories spell them, those of the directories in their order; nil stands for tables beside them.
  public let languages: [String?]
  /// The rows: keys of the Info.plist in its order, then texts, then what is stale.
  public let rows: [Row]

  /// Reads all tables of a bundle, or those beside a property list.
  public init(of source: ResolutionSource, in fileSystem: any FileSystem) {
    let tables: [StringTable] = ["InfoPlist", "ServicesMenu"].map { name in
      StringTable(name, below: source.resourcesDirectory ?? "", in: fileSystem)
    }
    var languages: [String?] = []
    for table in tables { for language in table.languages where !languages.contains(language) { languages.append(language) } }
    languages.sort { ($0 ?? "") < ($1 ?? "") }
    self.languages = languages
    let keys: [String] = source.info.keys(.none)
    let bases: Set<String> = Set(source.info.entries.map { $0.variant?.base ?? $0.key } + keys)
    let texts: [String: Set<String>] = Self.texts(source)
    let nested: Set<String> = Self.strings(source)
    var rows: [Row] = []
    for table in tables {
      let order: [String: Int] = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let looked: Set<String> = texts[table.name] ?? []
      var names: [String] = table.keys + looked.sorted().filter { !table.keys.contains($0) }
      names = names.enumerated().sorted { left, right in
        (order[left.element] ?? Int.max, left.offset) < (order[right.element] ?? Int.max, right.offset)
      }.map(\.element)
      for name in names {
        var translations: [String?: String] = [:]
        var saysStale: Bool = false
        for language in languages {
          guard let entry: LocalizedString = table.entries(for: name, language: language).first else { continue }
          translations[language] = entry.value ?? ""
          saysStale = saysStale || entry.isStale
        }
        // A text that no table translates is not meant for translation.
        if translations.isEmpty { continue }
        let base: String = KeyVariant(name)?.base ?? name
        let isKnown: Bool =
          looked.contains(name) || nested.contains(name)
          || table.name == "InfoPlist" && (bases.contains(base) || KeyCatalog.topLevelKey(named: base) != nil)
        let missing: [String?] = languages.filter { $0 != nil && $0 != "Base" && translations[$0] == nil }
        let isEverywhere: Bool = translations[.none] != nil
        rows.append(
          Row(
            table: table.name, key: name, translations: translations, missing: isEverywhere ? [] : Set(missing),
            isStale: saysStale || !isKnown))
      }
    }
    self.rows = rows.filter { !$0.isStale } + rows.filter(\.isStale)
  }

  /// The texts that are looked up in each table.
  private static func texts(_ source: ResolutionSource) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for place in LocalizableValues.places(in: source.info, .none) {
      if let text: String = place.node.string { result[place.table, default: []].insert(text) }
    }
    return result
  }

  /// Every string and every key inside the values of the Info.plist; real tables translate by many of them.
  private static func strings(_ source: ResolutionSource) -> Set<String> {
    var result: Set<String> = []
    var pending: [PropertyListNode] = source.info.entries.map(\.node)
    var seen: Int = 0
    while let node: PropertyListNode = pending.popLast(), seen < 100_000 {
      seen += 1
      switch node.kind {
      case .string: if let text: String = node.string { result.insert(text) }
      case .dictionary:
        for entry in node.entries {
          result.insert(entry.key)
          pending.append(entry.value)
        }
      case .array, .set: pending += node.elements
      default: break
      }
    }
    return result
  }
}
