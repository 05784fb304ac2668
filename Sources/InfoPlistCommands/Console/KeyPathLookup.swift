import PropertyLists

/// Key paths as commands take them.
enum KeyPathLookup {
  /// Reads a key path; a malformed one is a usage error with the exact place.
  static func path(_ text: String, dialect: PropertyListPathDialect = .automatic, in root: PropertyListNode? = nil) throws
    -> PropertyListPath
  {
    do {
      return try PropertyListPath(parsing: text, dialect: dialect, resolvedIn: root)
    } catch {
      throw CommandFailure.usage(error.description)
    }
  }

  /// The value at a key path. When there is none, the message names the deepest step that exists and what can follow it.
  static func node(_ text: String, dialect: PropertyListPathDialect = .automatic, in root: PropertyListNode, file: String) throws
    -> PropertyListNode
  {
    let path: PropertyListPath
    do {
      path = try PropertyListPath(parsing: text, dialect: dialect, resolvedIn: root)
    } catch {
      if let plutil: PropertyListPath = PropertyListPath.plutilReading(of: text, in: root) {
        throw CommandFailure.usage("\(error.description); did you mean '\(plutil)'?")
      }
      throw CommandFailure.usage(error.description)
    }
    if let node: PropertyListNode = root.node(at: path) { return node }
    throw CommandFailure.negative(
      "\(FileAccess.displayName(file)) has no value at '\(path)': " + explanation(of: path, in: root)
        + (PropertyListPath.plutilReading(of: text, in: root).map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// Why a path leads nowhere.
  private static func explanation(of path: PropertyListPath, in root: PropertyListNode) -> String {
    var node: PropertyListNode = root
    var walked: PropertyListPath = .root
    for component in path.components {
      let next: PropertyListPath = PropertyListPath(walked.components + [component])
      if let child: PropertyListNode = root.node(at: next) {
        node = child
        walked = next
        continue
      }
      let name: String = walked.components.isEmpty ? "the root" : "'\(walked)'"
      switch component {
      case .key(let key):
        guard node.kind == .dictionary else { return "\(name) is \(node.kind.phrase), not a dictionary" }
        let keys: [String] = node.entries.map(\.key)
        if let near: String = Similarity.nearest(to: key, among: keys) { return "\(name) has no key '\(key)'; did you mean '\(near)'?" }
        return "\(name) has no key '\(key)'"
      case .index, .end:
        guard node.kind == .array || node.kind == .set else { return "\(name) is \(node.kind.phrase), not an array" }
        let count: Int = node.count
        return "\(name) has \(count) element\(count == 1 ? "" : "s")"
      }
    }
    return "it does not exist"
  }
}

/// Near misses in typed names.
enum Similarity {
  /// The candidate that differs least, by at most a third of the letters and regardless of case; nil when none is near.
  static func nearest(to name: String, among candidates: [String]) -> String? {
    let wanted: [Character] = Array(name.lowercased())
    let limit: Int = max(1, wanted.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in candidates.prefix(5000) {
      let distance: Int = distance(wanted, Array(candidate.lowercased()), limit: limit)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (distance, candidate) }
    }
    return best?.name
  }

  /// The number of letters to insert, delete, replace or swap; at least `limit + 1` when it is more than the limit.
  private static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var previous: [Int] = []
    var row: [Int] = Array(0...right.count)
    for i in 0..<left.count {
      var next: [Int] = [i + 1]
      for j in 0..<right.count {
        var value: Int = min(row[j + 1] + 1, next[j] + 1, row[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { value = min(value, previous[j - 1] + 1) }
        next.append(value)
      }
      previous = row
      row = next
    }
    return row[right.count]
  }
}
