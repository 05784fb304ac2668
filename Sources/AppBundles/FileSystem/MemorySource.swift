public import Diagnostics

/// Bytes in memory as a source. It has no state, so many threads may use it at once.
public struct MemorySource: RandomAccessSource, Sendable {
  /// The bytes.
  public let bytes: SourceBytes

  /// Makes a source.
  public init(_ bytes: SourceBytes) {
    self.bytes = bytes
  }

  /// The number of bytes.
  public var size: Int { bytes.count }

  /// Copies bytes out.
  public func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    let count: Int = available(at: offset, count: count)
    return count == 0 ? [] : bytes[SourceRange(offset, offset + count)]
  }
}
