/// A part of another source, as a source of its own.
public struct PartSource: RandomAccessSource {
  /// The number of bytes.
  public let size: Int
  private let whole: any RandomAccessSource
  private let start: Int

  /// Makes a part; what lies outside the whole is left out.
  public init(of whole: any RandomAccessSource, at start: Int, count: Int) {
    self.whole = whole
    self.start = max(0, start)
    size = whole.available(at: max(0, start), count: count)
  }

  /// Reads bytes of the part.
  public func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    let count: Int = available(at: offset, count: count)
    return count == 0 ? [] : try whole.read(at: start + offset, count: count)
  }
}
