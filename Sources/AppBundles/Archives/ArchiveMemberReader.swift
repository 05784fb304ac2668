import Diagnostics

/// Reads the bytes of one member: finds its data behind the local header and decompresses it.
struct ArchiveMemberReader {
  let source: any RandomAccessSource
  let inflater: any Inflater
  let member: ArchiveMember

  /// What differs between the local header and the central directory; nil when nothing does.
  func headerDifference() throws(FileError) -> String? {
    try header().difference
  }

  private func header() throws(FileError) -> (dataOffset: Int, difference: String?) {
    let order: ByteOrder = .little
    let fixed: [UInt8] = try source.read(at: member.headerOffset, count: 30 + member.rawName.count)
    guard fixed.count >= 30, order.uint32(fixed, 0) == 0x0403_4B50 else { throw FileError(member.path, .other("its header is missing")) }
    let nameCount: Int = order.uint16(fixed, 26)
    let dataOffset: Int = member.headerOffset + 30 + nameCount + order.uint16(fixed, 28)
    let flags: Int = order.uint16(fixed, 6)
    let method: Int = order.uint16(fixed, 8)
    if nameCount != member.rawName.count || !fixed.dropFirst(30).elementsEqual(member.rawName) { return (dataOffset, "the name") }
    if (flags & 0x2041 != 0) != member.isEncrypted { return (dataOffset, "the encryption") }
    if method != member.methodNumber { return (dataOffset, "the method") }
    // With a data descriptor zeros may stand here; with 64-bit sizes the numbers stand in an extra field.
    if flags & 8 != 0 { return (dataOffset, nil) }
    let compressedSize: Int = order.uint32(fixed, 18)
    let size: Int = order.uint32(fixed, 22)
    if compressedSize != 0xFFFF_FFFF, compressedSize != member.compressedSize { return (dataOffset, "the compressed size") }
    if size != 0xFFFF_FFFF, size != member.size { return (dataOffset, "the size") }
    if UInt32(order.uint32(fixed, 14)) != member.checksum { return (dataOffset, "the checksum") }
    return (dataOffset, nil)
  }

  /// The member's bytes as they stand in the archive.
  func data() throws(FileError) -> PartSource {
    if let refusal: String = member.refusal { throw FileError(member.path, .other(refusal)) }
    let (offset, difference): (Int, String?) = try header()
    if let difference {
      throw FileError(member.path, .other(Diagnostic.headerMismatch(member.path, difference).message))
    }
    let part: PartSource = PartSource(of: source, at: offset, count: member.compressedSize)
    guard part.size == member.compressedSize else { throw FileError(member.path, .other("the archive is cut off")) }
    return part
  }

  /// The member as a source: stored bytes directly, deflated ones through a stream.
  func open() throws(FileError) -> any RandomAccessSource {
    let part: PartSource = try data()
    guard member.method == .deflated else { return part }
    return InflatedSource(part, size: member.size, path: member.path, inflater: inflater)
  }

  /// The whole member, with its checksum compared.
  ///
  /// Memory is the stated size, which `ArchiveLimits` and the caller's limit have bounded, and one window of compressed bytes.
  func readAll() throws(FileError) -> SourceBytes {
    let part: PartSource = try data()
    guard member.method == .deflated else {
      guard member.size == member.compressedSize else { throw failure("its stored size is not its size") }
      return try checked(SourceBytes(try part.read(at: 0, count: part.size)))
    }
    guard member.size / 1040 <= member.compressedSize else { throw failure("its compressed data are too short for its size") }
    guard let stream: any InflateStream = inflater.makeStream() else { throw failure("memory does not suffice") }
    var problem: FileError?
    let bytes: SourceBytes = SourceBytes(capacity: member.size) { output in
      do throws(FileError) {
        return try fill(output, from: part, through: stream)
      } catch {
        problem = error
        return 0
      }
    }
    if let problem { throw problem }
    guard bytes.count == member.size else { throw failure("its data end early") }
    return try checked(bytes)
  }

  private func fill(
    _ output: UnsafeMutableRawBufferPointer, from part: PartSource, through stream: any InflateStream
  ) throws(FileError) -> Int {
    var written: Int = 0
    var offset: Int = 0
    var spare: [UInt8] = [0]
    while true {
      let input: [UInt8] = try part.read(at: offset, count: 1 << 16)
      // When all expected bytes are there, one more byte of room tells an end from more data.
      let isFull: Bool = written == output.count
      let step: InflateStep = input.withUnsafeBytes { input in
        isFull
          ? spare.withUnsafeMutableBytes { stream.inflate(input, into: $0) }
          : stream.inflate(input, into: UnsafeMutableRawBufferPointer(rebasing: output[written...]))
      }
      if isFull, step.produced > 0 { throw failure("it is larger than it says when unpacked") }
      offset += step.consumed
      written += isFull ? 0 : step.produced
      switch step.state {
      case .finished: return written
      case .corrupt: throw failure("its compressed data are damaged")
      case .running:
        if step.consumed == 0, step.produced == 0 { throw failure("its compressed data end early") }
      }
    }
  }

  private func checked(_ bytes: SourceBytes) throws(FileError) -> SourceBytes {
    guard bytes.withUnsafeBytes({ inflater.checksum(of: $0, continuing: 0) }) == member.checksum else {
      throw failure("its checksum is wrong")
    }
    return bytes
  }

  private func failure(_ words: String) -> FileError {
    FileError(member.path, .other(words))
  }
}

extension ArchiveMember {
  fileprivate var methodNumber: Int {
    switch method {
    case .stored: 0
    case .deflated: 8
    case .other(let number): number
    }
  }
}

extension FileError {
  /// The reason without the path.
  var words: String {
    if case .other(let words) = reason { return words }
    return description
  }
}
