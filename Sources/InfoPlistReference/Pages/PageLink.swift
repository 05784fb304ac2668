public import InfoPlistCatalog

/// What a page can point to.
public enum PageLink: Sendable, Hashable {
  /// An entry of the catalogue, by one of its paths.
  case key(InfoPlistKeyPath)
  /// A table of values, by name.
  case table(String)
  /// An address on the web.
  case web(String)
}
