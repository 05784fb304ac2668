/// What one slice was built for: a platform with the oldest system and the SDK.
public struct MachOBuild: Sendable, Hashable {
  /// The platform; nil for a number that is not known.
  public let platform: MachOPlatform?
  /// The number of the platform.
  public let platformNumber: Int
  /// The oldest version of the system that it runs on.
  public let minimumOS: MachOVersion
  /// The SDK that it was linked with; nil where the linker did not know one.
  public let sdk: MachOVersion?

  init(platform: Int, minimumOS: Int, sdk: Int) {
    self.platform = MachOPlatform(rawValue: platform)
    platformNumber = platform
    self.minimumOS = MachOVersion(rawValue: UInt32(truncatingIfNeeded: minimumOS))
    self.sdk = sdk == 0 ? nil : MachOVersion(rawValue: UInt32(truncatingIfNeeded: sdk))
  }
}
