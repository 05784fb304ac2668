import AppBundles
public import InfoPlistCatalog
import PropertyLists

/// What is known about a subject before any rule looks at it. Computed once.
public struct Facts: Sendable, Hashable {
  /// What the content says that the property list describes; nil when its root is no dictionary.
  public var purpose: InfoPlistCatalog.PropertyListKind?
  /// Whether it is the information property list of a bundle, in a source tree or in a product.
  public var isInfoPlist: Bool
  /// Whether it belongs to a project or to a finished bundle.
  public var stage: RuleScope.Stage
  /// The platforms that it is for, as far as they can be told; several for a source that serves several.
  public var platforms: [Platform]
  /// The kind of product; nil when it cannot be told.
  public var product: ProductKind?
  /// The oldest system that the product runs on; nil when it cannot be told.
  public var deploymentTarget: OSVersion?
  /// The SDK that built the product; nil when it cannot be told.
  public var sdk: OSVersion?

  /// States facts.
  public init(
    purpose: InfoPlistCatalog.PropertyListKind? = nil, isInfoPlist: Bool = false, stage: RuleScope.Stage = .source,
    platforms: [Platform] = [], product: ProductKind? = nil, deploymentTarget: OSVersion? = nil, sdk: OSVersion? = nil
  ) {
    self.purpose = purpose
    self.isInfoPlist = isInfoPlist
    self.stage = stage
    self.platforms = platforms
    self.product = product
    self.deploymentTarget = deploymentTarget
    self.sdk = sdk
  }

  /// The one platform; nil when none or several are possible.
  public var platform: Platform? { platforms.count == 1 ? platforms[0] : nil }

  /// Whether one of the platforms is possible.
  public func mayBe(_ platform: Platform) -> Bool { platforms.isEmpty || platforms.contains(platform) }
}
