public import InfoPlistCatalog
public import PropertyLists

/// The values that are translated by their own text and not by the name of their key: names of document types and URL types, descriptions of
/// uniform types, menu items of services, titles of shortcuts.
public enum LocalizableValues {
  /// A value in an Info.plist that a table may translate.
  public struct Place: Sendable {
    /// Where the value stands in the Info.plist.
    public let path: PropertyListPath
    /// The value.
    public let node: PropertyListNode
    /// The table that may hold its translation, without extension.
    public let table: String
    /// The catalogue's path of such values.
    public let pattern: InfoPlistKeyPath
  }

  /// The patterns of such values with their tables.
  static let patterns: [(pattern: InfoPlistKeyPath, table: String)] = {
    var result: [(pattern: InfoPlistKeyPath, table: String)] = [
      ("UIApplicationShortcutItems[].UIApplicationShortcutItemTitle", "InfoPlist"),
      ("UIApplicationShortcutItems[].UIApplicationShortcutItemSubtitle", "InfoPlist"),
    ]
    for key in KeyCatalog.all {
      for localization in key.localization {
        let table: String
        switch localization {
        case .byValue: table = "InfoPlist"
        case .servicesMenu, .servicesMenuByKey: table = "ServicesMenu"
        default: continue
        }
        for path in key.paths where !result.contains(where: { $0.pattern == path && $0.table == table }) { result.append((path, table)) }
      }
    }
    return result
  }()

  /// The table for the value at a path; nil when values there are not translated by their text.
  public static func table(for path: PropertyListPath) -> (table: String, pattern: InfoPlistKeyPath)? {
    patterns.first { matches($0.pattern, path) }.map { ($0.table, $0.pattern) }
  }

  /// All such values of an information property list for a profile, in the order of the patterns.
  public static func places(in info: InfoDictionary, _ profile: VariantProfile) -> [Place] {
    var result: [Place] = []
    for (pattern, table) in patterns {
      guard case .key(let key)? = pattern.segments.first, let choice: InfoDictionary.Choice = info.choice(for: key, profile) else {
        continue
      }
      var current: [(PropertyListPath, PropertyListNode)] = [(PropertyListPath([.key(choice.entry.key)]), choice.entry.node)]
      for segment in pattern.segments.dropFirst() {
        var next: [(PropertyListPath, PropertyListNode)] = []
        for (path, node) in current {
          switch segment {
          case .element: for (index, element) in node.elements.enumerated() { next.append((path.appending(index: index), element)) }
          case .key(let name): if let value: PropertyListNode = node[name] { next.append((path.appending(key: name), value)) }
          case .anyKey: for entry in node.entries { next.append((path.appending(key: entry.key), entry.value)) }
          }
        }
        current = next
      }
      for (path, node) in current where node.kind == .string {
        result.append(Place(path: path, node: node, table: table, pattern: pattern))
      }
    }
    return result
  }

  private static func matches(_ pattern: InfoPlistKeyPath, _ path: PropertyListPath) -> Bool {
    guard pattern.segments.count == path.components.count else { return false }
    return zip(pattern.segments, path.components).allSatisfy { segment, component in
      switch (segment, component) {
      case (.key(let name), .key(let key)): name == key || KeyVariant(key)?.base == name
      case (.anyKey, .key), (.element, .index): true
      default: false
      }
    }
  }
}
