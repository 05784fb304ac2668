import AppBundles

/// A product as the tree of its bundles.
public struct BundleTree: Sendable {
  /// What was looked at.
  public let product: Product
  /// The bundles of each family: the outermost first, each one before those inside it; `parent` numbers them within their family.
  public let families: [[BundleSummary]]
}

extension Workspace {
  /// The bundles of a product, with identity, version, platforms, architectures and sizes.
  ///
  /// - Throws: when there is no bundle.
  public func bundles(at path: String) throws(ProductError) -> BundleTree {
    let product: Product = try Product(at: path, in: fileSystem)
    guard !product.isFile else {
      throw ProductError.noBundle(path: path, hint: "'infoplist print' shows a single property list", reasons: [])
    }
    let families: [[BundleSummary]] = try product.requiredFamilies().map { family in
      family.members.map { BundleSummary($0, in: fileSystem) }
    }
    return BundleTree(product: product, families: families)
  }
}
