public import Diagnostics

/// Another file system with some files replaced in memory: what would be there if changes were written.
public struct OverlayFileSystem: FileSystem {
  /// What lies below.
  public let base: any FileSystem
  /// The new content of files, by the path under which they are read.
  public var replacements: [String: SourceBytes]

  /// Lays replacements over a file system.
  public init(_ base: any FileSystem, replacements: [String: SourceBytes] = [:]) {
    self.base = base
    self.replacements = replacements
  }

  /// Reads a file: the replacement where there is one.
  public func read(_ path: String, limit: Int) throws(FileError) -> SourceBytes {
    guard let bytes: SourceBytes = replacements[path] else { return try base.read(path, limit: limit) }
    guard bytes.count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
    return bytes
  }

  /// Lists a directory of the file system below.
  public func entries(of path: String) throws(FileError) -> [DirectoryEntry] { try base.entries(of: path) }

  /// Tells what stands at a path.
  public func info(at path: String) throws(FileError) -> FileInfo {
    guard let bytes: SourceBytes = replacements[path] else { return try base.info(at: path) }
    return FileInfo(kind: .file, size: bytes.count)
  }
}
