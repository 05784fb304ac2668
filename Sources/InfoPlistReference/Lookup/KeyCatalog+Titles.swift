public import InfoPlistCatalog
public import PropertyLists

extension InfoPlistKeyPath {
  /// The place in the catalogue of a value in a file: positions become `[]`.
  public init(catalogPathOf path: PropertyListPath) {
    self.init(
      path.components.map { component in
        switch component {
        case .key(let name): .key(name)
        case .index, .end: .element
        }
      })
  }
}

extension KeyCatalog {
  /// The title that Xcode shows for a place; nil where it shows the raw key. A variant such as `UISupportedInterfaceOrientations~ipad` has
  /// the title of its key with the suffix behind it.
  public static func title(at path: InfoPlistKeyPath) -> String? {
    if let key: InfoPlistKey = key(at: path) { return key.name == "*" ? nil : key.title }
    guard path.isTopLevel, let name: String = path.name, let mark: String.Index = name.firstIndex(where: { $0 == "~" || $0 == "-" }),
      let title: String = topLevelKey(named: String(name[..<mark]))?.title
    else { return nil }
    return "\(title) (\(name[name.index(after: mark)...]))"
  }
}
