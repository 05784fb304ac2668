public import Diagnostics

/// What the code signature at the end of an executable says. It is read, not checked.
///
/// Format: `cs_blobs.h` of Apple's xnu; all numbers have the most significant byte first.
public struct CodeSignature: Sendable {
  /// The entitlements as an XML property list; nil when the signature has none, as that of a build for the simulator.
  public let entitlements: SourceBytes?

  /// The most bytes of entitlements, and the most parts of a signature.
  private static let entitlementsLimit: Int = 1 << 20
  private static let partLimit: Int = 100

  /// Reads the signature of one slice of an executable; nil when there is none, or one that cannot be read.
  public static func read(of slice: MachOSlice, in source: any RandomAccessSource) -> CodeSignature? {
    guard let range: SourceRange = slice.signatureRange, range.count >= 12 else { return nil }
    return try? read(PartSource(of: source, at: slice.range.lowerBound, count: slice.range.count), at: range)
  }

  private static func read(_ part: PartSource, at range: SourceRange) throws(FileError) -> CodeSignature? {
    let order: ByteOrder = .big
    let start: [UInt8] = try part.read(at: range.lowerBound, count: 12)
    guard start.count == 12, order.uint32(start, 0) == 0xFADE_0CC0, order.uint32(start, 8) <= partLimit else { return nil }
    let index: [UInt8] = try part.read(at: range.lowerBound + 12, count: order.uint32(start, 8) * 8)
    for entry in stride(from: 0, to: index.count - 7, by: 8) where order.uint32(index, entry) == 5 {
      let offset: Int = order.uint32(index, entry + 4)
      guard offset <= range.count - 8 else { return nil }
      let header: [UInt8] = try part.read(at: range.lowerBound + offset, count: 8)
      guard header.count == 8, order.uint32(header, 0) == 0xFADE_7171 else { return nil }
      let count: Int = order.uint32(header, 4) - 8
      guard count > 0 else { break }
      guard count <= entitlementsLimit, count <= range.count - offset - 8 else { return nil }
      return CodeSignature(entitlements: SourceBytes(try part.read(at: range.lowerBound + offset + 8, count: count)))
    }
    return CodeSignature(entitlements: nil)
  }
}
