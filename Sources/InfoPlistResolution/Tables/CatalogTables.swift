import AppBundles

/// Tables that hold all languages in one file: `.loctable` of system apps, and the string catalogs (`.xcstrings`) that builds turn into
/// `.strings`. The published bundle code knows neither; that they are asked like language directories is a ruling of this project.
enum CatalogTables {
  /// The languages of a table, as it spells them, in its order.
  static func languages(_ table: StringTable) -> [String] { table.languages.compactMap { $0 } }

  /// The texts of one language as a dictionary, for a device: a text for the device comes before one for all.
  static func dictionary(_ table: StringTable, language: String, for environment: Environment) -> InfoDictionary {
    var nodes: [String: Int] = [:]
    var entries: [LocalizedString] = []
    for entry in table.entries where entry.language == language && !entry.isShadowed {
      let isForAll: Bool = entry.device == nil || entry.device == "other"
      if !isForAll, entry.device != name(of: environment.device) { continue }
      if let position: Int = nodes[entry.key] {
        if !isForAll { entries[position] = entry }
        continue
      }
      nodes[entry.key] = entries.count
      entries.append(entry)
    }
    return InfoDictionary(
      entries.map { ($0.key, $0.node) }, file: table.files.first?.path ?? "", document: table.files.first?.document)
  }

  /// The name of a device in string catalogs.
  private static func name(of device: Device) -> String {
    switch device {
    case .iPhone: "iphone"
    case .iPad: "ipad"
    case .iPod: "ipod"
    case .mac: "mac"
    case .appleTV: "appletv"
    case .watch: "applewatch"
    case .vision: "applevision"
    }
  }
}
