public import AppBundles
import CZlib
import Diagnostics

/// Writes archives for tests, well-formed ones and others.
public struct ZipWriter {
  /// One entry of an archive.
  public struct Member: Sendable {
    /// The bytes of its name.
    public var name: [UInt8]
    /// What it holds.
    public var content: [UInt8] = []
    /// Kind and rights as Unix writes them.
    public var mode: UInt16 = 0o100644
    /// Whether it is compressed.
    public var isDeflated: Bool = false
    /// Whether checksum and sizes follow the data.
    public var hasDescriptor: Bool = false
    /// Whether sizes and place have 64 bits.
    public var isLarge: Bool = false
    /// Further bits of the general flags, such as 1 for protection by a password.
    public var flags: Int = 0
    /// The number of the method that is stated instead of the true one.
    public var method: Int?
    /// What the local header says instead of the truth.
    public var localName: [UInt8]?
    /// The size that the local header states.
    public var localSize: Int?
    /// The size that both headers state.
    public var statedSize: Int?
    /// The checksum that both headers state.
    public var statedChecksum: UInt32?
    /// Where the central directory says that the header is.
    public var headerOffset: Int?
    /// Further fields of the central directory.
    public var extra: [UInt8] = []

    /// A member with bytes.
    public init(_ name: String, _ content: [UInt8] = [], mode: UInt16 = 0o100644) {
      self.name = Array(name.utf8)
      self.content = content
      self.mode = mode
    }

    /// A member with a text.
    public init(_ name: String, text: String, isDeflated: Bool = false) {
      self.init(name, Array(text.utf8))
      self.isDeflated = isDeflated
    }

    /// A changed copy.
    public func with(_ change: (inout Member) -> Void) -> Member {
      var copy: Member = self
      change(&copy)
      return copy
    }
  }

  /// Compressed bytes without a header.
  public static func deflate(_ content: [UInt8], level: Int32 = 6) -> [UInt8] {
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

  /// A number with its lowest byte first.
  public static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// The CRC-32 of bytes.
  public static func checksum(_ content: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: content.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) })
  }

  /// An archive of some members; `isLarge` writes the 64-bit end record too.
  public static func archive(_ members: [Member], isLarge: Bool = false, comment: String = "", prefix: [UInt8] = []) -> [UInt8] {
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

  /// The members of an archive that holds a folder, links as links; some are stored and some compressed.
  public static func members(of root: String, as name: String, in fileSystem: any FileSystem) throws -> [Member] {
    var members: [Member] = []
    var stack: [(path: String, name: String)] = [(root, name)]
    while let (path, name): (String, String) = stack.popLast() {
      for entry in try fileSystem.entries(of: path) {
        let file: String = FilePath.join(path, entry.name)
        let member: String = FilePath.join(name, entry.name)
        switch entry.kind {
        case .directory:
          members.append(Member(member + "/", mode: 0o040755))
          stack.append((file, member))
        case .symbolicLink: members.append(Member(member, Array((entry.linkTarget ?? "").utf8), mode: 0o120755))
        default:
          let isExecutable: Bool = try fileSystem.info(at: file).isExecutable
          members.append(
            Member(member, try fileSystem.read(file, limit: 1 << 26).array, mode: isExecutable ? 0o100755 : 0o100644).with {
              $0.isDeflated = members.count % 3 != 0
              $0.hasDescriptor = members.count % 2 == 0
            })
        }
      }
    }
    return members
  }
}
