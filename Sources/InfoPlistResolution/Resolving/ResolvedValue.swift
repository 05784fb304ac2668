public import PropertyLists

/// A value that holds in an environment, with the place that it comes from.
public struct ResolvedValue: Sendable {
  /// The key without qualifiers.
  public let key: String
  /// The value.
  public let node: PropertyListNode
  /// Where it stands.
  public let place: Provenance
  /// Whether a table of translations gave it.
  public var isLocalized: Bool { place.language != nil || isFromTable }
  let isFromTable: Bool

  init(key: String, node: PropertyListNode, place: Provenance, isFromTable: Bool) {
    self.key = key
    self.node = node
    self.place = place
    self.isFromTable = isFromTable
  }
}
