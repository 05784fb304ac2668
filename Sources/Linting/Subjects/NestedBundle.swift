public import AppBundles

/// A bundle inside another one, with the bundles around it. Archives and other mere containers do not count as bundles around it.
public struct NestedBundle: Sendable {
  /// The bundle.
  public let bundle: BundleSubject
  /// The bundle that directly holds it.
  public let parent: BundleSubject
  /// The nearest app around it, which may be the parent; nil when there is none.
  public let app: BundleSubject?
  /// The outermost bundle around it.
  public let outermost: BundleSubject
  /// The names of directories that lead from the parent to it, such as `PlugIns`.
  public let place: String
  /// What it is for, when it is an app.
  public let role: BundleRole?

  /// What the bundle is in a sentence: its role, or its kind.
  public var title: String { role?.title ?? bundle.bundle.kind?.title ?? "bundle" }
}
