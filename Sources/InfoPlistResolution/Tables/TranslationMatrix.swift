public import AppBundles
import InfoPlistCatalog
import PropertyLists

/// Every value of a bundle that is translated, over all languages.
public struct TranslationMatrix: Sendable {
  /// One key or text, for all devices or for one.
  public struct Row: Sendable {
    /// The table, without extension.
    public let table: String
    /// The key of the Info.plist, or the text that is looked up.
    public let key: String
    /// What the translations are limited to: the variant of the file's name, such as `~ipad`, or the device of a string catalog, such as
    /// `ipad`; nil for the ones that all others fall back to.
    public let variant: String?
    /// The translation of each language that has one.
    public let translations: [String?: String]
    /// Languages that other rows have and this one lacks. A row for one device lacks only what the row for all devices does not have either.
    public let missing: Set<String?>
    /// Whether the Info.plist has neither such a key nor such a text, and no system reads such a key; or a string catalog says so itself.
    public let isStale: Bool
  }

  /// The languages as tables and directories spell them, those of the directories in their order; nil stands for tables beside them.
  public let languages: [String?]
  /// The rows: keys of the Info.plist in its order, then texts, then what is stale. A row for one device follows that for all.
  public let rows: [Row]

  /// Reads all tables of a bundle, or those beside a property list.
  public init(of source: ResolutionSource, in fileSystem: any FileSystem) {
    let tables: [(name: String, files: [StringTable])] = ["InfoPlist", "ServicesMenu"].map { name in
      let files: [StringTable] = source.stems(ofTable: name).map { stem in
        StringTable(stem, below: source.resourcesDirectory ?? "", variants: FileNameVariants.allSuffixes, in: fileSystem)
      }
      return (name, files)
    }
    var languages: [String?] = []
    for table in tables.flatMap(\.files) {
      for language in table.languages where !languages.contains(language) { languages.append(language) }
    }
    languages.sort { ($0 ?? "") < ($1 ?? "") }
    self.languages = languages
    let keys: [String] = source.info.keys(.none)
    let order: [String: Int] = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let bases: Set<String> = Set(source.info.entries.map { $0.variant?.base ?? $0.key } + keys)
    let texts: [String: Set<String>] = Self.texts(source)
    let nested: Set<String> = Self.strings(source)
    var rows: [Row] = []
    for table in tables {
      let looked: Set<String> = texts[table.name] ?? []
      let cells: Cells = Cells(table.files)
      let sorted: [Cells.Name] = cells.names.enumerated().sorted { left, right in
        let (first, second): (Cells.Name, Cells.Name) = (left.element, right.element)
        return (order[first.key] ?? Int.max, cells.position(of: first.key), left.offset)
          < (order[second.key] ?? Int.max, cells.position(of: second.key), right.offset)
      }.map(\.element)
      for name in sorted {
        let found: [String?: LocalizedString] = cells.entries[name] ?? [:]
        let base: String = KeyVariant(name.key)?.base ?? name.key
        let isKnown: Bool =
          looked.contains(name.key) || nested.contains(name.key)
          || table.name == "InfoPlist" && (bases.contains(base) || KeyCatalog.topLevelKey(named: base) != nil)
        let isVariant: Bool = name.variant != nil || base != name.key
        let plain: [String?: LocalizedString]? = isVariant ? cells.entries[Cells.Name(key: base)] : nil
        let isComplete: Bool = found[.none] != nil || plain != nil
        rows.append(
          Row(
            table: table.name, key: name.key, variant: name.variant, translations: found.mapValues { $0.value ?? "" },
            missing: isComplete ? [] : Set(languages.filter { $0 != nil && $0 != "Base" && found[$0] == nil }),
            isStale: found.values.contains { $0.isStale } || !isKnown))
      }
    }
    self.rows = rows.filter { !$0.isStale } + rows.filter(\.isStale)
  }

  /// The entries of a table that count, sorted into rows and languages.
  private struct Cells {
    struct Name: Hashable {
      var key: String
      var variant: String?
    }

    private(set) var names: [Name] = []
    private(set) var entries: [Name: [String?: LocalizedString]] = [:]
    private var positions: [String: Int] = [:]

    init(_ tables: [StringTable]) {
      for entry in tables.flatMap(\.entries) where !entry.isShadowed {
        let device: String? = entry.device == "other" ? nil : entry.device
        let name: Name = Name(key: entry.key, variant: entry.variant.isEmpty ? device : entry.variant)
        if positions[name.key] == nil { positions[name.key] = positions.count }
        if entries[name] == nil { names.append(name) }
        let other: LocalizedString? = entries[name]?[entry.language]
        if other == nil || entry.format == .stringsdict && other?.format != .stringsdict {
          entries[name, default: [:]][entry.language] = entry
        }
      }
    }

    func position(of key: String) -> Int { positions[key] ?? 0 }
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
