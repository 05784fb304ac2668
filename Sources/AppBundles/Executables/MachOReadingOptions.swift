/// How much of an executable is read.
public struct MachOReadingOptions: Sendable, Hashable {
  /// Whether the names of imported symbols and of Objective-C classes are read. They stand far from the header.
  public var includesNames: Bool
  /// The most slices of a fat file.
  public var sliceCount: Int
  /// The most bytes of the load commands of a slice.
  public var commandByteCount: Int
  /// The most imported symbols of a slice.
  public var symbolCount: Int
  /// The most bytes of names of a slice.
  public var nameByteCount: Int
  /// The most bytes of an embedded property list.
  public var embeddedInfoByteCount: Int

  /// The defaults: no names, 64 slices, 4 MiB of load commands, 200,000 symbols, 16 MiB of names, 16 MiB of an embedded list.
  public init(
    includesNames: Bool = false, sliceCount: Int = 64, commandByteCount: Int = 4 << 20, symbolCount: Int = 200_000,
    nameByteCount: Int = 16 << 20, embeddedInfoByteCount: Int = 16 << 20
  ) {
    self.includesNames = includesNames
    self.sliceCount = sliceCount
    self.commandByteCount = commandByteCount
    self.symbolCount = symbolCount
    self.nameByteCount = nameByteCount
    self.embeddedInfoByteCount = embeddedInfoByteCount
  }
}
