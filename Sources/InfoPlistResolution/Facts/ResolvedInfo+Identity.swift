public import AppBundles

extension ResolvedInfo {
  /// The layout as the bundle code counts with it afterwards; nil for a directory that is no bundle: of the old layout, with nothing in the
  /// information property list and without an executable.
  public var effectiveLayout: BundleLayout? {
    guard let bundle: AppBundle = contents.bundle else { return nil }
    if bundle.layout == .resources, contents.info.entries.isEmpty, executable().value == nil { return nil }
    return bundle.layout
  }

  /// Whether the directory looks like a bundle to the bundle code by its shape alone. Flat bundles, as those of iOS, do not.
  public var looksLikeBundle: Bool { effectiveLayout.map { $0 != .flat } ?? false }
}
