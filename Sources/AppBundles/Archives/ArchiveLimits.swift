/// How much of an archive is taken on before it is refused with a finding.
public struct ArchiveLimits: Sendable, Hashable {
  /// The most entries.
  public var entryCount: Int
  /// The most bytes of one entry's path.
  public var nameByteCount: Int
  /// The most names in one path.
  public var depth: Int
  /// The most bytes of one member after decompression; a larger one stays listed and cannot be read whole.
  public var memberByteCount: Int
  /// The most bytes of all members after decompression.
  public var totalByteCount: Int
  /// The most times that a member of more than 1 MiB may be larger than its compressed form.
  public var compressionRatio: Int
  /// The most bytes of a symbolic link's text.
  public var linkByteCount: Int
  /// The most symbolic links.
  public var linkCount: Int
  /// The most findings that are kept.
  public var diagnosticCount: Int

  /// The defaults: 200,000 entries, 1,024 bytes and 100 names of a path, 4 GiB a member, 64 GiB in all, ratio 500, 1,024 bytes of a link,
  /// 20,000 links, 200 findings.
  public init(
    entryCount: Int = 200_000, nameByteCount: Int = 1024, depth: Int = 100, memberByteCount: Int = 4 << 30,
    totalByteCount: Int = 64 << 30, compressionRatio: Int = 500, linkByteCount: Int = 1024, linkCount: Int = 20_000,
    diagnosticCount: Int = 200
  ) {
    self.entryCount = entryCount
    self.nameByteCount = nameByteCount
    self.depth = depth
    self.memberByteCount = memberByteCount
    self.totalByteCount = totalByteCount
    self.compressionRatio = compressionRatio
    self.linkByteCount = linkByteCount
    self.linkCount = linkCount
    self.diagnosticCount = diagnosticCount
  }
}
