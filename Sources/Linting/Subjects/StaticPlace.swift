import InfoPlistCatalog

/// A place in the terms of the catalogue that a rule asks for: its path is read only when a file has the top-level key.
public struct StaticPlace: Sendable, ExpressibleByStringLiteral {
  /// The first key of the path.
  let topLevelKey: String
  private let text: String

  /// Takes the written form of a path.
  public init(stringLiteral text: String) {
    self.text = text
    topLevelKey = String(text.prefix { $0 != "." && $0 != "[" })
  }

  /// The path.
  var path: InfoPlistKeyPath { InfoPlistKeyPath(text) }
}
