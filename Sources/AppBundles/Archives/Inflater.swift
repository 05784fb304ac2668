/// Decompression of deflate streams as they stand in archives, without the headers of zlib or gzip (RFC 1951), and their checksum.
public protocol Inflater: Sendable {
  /// Starts a stream; nil when memory does not suffice.
  func makeStream() -> (any InflateStream)?

  /// The CRC-32 of bytes that follow others whose CRC-32 is `start`; zero starts anew.
  func checksum(of bytes: UnsafeRawBufferPointer, continuing start: UInt32) -> UInt32
}
