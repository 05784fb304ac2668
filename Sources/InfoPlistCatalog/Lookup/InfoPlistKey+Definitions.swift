extension InfoPlistKey {
  /// Every definition, sorted by member name. Builds all entries.
  public static var definitions: [InfoPlistKey] { KeyCatalog.all }

  /// The definitions that a platform reads.
  ///
  /// - Parameters:
  ///   - platform: The platform; iPadOS reads what iOS does unless an entry says otherwise.
  ///   - version: The version of the platform; nil for any.
  public static func definitions(availableOn platform: Platform, at version: OSVersion? = nil) -> [InfoPlistKey] {
    KeyCatalog.all.filter { $0.isAvailable(on: platform, at: version) }
  }

  /// The definitions of a family.
  public static func definitions(in family: KeyFamily) -> [InfoPlistKey] { family.keys }

  /// The definitions of a larger group.
  public static func definitions(in category: KeyFamily.Category) -> [InfoPlistKey] {
    KeyFamily.all.filter { $0.category == category }.flatMap(\.keys)
  }

  /// The definitions that are asked of a kind of product, at least as strongly as `level`.
  public static func definitions(expectedOf kind: ProductKind, level: Expectation.Level = .recommended) -> [InfoPlistKey] {
    let levels: [Expectation.Level] =
      switch level {
      case .required: [.required]
      case .recommended: [.required, .recommended]
      case .common: Expectation.Level.allCases
      }
    return KeyCatalog.all.filter { key in
      key.expectations.contains { levels.contains($0.level) && $0.kinds.contains(kind) }
    }
  }

  /// Whether a platform reads the key. False when the sources name platforms and this one is not among them, or when none is named.
  public func isAvailable(on platform: Platform, at version: OSVersion? = nil) -> Bool {
    availability.on(platform)?.isAvailable(at: version) ?? false
  }
}
