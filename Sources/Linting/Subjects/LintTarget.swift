public import InfoPlistCatalog

/// What the user says about the target, which wins over what the files let guess.
public struct LintTarget: Sendable, Hashable {
  /// Source or product.
  public var stage: RuleScope.Stage?
  /// The platform.
  public var platform: Platform?
  /// The kind of product.
  public var product: ProductKind?
  /// The oldest system that the product shall run on.
  public var deploymentTarget: OSVersion?
  /// The SDK that builds or built the product.
  public var sdk: OSVersion?
  /// Today, `YYYY-MM-DD`, for rules that hold from some day on; nil: all of them hold.
  public var today: String?

  /// States a target; nil means: guess.
  public init(
    stage: RuleScope.Stage? = nil, platform: Platform? = nil, product: ProductKind? = nil, deploymentTarget: OSVersion? = nil,
    sdk: OSVersion? = nil, today: String? = nil
  ) {
    self.stage = stage
    self.platform = platform
    self.product = product
    self.deploymentTarget = deploymentTarget
    self.sdk = sdk
    self.today = today
  }
}
