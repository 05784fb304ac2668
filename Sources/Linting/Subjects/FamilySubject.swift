public import AppBundles

/// A bundle with all bundles inside it as rules see them.
public struct FamilySubject: Sendable {
  /// The family.
  public let family: BundleFamily
  /// The bundles, in the order of `family.members`.
  public let bundles: [BundleSubject]
  /// The bundles inside others, in the order of `family.members`; neither mere containers nor what only such a container holds.
  public let parts: [NestedBundle]

  /// Makes a subject; `bundles` has one element for each member of the family.
  public init(family: BundleFamily, bundles: [BundleSubject]) {
    self.family = family
    self.bundles = bundles
    parts = FamilySubject.parts(family, bundles)
  }

  /// The outermost bundle, which may be a mere container such as an archive; nil for an empty family.
  public var root: BundleSubject? { bundles.first }

  /// The outermost bundle that is no mere container: the app itself, also inside an archive.
  public var main: BundleSubject? { bundles.first { !isContainer($0) } }

  /// The bundles inside others, each with the bundle that directly holds it, mere containers included.
  public var nested: [(parent: BundleSubject, child: BundleSubject)] {
    zip(family.members, bundles).compactMap { member, child in
      guard let parent: Int = member.parent, bundles.indices.contains(parent) else { return nil }
      return (bundles[parent], child)
    }
  }

  private static func parts(_ family: BundleFamily, _ bundles: [BundleSubject]) -> [NestedBundle] {
    guard bundles.count > 1, bundles.count == family.members.count else { return [] }
    var result: [NestedBundle] = []
    // For each member the numbers of the nearest app and of the outermost bundle, itself included.
    var apps: [Int?] = []
    var roots: [Int?] = []
    for (number, member) in family.members.enumerated() {
      let parent: Int? = member.parent.flatMap { isContainer(bundles[$0]) ? nil : $0 }
      let isBundle: Bool = !isContainer(bundles[number])
      apps.append(member.bundle.kind == .app ? number : parent.flatMap { apps[$0] })
      roots.append(isBundle ? parent.flatMap { roots[$0] } ?? number : nil)
      guard isBundle, let parent, let root: Int = roots[parent] else { continue }
      result.append(
        NestedBundle(
          bundle: bundles[number], parent: bundles[parent], app: apps[parent].map { bundles[$0] }, outermost: bundles[root],
          place: member.place, role: member.role))
    }
    return result
  }

  private static func isContainer(_ bundle: BundleSubject) -> Bool { bundle.bundle.kind?.isContainer == true }
  private func isContainer(_ bundle: BundleSubject) -> Bool { FamilySubject.isContainer(bundle) }
}
