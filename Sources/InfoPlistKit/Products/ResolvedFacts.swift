public import InfoPlistResolution

/// What follows from the values of an Info.plist for the bundle as a whole, each with the way to it.
public struct ResolvedFacts: Sendable {
  /// The name that the user sees: in Finder on a Mac, on the Home screen elsewhere.
  public let displayName: Decision<String>
  /// Type and creator; nil when nothing says so.
  public let packageType: Decision<PackageType?>
  /// The path of the main executable; nil when none of the usual places has it.
  public let executable: Decision<String?>
  /// The version as documented, and as the bundle code computes it.
  public let versions: Decision<VersionNumbers>

  /// Works them out.
  public init(_ resolved: ResolvedInfo) {
    displayName = resolved.displayName()
    packageType = resolved.packageType()
    executable = resolved.executable()
    versions = resolved.versionNumbers()
  }
}
