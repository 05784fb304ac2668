import InfoPlistCatalog

/// Finds entries that contradict each other or themselves. Each message names what clashes, so that one can be mended without a search.
enum CatalogContradictions {
  /// Titles that name two keys in one dictionary on one platform. Xcode may give one title to the macOS key and the iOS key of a purpose.
  static func titles(_ keys: [InfoPlistKey]) -> [String] {
    var found: [String] = []
    var owners: [String: [InfoPlistKey]] = [:]
    for key in keys {
      guard let title = key.title else { continue }
      for place in Set(key.paths.map { "\($0.parent?.description ?? "") \(title)" }) {
        for owner in owners[place] ?? [] where owner.name != key.name {
          let shared: Set<Platform> = Set(owner.availability.map(\.platform)).intersection(key.availability.map(\.platform))
          let isApart: Bool = shared.isEmpty && !owner.availability.isEmpty && !key.availability.isEmpty
          if !isApart { found.append("title '\(title)' belongs to both \(owner.name) and \(key.name)") }
        }
        owners[place, default: []].append(key)
      }
    }
    return found
  }

  /// Platforms that are listed twice, texts that are no versions, and versions that are out of order.
  static func versions(_ list: [Availability], of subject: String) -> [String] {
    var found: [String] = []
    if Set(list.map(\.platform)).count != list.count { found.append("\(subject): a platform is listed twice") }
    for item in list {
      let versions: [OSVersion] = [item.introduced, item.deprecated, item.obsoleted].compactMap { $0 }
      let areValid: Bool = (versions + [item.ignored].compactMap { $0 }).allSatisfy { $0.isValid }
      if !areValid { found.append("\(subject): not a version, \(item.platform.rawValue)") }
      if versions != versions.sorted() {
        let order: String = versions.map(\.description).joined(separator: ", ")
        found.append("\(subject): versions of \(item.platform.rawValue) are out of order: \(order)")
      }
    }
    return found
  }

  /// Relations to keys that `isKnown` denies.
  static func unknownRelations(_ keys: [InfoPlistKey], isKnown: (String) -> Bool) -> [String] {
    var found: [String] = []
    for key in keys {
      for other in others(of: key) where !isKnown(other) { found.append("\(key.name) speaks of the unknown key \(other)") }
    }
    return found
  }

  /// Keys that speak of themselves, need what they exclude, or replace each other in both directions.
  static func relations(_ keys: [InfoPlistKey]) -> [String] {
    var found: [String] = []
    for key in keys {
      let others: [String] = others(of: key)
      for path in key.paths.map(\.description) where others.contains(path) { found.append("\(path) speaks of itself") }
      for other in key.supersededBy where key.supersedes.contains(other) { found.append("\(key.name) and \(other) replace each other") }
      for other in key.needs where key.excludes.contains(other) { found.append("\(key.name) needs and excludes \(other)") }
      for name in key.supersededBy {
        let named: [InfoPlistKey] = keys.filter { $0.name == name || $0.paths.contains(InfoPlistKeyPath(name)) }
        for other in named where other.supersededBy.contains(key.name) && !other.supersedes.contains(key.name) && other.name != key.name {
          found.append("\(key.name) and \(other.name) are each replaced by the other")
        }
      }
    }
    return found
  }

  /// All keys that an entry speaks of.
  private static func others(of key: InfoPlistKey) -> [String] {
    let lists: [[String]] = [key.supersedes, key.supersededBy, key.excludes, key.needs, key.related]
    return lists.flatMap { $0 }
  }

  /// Paths that two entries describe.
  static func paths(_ keys: [InfoPlistKey]) -> [String] {
    var found: [String] = []
    var owners: [InfoPlistKeyPath: InfoPlistKey] = [:]
    for key in keys {
      for path in key.paths {
        if let owner = owners[path] { found.append("\(path) is described twice: '\(owner.summary)' and '\(key.summary)'") }
        owners[path] = key
      }
    }
    return found
  }
}
