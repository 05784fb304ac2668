/// A deflated member as a source: reading ahead continues the stream, reading back starts it again. The first bytes, where headers are, stay
/// in memory, so that few readers go back.
///
/// Memory is bounded by `headCount`, one window of compressed bytes and what a caller asks for.
final class InflatedSource: RandomAccessSource {
  private static let headCount: Int = 256 << 10

  let size: Int
  private let part: PartSource
  private let path: String
  private let inflater: any Inflater
  private var head: [UInt8] = []
  private var stream: (any InflateStream)?
  /// How many bytes the stream has given and taken.
  private var given: Int = 0
  private var taken: Int = 0

  init(_ part: PartSource, size: Int, path: String, inflater: any Inflater) {
    self.part = part
    self.size = size
    self.path = path
    self.inflater = inflater
  }

  func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    let count: Int = available(at: offset, count: count)
    guard count > 0 else { return [] }
    let end: Int = offset + count
    if end > head.count, head.count < min(size, Self.headCount), given == head.count {
      // The stream stands at the end of the head: let the head grow as far as it is wanted.
      let wanted: Int = min(min(size, Self.headCount), max(end, 16 << 10))
      head += try next(wanted - head.count)
    }
    if end <= head.count { return Array(head[offset..<end]) }
    var result: [UInt8] = offset < head.count ? Array(head[offset...]) : []
    let start: Int = offset + result.count
    if given > start {
      stream = nil
      given = 0
      taken = 0
    }
    while given < start {
      let skipped: Int = try next(min(start - given, 1 << 18)).count
      if skipped == 0 { break }
    }
    result += try next(end - given)
    return result
  }

  /// The next bytes of the stream, fewer only where it ends.
  private func next(_ count: Int) throws(FileError) -> [UInt8] {
    guard let stream: any InflateStream = stream ?? inflater.makeStream() else {
      throw FileError(path, .other("memory does not suffice"))
    }
    self.stream = stream
    var bytes: [UInt8] = []
    while bytes.count < count {
      let input: [UInt8] = try part.read(at: taken, count: 1 << 16)
      var step: InflateStep = InflateStep(consumed: 0, produced: 0, state: .running)
      // Pieces, so that a wrong size in the directory cannot reserve memory that no data fill.
      let piece: [UInt8] = [UInt8](unsafeUninitializedCapacity: min(count - bytes.count, 1 << 18)) { buffer, written in
        step = input.withUnsafeBytes { stream.inflate($0, into: UnsafeMutableRawBufferPointer(buffer)) }
        written = step.produced
      }
      bytes += piece
      taken += step.consumed
      given += step.produced
      switch step.state {
      case .corrupt: throw FileError(path, .other("its compressed data are damaged"))
      case .finished:
        if bytes.count < count, given < size { throw FileError(path, .other("its data end early")) }
        return bytes
      case .running:
        if step.consumed == 0, step.produced == 0 { throw FileError(path, .other("its compressed data end early")) }
      }
    }
    return bytes
  }
}
