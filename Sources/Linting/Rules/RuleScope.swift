public import InfoPlistCatalog

/// Where a rule applies. The engine compares it with the facts of the subject, so that rules need not.
public struct RuleScope: Sendable, Hashable {
  /// Source property lists, built ones or both.
  public let stage: Stage?
  /// Platforms it applies to; empty: all. A subject whose platform is not known is checked only by rules for all platforms.
  public let platforms: [Platform]
  /// Kinds of product it applies to; empty: all. A subject whose kind is not known is checked only by rules for all kinds.
  public let products: [ProductKind]
  /// The first version of the system for which it applies: compared with the deployment target, where that is known.
  public let deploymentTargetFrom: OSVersion?
  /// The first version of the SDK for which it applies: compared with the SDK that built the product, where that is known.
  public let sdkFrom: OSVersion?

  /// The life of an Info.plist.
  public enum Stage: String, Sendable, Hashable, CaseIterable {
    /// Written by a person, in a project: values may be build settings, and the build adds keys.
    case source
    /// Part of a finished bundle: what is not there is missing.
    case product
  }

  /// States a scope.
  public init(
    stage: Stage? = nil, platforms: [Platform] = [], products: [ProductKind] = [], deploymentTargetFrom: OSVersion? = nil,
    sdkFrom: OSVersion? = nil
  ) {
    self.stage = stage
    self.platforms = platforms
    self.products = products
    self.deploymentTargetFrom = deploymentTargetFrom
    self.sdkFrom = sdkFrom
  }

  /// Everywhere.
  public static let anywhere: RuleScope = RuleScope()
  /// In finished bundles only.
  public static let products: RuleScope = RuleScope(stage: .product)
  /// In source trees only.
  public static let sources: RuleScope = RuleScope(stage: .source)

  /// On some platforms.
  public static func on(_ platforms: Platform..., stage: Stage? = nil) -> RuleScope {
    RuleScope(stage: stage, platforms: platforms)
  }

  /// In some kinds of product.
  public static func of(_ products: ProductKind..., stage: Stage? = nil) -> RuleScope {
    RuleScope(stage: stage, products: products)
  }

  /// Whether a subject with these facts is inside the scope.
  public func contains(_ facts: Facts) -> Bool {
    if let stage, stage != facts.stage { return false }
    if !platforms.isEmpty, !facts.platforms.contains(where: platforms.contains) { return false }
    if !products.isEmpty {
      guard let product: ProductKind = facts.product, products.contains(product) else { return false }
    }
    if let deploymentTargetFrom, let target: OSVersion = facts.deploymentTarget, target < deploymentTargetFrom { return false }
    if let sdkFrom, let sdk: OSVersion = facts.sdk, sdk < sdkFrom { return false }
    return true
  }
}
