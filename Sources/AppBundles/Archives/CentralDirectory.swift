import Diagnostics

/// Where the list of an archive's members is.
struct CentralDirectory: Sendable, Hashable {
  /// The offset of its first entry in the file.
  var offset: Int
  /// Its bytes.
  var size: Int
  /// How many entries it is said to hold.
  var count: Int
  /// Bytes before the archive, which every offset in it leaves out.
  var prefix: Int

  /// Finds the directory by the record at the end of the file, or gives the finding why there is none.
  static func find(in source: any RandomAccessSource, into findings: inout DiagnosticCollector) throws(FileError) -> CentralDirectory? {
    let tailStart: Int = max(0, source.size - (0xFFFF + 22 + 20))
    let tail: [UInt8] = try source.read(at: tailStart, count: source.size - tailStart)
    guard let position: Int = endRecord(in: tail) else {
      findings.report(.notAnArchive())
      return nil
    }
    let order: ByteOrder = .little
    var directory: CentralDirectory = CentralDirectory(
      offset: order.uint32(tail, position + 16), size: order.uint32(tail, position + 12), count: order.uint16(tail, position + 10),
      prefix: 0)
    var end: Int = tailStart + position
    var disks: [Int] = [order.uint16(tail, position + 4), order.uint16(tail, position + 6)]
    if position >= 20, order.uint32(tail, position - 20) == 0x0706_4B50 {
      // The second record exists only where a number does not fit the first; where all fit, both say the same.
      let stated: Int = order.offset64(tail, position - 12)
      guard let (start, record): (Int, [UInt8]) = try largeRecord(in: source, stated: stated, locator: end - 20) else {
        findings.report(.truncatedArchive("the record of 64-bit sizes is missing"))
        return nil
      }
      directory.count = order.offset64(record, 32)
      directory.size = order.offset64(record, 40)
      directory.offset = order.offset64(record, 48)
      disks = [order.uint32(record, 16), order.uint32(record, 20)]
      end = start
    }
    guard disks.allSatisfy({ $0 == 0 || $0 == 0xFFFF }) else {
      findings.report(.archiveOnSeveralDisks())
      return nil
    }
    let (stated, overflows): (Int, Bool) = directory.offset.addingReportingOverflow(directory.size)
    guard !overflows, stated <= end else {
      findings.report(.truncatedArchive("the central directory would end behind its own end record"))
      return nil
    }
    // A shorter file than the record expects has lost bytes at its front; a longer one has others there.
    directory.prefix = end - stated
    if directory.prefix > 0, try isEntry(at: directory.offset, in: source) { directory.prefix = 0 }
    if directory.prefix > 0 { findings.report(.prefixedArchive(count: directory.prefix)) }
    directory.offset += directory.prefix
    return directory
  }

  /// The last record whose comment ends with the file; else the last one at all, as when bytes were added behind the archive.
  private static func endRecord(in tail: [UInt8]) -> Int? {
    guard tail.count >= 22 else { return nil }
    var candidate: Int?
    for position in stride(from: tail.count - 22, through: 0, by: -1)
    where tail[position] == 0x50 && tail[position + 1] == 0x4B && tail[position + 2] == 5 && tail[position + 3] == 6 {
      if position + 22 + ByteOrder.little.uint16(tail, position + 20) == tail.count { return position }
      if candidate == nil { candidate = position }
    }
    return candidate
  }

  private static func largeRecord(
    in source: any RandomAccessSource, stated: Int, locator: Int
  ) throws(FileError) -> (start: Int, record: [UInt8])? {
    for start in [stated, locator - 56] where start >= 0 && start <= locator - 56 {
      let record: [UInt8] = try source.read(at: start, count: 56)
      if record.count == 56, ByteOrder.little.uint32(record, 0) == 0x0606_4B50 { return (start, record) }
    }
    return nil
  }

  private static func isEntry(at offset: Int, in source: any RandomAccessSource) throws(FileError) -> Bool {
    ByteOrder.little.uint32(try source.read(at: offset, count: 4), 0) == 0x0201_4B50
  }
}
