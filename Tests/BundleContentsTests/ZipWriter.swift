import AppBundles
import CZlib
import LocalFileSystem

/// Writes archives for tests, well-formed ones and others.
struct ZipWriter {
  struct Member {
    var name: [UInt8]
    var content: [UInt8] = []
    var mode: UInt16 = 0o100644
    var isDeflated: Bool = false
    var hasDescriptor: Bool = false
    var isLarge: Bool = false
    var flags: Int = 0
    var method: Int?
    /// What the local header says instead of the truth.
    var localName: [UInt8]?
    var localSize: Int?
    var statedSize: Int?
    var statedChecksum: UInt32?
    /// Where the central directory says that the header is.
    var headerOffset: Int?
    var extra: [UInt8] = []

    init(_ name: String, _ content: [UInt8] = [], mode: UInt16 = 0o100644) {
      self.name = Array(name.utf8)
      self.content = content
      self.mode = mode
    }

    init(_ name: String, text: String, isDeflated: Bool = false) {
      self.init(name, Array(text.utf8))
      self.isDeflated = isDeflated
    }

    func with(_ change: (inout Member) -> Void) -> Member {
      var copy: Member = self
      change(&copy)
      return copy
    }
  }

  static func deflate(_ content: [UInt8], level: Int32 = 6) -> [UInt8] {
    var stream: z_stream = z_stream()
    deflateInit2_(&stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var output: [UInt8] = Array(repeating: 0, count: Int(deflateBound(&stream, numericCast(content.count))) + 64)
    var input: [UInt8] = content + [0]
    let count: Int = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(content.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        _ = CZlib.deflate(&stream, Z_FINISH)
        return output.count - Int(stream.avail_out)
      }
    }
    return Array(output[..<count])
  }

  static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func checksum(_ content: [UInt8]) -> UInt32 {
    content.withUnsafeBytes { ZlibInflater().checksum(of: $0, continuing: 0) }
  }

  /// An archive of some members; `isLarge` writes the 64-bit end record too.
  static func archive(_ members: [Member], isLarge: Bool = false, comment: String = "", prefix: [UInt8] = []) -> [UInt8] {
    var bytes: [UInt8] = prefix
    var directory: [UInt8] = []
    for member in members {
      let data: [UInt8] = member.isDeflated ? deflate(member.content) : member.content
      let method: Int = member.method ?? (member.isDeflated ? 8 : 0)
      let checksum: Int = Int(member.statedChecksum ?? Self.checksum(member.content))
      let size: Int = member.statedSize ?? member.content.count
      let flags: Int = member.flags | (member.hasDescriptor ? 8 : 0)
      let offset: Int = bytes.count - prefix.count
      let localName: [UInt8] = member.localName ?? member.name
      bytes += little(0x0403_4B50, 4) + little(20, 2) + little(flags, 2) + little(method, 2) + little(0, 4)
      if member.hasDescriptor {
        bytes += little(0, 12)
      } else {
        bytes += little(checksum, 4)
        bytes += member.isLarge ? little(-1, 8) : little(data.count, 4) + little(member.localSize ?? size, 4)
      }
      let localExtra: [UInt8] =
        member.isLarge && !member.hasDescriptor ? little(1, 2) + little(16, 2) + little(size, 8) + little(data.count, 8) : []
      bytes += little(localName.count, 2) + little(localExtra.count, 2) + localName + localExtra + data
      if member.hasDescriptor { bytes += little(0x0807_4B50, 4) + little(checksum, 4) + little(data.count, 4) + little(size, 4) }
      var extra: [UInt8] = member.extra
      if member.isLarge { extra += little(1, 2) + little(24, 2) + little(size, 8) + little(data.count, 8) + little(offset, 8) }
      directory += little(0x0201_4B50, 4) + little(0x0314, 2) + little(20, 2) + little(flags, 2) + little(method, 2) + little(0, 4)
      directory += little(checksum, 4)
      directory += member.isLarge ? little(-1, 8) : little(data.count, 4) + little(size, 4)
      directory += little(member.name.count, 2) + little(extra.count, 2) + little(0, 2) + little(0, 2) + little(0, 2)
      directory += little(Int(member.mode) << 16, 4)
      directory += member.isLarge ? little(-1, 4) : little(member.headerOffset ?? offset, 4)
      directory += member.name + extra
    }
    let start: Int = bytes.count - prefix.count
    bytes += directory
    let count: Int = members.count
    if isLarge {
      let record: Int = bytes.count - prefix.count
      bytes += little(0x0606_4B50, 4) + little(44, 8) + little(0x2D, 2) + little(0x2D, 2) + little(0, 8)
      bytes += little(count, 8) + little(count, 8) + little(directory.count, 8) + little(start, 8)
      bytes += little(0x0706_4B50, 4) + little(0, 4) + little(record, 8) + little(1, 4)
      bytes += little(0x0605_4B50, 4) + little(0, 4) + little(-1, 4) + little(-1, 8) + little(comment.utf8.count, 2)
    } else {
      bytes += little(0x0605_4B50, 4) + little(0, 4) + little(count, 2) + little(count, 2) + little(directory.count, 4)
      bytes += little(start, 4) + little(comment.utf8.count, 2)
    }
    return bytes + Array(comment.utf8)
  }
}
