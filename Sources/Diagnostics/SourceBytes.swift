/// An immutable run of bytes, followed in memory by `SourceBytes.padding` zero bytes.
///
/// The padding lets scanners load whole machine words without a bounds check at each byte. Files are read straight into this
/// storage, so that a large file exists in memory once.
public final class SourceBytes: Sendable {
  /// The number of zero bytes that follow the content.
  public static let padding: Int = 64

  /// The number of bytes, without the padding.
  public let count: Int

  nonisolated(unsafe) private let base: UnsafeMutablePointer<UInt8>
  /// Gives memory back that was not allocated here.
  private let release: (@Sendable (UnsafeMutablePointer<UInt8>) -> Void)?

  /// Makes storage for `capacity` bytes and lets `initialize` fill it.
  ///
  /// `initialize` returns the number of bytes that it wrote; a number outside `0...capacity` is brought into that range, and
  /// bytes behind it are not part of the content.
  public init(capacity: Int, initializingWith initialize: (UnsafeMutableRawBufferPointer) throws -> Int) rethrows {
    let capacity: Int = max(0, capacity)
    base = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + SourceBytes.padding)
    var written: Int = 0
    do {
      written = min(max(0, try initialize(UnsafeMutableRawBufferPointer(start: base, count: capacity))), capacity)
    } catch {
      base.deallocate()
      throw error
    }
    (base + written).initialize(repeating: 0, count: SourceBytes.padding)
    count = written
    release = nil
  }

  /// Takes over memory that holds `count` bytes and `padding` zero bytes behind them; `release` is called with it at the end.
  public init(
    adopting memory: UnsafeMutablePointer<UInt8>, count: Int,
    releasingWith release: @escaping @Sendable (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    base = memory
    self.count = max(0, count)
    self.release = release
  }

  /// Copies a collection of bytes.
  public convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { buffer in
      buffer.copyBytes(from: bytes)
      return bytes.count
    }
  }

  /// The UTF-8 bytes of a string.
  public convenience init(_ text: String) {
    self.init(text.utf8)
  }

  deinit {
    if let release { release(base) } else { base.deallocate() }
  }

  /// The address of the first byte; `padding` zero bytes follow the last one. Valid while this object lives.
  public var unsafeBaseAddress: UnsafePointer<UInt8> { UnsafePointer(base) }

  /// The byte at an offset, or zero outside the content.
  public subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < count ? base[offset] : 0
  }

  /// Copies the bytes of a range; the parts outside the content are left out.
  public subscript(range: SourceRange) -> [UInt8] {
    let range: Range<Int> = range.range.clamped(to: 0..<count)
    return Array(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// The text of a range; ill-formed UTF-8 becomes U+FFFD.
  public func text(in range: SourceRange) -> String {
    let range: Range<Int> = range.range.clamped(to: 0..<count)
    return String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
  }

  /// The whole content as text; ill-formed UTF-8 becomes U+FFFD.
  public var text: String { text(in: SourceRange(0, count)) }

  /// All bytes as an array.
  public var array: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  /// Calls `body` with the bytes, without the padding.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }
}

extension SourceBytes: Equatable {
  /// Whether both hold the same bytes.
  public static func == (left: SourceBytes, right: SourceBytes) -> Bool {
    left === right
      || left.count == right.count
        && left.withUnsafeBytes { left in right.withUnsafeBytes { right in left.elementsEqual(right) } }
  }
}
