/// The size of a JPEG image.
public struct JPEGHeader: Sendable, Hashable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bits of one channel.
  public let bitDepth: Int

  /// Reads the frame header; nil when the file is no JPEG image or has none within its first 1,000 segments.
  public init?(reading source: any RandomAccessSource) {
    guard let start: [UInt8] = try? source.read(at: 0, count: 2), start == [0xFF, 0xD8] else { return nil }
    var offset: Int = 2
    for _ in 0..<1000 {
      guard let segment: [UInt8] = try? source.read(at: offset, count: 10), segment.count >= 4, segment[0] == 0xFF else { return nil }
      let marker: UInt8 = segment[1]
      switch marker {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      case 0xD9, 0xDA: return nil
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        guard segment.count >= 9 else { return nil }
        bitDepth = Int(segment[4])
        height = ByteOrder.big.uint16(segment, 5)
        width = ByteOrder.big.uint16(segment, 7)
        return
      default:
        let count: Int = ByteOrder.big.uint16(segment, 2)
        guard count >= 2 else { return nil }
        offset += 2 + count
      }
    }
    return nil
  }
}
