/// What edits of values and of texts have in common.
extension PropertyListEdit {
  /// The error for a step that leads nowhere.
  static func missing(
    _ component: PropertyListPath.Component, in kind: PropertyListKind, count: Int, at parent: PropertyListPath
  ) -> PropertyListEditError {
    let path: PropertyListPath = PropertyListPath(parent.components + [component])
    switch (component, kind) {
    case (.key, .dictionary): return .notFound(path, under: parent, help: "create the dictionaries on the way, or check the spelling")
    case (.key(let key), .array):
      let help: String? = Int(key) == nil ? nil : "write the position in brackets: '\(parent)[\(key)]'"
      return .wrongKind(parent, found: kind, wanted: "a dictionary", help: help)
    case (.key, _): return .wrongKind(parent, found: kind, wanted: "a dictionary")
    case (.end, .array), (.end, .set):
      return .invalidPath(path, "'\(path)' is the place behind the last element, where no value is", help: "the last element is [-1]")
    case (_, .array), (_, .set): return .outOfRange(path, count: count)
    case (.index(let position), .dictionary):
      return .wrongKind(
        parent, found: kind, wanted: "an array", help: "a key of digits is written '\(parent.appending(key: String(position)))'")
    default: return .wrongKind(parent, found: kind, wanted: "an array")
    }
  }

  /// Where a new entry goes among some keys.
  static func slot(
    for key: String, among keys: [String], _ placement: EntryPlacement, _ parent: PropertyListPath
  ) throws(PropertyListEditError) -> Int {
    switch placement {
    case .end: return keys.count
    case .before(let sibling), .after(let sibling):
      guard let index: Int = keys.lastIndex(of: sibling) else { throw .notFound(parent.appending(key: sibling), under: parent) }
      if case .before = placement { return index }
      return index + 1
    case .automatic:
      guard keys.count >= 3, zip(keys, keys.dropFirst()).allSatisfy({ precedes($0, $1) }) else { return keys.count }
      return keys.firstIndex { precedes(key, $0) } ?? keys.count
    }
  }

  /// Where a new element goes, or which one is replaced.
  static func elementSlot(
    _ component: PropertyListPath.Component, count: Int, replaces: Bool, _ parent: PropertyListPath
  ) throws(PropertyListEditError) -> Int {
    switch component {
    case .end: return count
    case .index(let position):
      let index: Int = position < 0 ? position + count : position
      if index >= 0, index < count || !replaces && index == count { return index }
      throw .outOfRange(PropertyListPath(parent.components + [component]), count: count, help: "append it with '\(parent)[+]'")
    case .key: throw missing(component, in: .array, count: count, at: parent)
    }
  }

  /// The order of sorted keys, as the writers sort.
  static func precedes(_ left: String, _ right: String) -> Bool {
    KeyOrder.precedes(Array(left.utf8), Array(right.utf8))
  }

  /// The present places of keys in the order of the keys; equal keys stay in their order.
  static func sortedOrder(_ keys: [String]) -> [Int] {
    keys.indices.sorted { precedes(keys[$0], keys[$1]) || $0 < $1 && !precedes(keys[$1], keys[$0]) }
  }

  /// The places that are meant among those of one key.
  static func chosen(_ places: [Int], _ choice: PropertyListEditOptions.DuplicateKeys, effective: Int) -> [Int] {
    switch choice {
    case .all: places
    case .effective: places.indices.contains(effective) ? [places[effective]] : []
    case .shadowed: places.indices.filter { $0 != effective }.map { places[$0] }
    }
  }

  /// A value wrapped in the dictionaries that are missing on its way, and where the outermost goes; nil where a position is missing.
  static func wrapping(
    _ value: PropertyListValue, at path: PropertyListPath, exists: (PropertyListPath) -> Bool
  ) -> (path: PropertyListPath, value: PropertyListValue)? {
    var path: PropertyListPath = path
    var value: PropertyListValue = value
    while let parent: PropertyListPath = path.parent, !exists(parent) {
      switch path.components.last {
      case .key(let key): value = .dictionary(PropertyListDictionary([PropertyListDictionary.Entry(key: key, value: value)]))
      case .end, .index(0): value = .array([value])
      default: return nil
      }
      path = parent
    }
    return (path, value)
  }

  static func checkMove(_ source: PropertyListPath, _ target: PropertyListPath) throws(PropertyListEditError) {
    if source.components.isEmpty { throw .invalidPath(source, "the root cannot be moved") }
    if target.components.count > source.components.count, target.components.starts(with: source.components) {
      throw .invalidPath(target, "'\(source)' cannot be moved into itself")
    }
  }

  /// The edits that merge a dictionary into the one at a path.
  static func merging(
    _ dictionary: PropertyListDictionary, into path: PropertyListPath, _ policy: MergePolicy,
    present: (PropertyListPath) -> PropertyListValue?
  ) -> [PropertyListEdit] {
    var edits: [PropertyListEdit] = []
    var pending: [(dictionary: PropertyListDictionary, path: PropertyListPath)] = [(dictionary, path)]
    while let (dictionary, path): (PropertyListDictionary, PropertyListPath) = pending.popLast() {
      for entry in dictionary.entries {
        let place: PropertyListPath = path.appending(key: entry.key)
        guard let old: PropertyListValue = present(place) else {
          edits.append(.set(place, entry.value))
          continue
        }
        switch policy {
        case .keepExisting: continue
        case .replace: edits.append(.set(place, entry.value))
        case .deep:
          if case .dictionary = old, case .dictionary(let inner) = entry.value {
            pending.append((inner, place))
          } else {
            edits.append(.set(place, entry.value))
          }
        }
      }
    }
    return edits
  }
}
