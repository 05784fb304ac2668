/// Bytes that can be read at any place without reading all of them: an open file, or a member of an archive.
///
/// A source may keep state, so it is used by one thread at a time unless its type says otherwise.
public protocol RandomAccessSource {
  /// The number of bytes.
  var size: Int { get }

  /// Reads bytes.
  ///
  /// - Parameters:
  ///   - offset: Where the first byte is; at or behind the end nothing is read.
  ///   - count: How many bytes are wanted.
  /// - Returns: The bytes, fewer than wanted only at the end.
  func read(at offset: Int, count: Int) throws(FileError) -> [UInt8]
}

extension RandomAccessSource {
  /// How many bytes there are to read for a wish, whatever its numbers: never negative, never behind the end.
  public func available(at offset: Int, count: Int) -> Int {
    guard offset >= 0, count > 0, offset < size else { return 0 }
    return min(count, size - offset)
  }
}
