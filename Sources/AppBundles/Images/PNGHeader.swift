/// What the first chunks of a PNG image tell.
public struct PNGHeader: Sendable, Hashable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bits of one channel, or of one index of a palette.
  public let bitDepth: Int
  /// The kind of pixels: 0 gray, 2 color, 3 palette, 4 gray and alpha, 6 color and alpha.
  public let colorType: Int
  /// Whether pixels can be transparent, by a channel or by a chunk that says so.
  public let hasAlpha: Bool
  /// Whether Xcode rewrote the file for iOS, in a way that other readers refuse.
  public let isCrushed: Bool

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the header; nil when the file is no PNG image or is cut off inside its header.
  public init?(reading source: any RandomAccessSource) {
    guard let start: [UInt8] = try? source.read(at: 0, count: 64), start.starts(with: Self.signature) else { return nil }
    let order: ByteOrder = .big
    let crushed: Bool = order.uint32(start, 12) == 0x4367_4249
    // The extra chunk has four bytes, a checksum, and stands before the header.
    let header: Int = crushed ? 12 + order.uint32(start, 8) + 8 : 8
    guard header <= 32, order.uint32(start, header + 4) == 0x4948_4452, order.uint32(start, header) == 13, start.count >= header + 21
    else { return nil }
    width = order.uint32(start, header + 8)
    height = order.uint32(start, header + 12)
    bitDepth = Int(start[header + 16])
    colorType = Int(start[header + 17])
    isCrushed = crushed
    hasAlpha = colorType & 4 != 0 || Self.hasTransparencyChunk(source, after: header + 25)
  }

  /// Looks for the chunk that makes colors transparent, which stands before the pixels.
  private static func hasTransparencyChunk(_ source: any RandomAccessSource, after start: Int) -> Bool {
    var offset: Int = start
    for _ in 0..<64 {
      guard let chunk: [UInt8] = try? source.read(at: offset, count: 8), chunk.count == 8 else { return false }
      switch ByteOrder.big.uint32(chunk, 4) {
      case 0x7452_4E53: return true
      case 0x4944_4154, 0x4945_4E44: return false
      default: offset += ByteOrder.big.uint32(chunk, 0) + 12
      }
    }
    return false
  }
}
