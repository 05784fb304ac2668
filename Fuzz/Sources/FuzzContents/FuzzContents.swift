public import AppBundles
import Diagnostics
import LocalFileSystem

/// The input as a source.
public func fuzzSource(_ start: UnsafePointer<UInt8>?, _ count: Int) -> MemorySource {
  MemorySource(SourceBytes(UnsafeBufferPointer(start: start, count: count)))
}

/// Opens one input as an archive and reads every member that it lists, whole and in parts.
///
/// Traps when a member that could be read differs between the two ways.
public func fuzzArchive(_ source: MemorySource) {
  let limits: ArchiveLimits = ArchiveLimits(memberByteCount: 1 << 20)
  let archive: ArchiveFileSystem = ArchiveFileSystem(reading: source, inflater: ZlibInflater(), limits: limits)
  for member in archive.members.prefix(50) {
    _ = try? archive.entries(of: member.path)
    _ = try? archive.info(at: member.path)
    guard let bytes: SourceBytes = try? archive.read(member.path, limit: 1 << 20) else { continue }
    guard let parts: any RandomAccessSource = try? archive.source(at: member.path) else { preconditionFailure("read but not opened") }
    let middle: Int = bytes.count / 2
    let back: [UInt8]? = try? parts.read(at: middle, count: bytes.count)
    let front: [UInt8]? = try? parts.read(at: 0, count: middle)
    precondition((front ?? []) + (back ?? []) == bytes.array)
  }
  _ = archive.headerDiagnostics()
  for family in BundleDiscovery(in: archive).search("").families {
    for member in family.members.prefix(20) { _ = BundleContents(of: member.bundle, in: archive) }
  }
}

/// Reads one input as an executable, with its names. Traps when a slice or its embedded list lies outside the file.
public func fuzzExecutable(_ source: MemorySource) {
  guard let file: MachOFile = MachOFile(reading: source, options: MachOReadingOptions(includesNames: true)) else { return }
  for slice in file.slices {
    for range in [slice.range, slice.embeddedInfoRange ?? slice.range] {
      precondition(range.lowerBound >= 0 && range.upperBound <= source.size)
    }
  }
}

/// Reads one input as an image and as an asset catalog.
public func fuzzImage(_ source: MemorySource) {
  _ = ImageHeader(reading: source)
  _ = AssetCatalog(reading: source)
}
