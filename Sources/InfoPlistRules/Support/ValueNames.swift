import Linting

/// Finds what people meant to write.
enum ValueNames {
  /// The value of a table that a text is most like; nil when none is near.
  static func nearest(to text: String, among entries: [ValueEntry]) -> String? {
    if let known: ValueEntry = entries.first(where: { $0.misspellings.contains(text) }) { return known.value }
    let folded: String = fold(text)
    if let same: ValueEntry = entries.first(where: { fold($0.value) == folded }) { return same.value }
    return nearest(to: text, among: entries.map(\.value))
  }

  /// The name that a text is most like; nil when none or several are near.
  static func nearest(to text: String, among names: [String]) -> String? {
    let wanted: [UInt8] = Array(text.lowercased().utf8)
    let bound: Int = max(1, min(3, wanted.count / 4))
    var best: (name: String, distance: Int)?
    var isUnique: Bool = true
    for name in names where !name.isEmpty {
      guard let distance: Int = KeyCatalog.editDistance(wanted, Array(name.lowercased().utf8), atMost: bound) else { continue }
      if let found = best {
        if distance > found.distance { continue }
        if distance == found.distance {
          isUnique = false
          continue
        }
      }
      best = (name, distance)
      isUnique = true
    }
    return isUnique ? best?.name : nil
  }

  /// A text without case, spaces, hyphens and underscores.
  static func fold(_ text: String) -> String {
    text.lowercased().filter { $0 != "-" && $0 != "_" && !$0.isWhitespace }
  }
}
