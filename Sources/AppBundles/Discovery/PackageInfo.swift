import Diagnostics

/// The file `PkgInfo` of a bundle: four bytes of type and four of creator, in MacRoman. It outranks Info.plist.
public struct PackageInfo: Sendable, Hashable {
  /// Path of the file.
  public let path: String
  /// The bytes of the file, at most the first 1,024.
  public let bytes: [UInt8]
  /// The number of bytes of the file; systems take a file of fewer than eight for none, yet look no further.
  public let byteCount: Int

  /// Reads the first such file that a system finds: in `Contents`, in `Support Files`, then in the bundle itself, whatever its layout.
  public init?(ofBundle bundle: String, in fileSystem: any FileSystem) {
    for directory in ["Contents", "Support Files", ""] {
      let path: String = FilePath.join(FilePath.join(bundle, directory), "PkgInfo")
      guard fileSystem.kind(at: path) == .file, let source: any RandomAccessSource = try? fileSystem.source(at: path),
        let bytes: [UInt8] = try? source.read(at: 0, count: 1024)
      else { continue }
      self.path = path
      self.bytes = bytes
      byteCount = source.size
      return
    }
    return nil
  }

  /// The type, such as `APPL`; nil when the file is too short.
  public var type: String? { bytes.count >= 8 ? MacRoman.text(bytes[..<4]) : nil }
  /// The creator, such as `????`; nil when the file is too short.
  public var creator: String? { bytes.count >= 8 ? MacRoman.text(bytes[4..<8]) : nil }
}
