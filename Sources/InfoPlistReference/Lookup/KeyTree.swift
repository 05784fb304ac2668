public import InfoPlistCatalog

/// All entries of the catalogue by the dictionary that they stand in.
public struct KeyTree: Sendable {
  private var byParent: [InfoPlistKeyPath: [InfoPlistKey]] = [:]
  private var places: [InfoPlistKeyPath: InfoPlistKey] = [:]

  /// Every entry.
  public let keys: [InfoPlistKey]

  /// Makes the tree of the whole catalogue.
  public init() {
    keys = KeyCatalog.all
    for key in keys {
      for path in key.paths {
        places[path] = key
        if let parent: InfoPlistKeyPath = path.parent { byParent[parent, default: []].append(key) }
      }
    }
    for (path, list) in byParent { byParent[path] = list.sorted { ($0.name == "*" ? 1 : 0, $0.name) < ($1.name == "*" ? 1 : 0, $1.name) } }
  }

  /// The entries whose keys stand in the dictionary at a path, sorted by name, a free key last. The root is the empty path.
  public func members(of path: InfoPlistKeyPath) -> [InfoPlistKey] { byParent[path] ?? [] }

  /// The members of the value of an entry: of its dictionary, or of the dictionaries in its array. Pairs of path and entry.
  public func members(below path: InfoPlistKeyPath) -> [(path: InfoPlistKeyPath, key: InfoPlistKey)] {
    var result: [(path: InfoPlistKeyPath, key: InfoPlistKey)] = []
    var bases: [InfoPlistKeyPath] = [path, path.appending(.element), path.appending(.element).appending(.element)]
    if places[path.appending(.anyKey)] == nil {
      bases += [path.appending(.anyKey), path.appending(.anyKey).appending(.element)]
    }
    for base in bases {
      for key in members(of: base) {
        if let place: InfoPlistKeyPath = key.paths.first(where: { $0.parent == base }) { result.append((place, key)) }
      }
    }
    return result
  }

  /// The entry at exactly this path.
  public func key(at path: InfoPlistKeyPath) -> InfoPlistKey? { places[path] }

  /// The entries at the root of the Info.plist, sorted by name; with `document`, those of another file.
  public func topLevelKeys(of document: KeyFamily.Document = .infoPlist) -> [InfoPlistKey] {
    members(of: InfoPlistKeyPath([])).filter { $0.family.document == document }
  }
}
