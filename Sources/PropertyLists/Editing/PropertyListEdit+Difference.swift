/// Comparing values.
extension PropertyListEdit {
  /// The place that an edit is about: its first path where it has two.
  public var path: PropertyListPath {
    switch self {
    case .set(let path, _), .insert(_, let path, _), .append(_, let path), .remove(let path), .rename(let path, _), .move(let path, _),
      .merge(_, let path, _), .sortKeys(let path):
      path
    }
  }

  /// The most edits that stand for one new value; beyond, it is written anew.
  private static let maximumDifference: Int = 64

  /// Edits that turn one container into another and touch only the entries that differ; nil where writing it anew is better: too little in
  /// common, too many differences, or another order.
  static func difference(from old: PropertyListValue, to new: PropertyListValue, at path: PropertyListPath) -> [PropertyListEdit]? {
    switch (old, new) {
    case (.dictionary(let old), .dictionary(let new)): dictionaryDifference(old, new, path)
    case (.array(let old), .array(let new)): arrayDifference(old, new, path)
    default: nil
    }
  }

  private static func dictionaryDifference(
    _ old: PropertyListDictionary, _ new: PropertyListDictionary, _ path: PropertyListPath
  ) -> [PropertyListEdit]? {
    guard old.count < 5000, new.count < 5000, old.duplicateKeys.isEmpty, new.duplicateKeys.isEmpty else { return nil }
    let newKeys: Set<String> = Set(new.keys)
    let oldKeys: Set<String> = Set(old.keys)
    let common: [String] = old.keys.filter(newKeys.contains)
    guard !common.isEmpty, common == new.keys.filter(oldKeys.contains) else { return nil }
    var edits: [PropertyListEdit] = old.keys.filter { !newKeys.contains($0) }.map { .remove(path.appending(key: $0)) }
    var previous: String?
    for entry in new.entries {
      let place: PropertyListPath = path.appending(key: entry.key)
      if !oldKeys.contains(entry.key) {
        edits.append(.insert(entry.value, at: place, placement: previous.map { .after($0) } ?? .before(common[0])))
      } else if old[entry.key] != entry.value {
        edits.append(.set(place, entry.value))
      }
      guard edits.count <= maximumDifference else { return nil }
      previous = entry.key
    }
    return edits
  }

  private static func arrayDifference(
    _ old: [PropertyListValue], _ new: [PropertyListValue], _ path: PropertyListPath
  ) -> [PropertyListEdit]? {
    guard !old.isEmpty, !new.isEmpty else { return nil }
    var start: Int = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var tail: Int = 0
    while tail < min(old.count, new.count) - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let oldEnd: Int = old.count - tail
    let newEnd: Int = new.count - tail
    guard max(oldEnd, newEnd) - start <= maximumDifference else { return nil }
    let shared: Int = min(oldEnd, newEnd) - start
    var edits: [PropertyListEdit] = (start..<start + shared).map { .set(path.appending(index: $0), new[$0]) }
    edits += (start + shared..<max(start + shared, oldEnd)).reversed().map { .remove(path.appending(index: $0)) }
    edits += (start + shared..<max(start + shared, newEnd)).map { .insert(new[$0], at: path.appending(index: $0)) }
    return edits
  }
}
