import InfoPlistCatalog

/// Names of platforms and products as configurations and command lines write them.
public enum ConfigurationNames {
  /// The platforms, without spaces.
  public static let platforms: [String] = Platform.allCases.map { $0.rawValue.filter { $0 != " " } }
  /// The kinds of product.
  public static let products: [String] = ProductKind.allCases.map(\.rawValue)

  static func platform(_ text: String) -> Platform? {
    Platform.allCases.first { $0.rawValue.filter { $0 != " " } == text }
  }

  /// The nearest of some names; nil when none is near.
  public static func nearest(to name: String, in names: [String]) -> String? {
    let wanted: [UInt8] = Array(name.lowercased().utf8.prefix(100))
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance: Int = distance(wanted, Array(candidate.lowercased().utf8.prefix(100)))
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, wanted.count / 3) else { return nil }
    return best.name
  }

  /// Insertions, removals and replacements that turn one text into the other.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row: [Int] = Array(0...right.count)
    for (leftIndex, byte) in left.enumerated() {
      var diagonal: Int = row[0]
      row[0] = leftIndex + 1
      for rightIndex in 0..<right.count {
        let above: Int = row[rightIndex + 1]
        row[rightIndex + 1] = min(min(above, row[rightIndex]) + 1, diagonal + (right[rightIndex] == byte ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
