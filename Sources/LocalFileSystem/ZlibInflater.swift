public import AppBundles
import CZlib

/// Decompression with the system's zlib.
public struct ZlibInflater: Inflater {
  /// Makes an inflater.
  public init() {}

  /// Starts a stream.
  public func makeStream() -> (any InflateStream)? {
    ZlibStream()
  }

  /// The CRC-32 that archives use.
  public func checksum(of bytes: UnsafeRawBufferPointer, continuing start: UInt32) -> UInt32 {
    var value: UInt = UInt(start)
    var offset: Int = 0
    while offset < bytes.count {
      let count: Int = min(bytes.count - offset, 1 << 30)
      value = UInt(crc32(numericCast(value), bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: UInt8.self), UInt32(count)))
      offset += count
    }
    return UInt32(truncatingIfNeeded: value)
  }
}

/// One stream of zlib. The library keeps the address of its record, so the record stays where it was made.
final class ZlibStream: InflateStream {
  private let stream: UnsafeMutablePointer<z_stream>

  init?() {
    stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // A negative window size means a bare deflate stream.
    guard inflateInit2_(stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  func inflate(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> InflateStep {
    let inputCount: Int = min(input.count, Int(UInt32.max >> 1))
    let outputCount: Int = min(output.count, Int(UInt32.max >> 1))
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(inputCount)
    stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(outputCount)
    let code: Int32 = CZlib.inflate(stream, Z_NO_FLUSH)
    let consumed: Int = inputCount - Int(stream.pointee.avail_in)
    let produced: Int = outputCount - Int(stream.pointee.avail_out)
    let state: InflateStep.State =
      switch code {
      case Z_STREAM_END: .finished
      // Neither input nor room is an error: the caller sees that nothing was done.
      case Z_OK, Z_BUF_ERROR: .running
      default: .corrupt
      }
    return InflateStep(consumed: consumed, produced: produced, state: state)
  }
}
