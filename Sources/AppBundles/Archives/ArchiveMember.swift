/// One entry of an archive, as its central directory describes it.
public struct ArchiveMember: Sendable, Hashable {
  /// The ways in which members are stored.
  public enum Method: Sendable, Hashable {
    /// As they are.
    case stored
    /// With deflate.
    case deflated
    /// With a method that is not read here, by its number in the format.
    case other(Int)
  }

  /// The path inside the archive, names separated by `/`, without a trailing slash.
  public let path: String
  /// What the member is.
  public let kind: FileKind
  /// How its bytes are stored.
  public let method: Method
  /// The number of bytes after decompression.
  public let size: Int
  /// The number of bytes in the archive.
  public let compressedSize: Int
  /// CRC-32 of the decompressed bytes.
  public let checksum: UInt32
  /// Type and rights as Unix has them; nil when the archive was made on a system that has none.
  public let unixMode: UInt16?
  /// Whether a password protects the bytes.
  public let isEncrypted: Bool
  /// Where the member's local header starts.
  public let headerOffset: Int
  /// The name as bytes, for the comparison with the local header.
  let rawName: [UInt8]
  /// Whether sizes and checksum may stand behind the data instead of in the local header.
  let hasDataDescriptor: Bool
  /// Why the member must not be read; nil when it may be.
  var refusal: String?

  /// Whether somebody may execute it; true where the archive does not know.
  public var isExecutable: Bool { unixMode.map { $0 & 0o111 != 0 } ?? true }
  /// Whether its bytes may be read.
  public var isReadable: Bool { refusal == nil && kind == .file }
}
