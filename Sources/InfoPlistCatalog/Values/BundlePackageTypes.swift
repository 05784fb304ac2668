extension ValueTable {
  /// Codes for the kind of a bundle.
  public static let bundlePackageTypes: ValueTable = ValueTable(
    "bundle-package-types",
    title: "Bundle type codes",
    closed: false,
    summary: "Four-letter codes for kinds of bundles. Loadable bundles may have a code of their own.",
    requirements: ["R-PKG-001...005"],
    sources: [.reference(.coreFoundation), .publicFiles],
    [
      ValueEntry("APPL", title: "Application", "An app.", requirements: ["R-PKG-002"]),
      ValueEntry("FMWK", title: "Framework", "A framework.", requirements: ["R-PKG-003"]),
      ValueEntry("BNDL", title: "Bundle", "A loadable bundle without a more specific code.", requirements: ["R-PKG-004"]),
      ValueEntry("XPC!", title: "XPC service or app extension", "A service or an app extension.", confidence: .medium),
      ValueEntry("KEXT", title: "Kernel extension", "Code the kernel loads.", since: [.macOS()], confidence: .medium),
      ValueEntry("DEXT", title: "Driver extension", "A driver in user space.", since: [.macOS("10.15")], confidence: .medium),
      ValueEntry("SYSX", title: "System extension", "A system extension.", since: [.macOS("10.15")], confidence: .medium),
      ValueEntry("dSYM", title: "Debug symbols", "Debug symbols beside a binary; not a bundle that runs.", confidence: .medium),
    ])
}
