public import InfoPlistCatalog

/// Which entries of the catalogue are wanted. Every condition that is set has to hold.
public struct KeyFilter: Sendable, Hashable {
  /// A platform that reads the key.
  public var platform: Platform?
  /// A version of the platform that reads the key; without a platform it holds for any of them.
  public var version: OSVersion?
  /// Keys that came with this version or later; of the platform when one is set.
  public var introducedSince: OSVersion?
  /// The larger group.
  public var category: KeyFamily.Category?
  /// The name of a family.
  public var family: String?
  /// Keys that are advised against, replaced or not read any more.
  public var isDeprecated: Bool
  /// Keys whose values are translated.
  public var isLocalizable: Bool
  /// How strongly the key is asked for.
  public var level: Expectation.Level?
  /// A kind of product that is asked for the key; only together with a level, or alone for any level.
  public var product: ProductKind?
  /// Keys at the root only.
  public var isTopLevel: Bool
  /// Words that name, title or documentation hold.
  public var words: String?

  /// Makes a filter that lets everything through.
  public init(
    platform: Platform? = nil, version: OSVersion? = nil, introducedSince: OSVersion? = nil, category: KeyFamily.Category? = nil,
    family: String? = nil, isDeprecated: Bool = false, isLocalizable: Bool = false, level: Expectation.Level? = nil,
    product: ProductKind? = nil, isTopLevel: Bool = false, words: String? = nil
  ) {
    self.platform = platform
    self.version = version
    self.introducedSince = introducedSince
    self.category = category
    self.family = family
    self.isDeprecated = isDeprecated
    self.isLocalizable = isLocalizable
    self.level = level
    self.product = product
    self.isTopLevel = isTopLevel
    self.words = words
  }

  /// The wanted entries: best matches first when there are words, else sorted by path.
  public func keys() -> [InfoPlistKey] {
    let candidates: [InfoPlistKey] =
      words.map(KeyCatalog.search)
      ?? KeyCatalog.all.sorted { ($0.paths.first?.description ?? "") < ($1.paths.first?.description ?? "") }
    return candidates.filter(contains)
  }

  /// Whether an entry is wanted; words are not looked at.
  public func contains(_ key: InfoPlistKey) -> Bool {
    if isTopLevel, !key.isTopLevel { return false }
    if let category, key.family.category != category { return false }
    if let family, key.family.name != family { return false }
    if isLocalizable, key.localization.allSatisfy({ $0 == .never }) { return false }
    let statements: [Availability] = platform.map { platform in key.availability.on(platform).map { [$0] } ?? [] } ?? key.availability
    if platform != nil || version != nil {
      guard statements.contains(where: { $0.isAvailable(at: version) }) else { return false }
    }
    if let introducedSince {
      guard statements.contains(where: { !$0.isUnavailable && ($0.introduced.map { $0 >= introducedSince } ?? false) }) else {
        return false
      }
    }
    if isDeprecated {
      let isMarked: Bool = statements.contains { $0.deprecated != nil || $0.obsoleted != nil || $0.ignored != nil }
      guard isMarked || !key.supersededBy.isEmpty else { return false }
    }
    if level != nil || product != nil {
      let isAsked: Bool = key.expectations.contains { item in
        (level.map { $0 == item.level } ?? true)
          && (product.map { item.kinds.contains($0) || (level != nil && item.kinds.isEmpty) } ?? true)
      }
      guard isAsked else { return false }
    }
    return true
  }
}
