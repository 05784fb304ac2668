import InfoPlistCatalog

/// Near misses in typed names.
enum Nearness {
  /// The candidates that differ least, nearest first, by at most a quarter of the letters and regardless of case.
  static func nearest(to name: String, among candidates: [String], limit: Int) -> [String] {
    let wanted: [UInt8] = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= 200 else { return [] }
    let bound: Int = max(1, min(4, wanted.count / 4))
    var found: [(distance: Int, name: String)] = []
    for candidate in candidates {
      let folded: [UInt8] = Array(candidate.lowercased().utf8)
      if let distance: Int = KeyCatalog.editDistance(wanted, folded, atMost: bound) { found.append((distance, candidate)) }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
  }
}
