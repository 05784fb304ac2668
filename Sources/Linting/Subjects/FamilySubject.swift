public import AppBundles

/// A bundle with all bundles inside it as rules see them.
public struct FamilySubject: Sendable {
  /// The family.
  public let family: BundleFamily
  /// The bundles, in the order of `family.members`.
  public let bundles: [BundleSubject]

  /// Makes a subject; `bundles` has one element for each member of the family.
  public init(family: BundleFamily, bundles: [BundleSubject]) {
    self.family = family
    self.bundles = bundles
  }

  /// The outermost bundle; nil for an empty family.
  public var root: BundleSubject? { bundles.first }

  /// The bundles that are no mere containers, each with the bundle that holds it.
  public var nested: [(parent: BundleSubject, child: BundleSubject)] {
    zip(family.members, bundles).compactMap { member, child in
      guard let parent: Int = member.parent, bundles.indices.contains(parent) else { return nil }
      return (bundles[parent], child)
    }
  }
}
