public import Diagnostics

/// Where files are: a real disk, memory, the inside of an archive.
///
/// Paths are plain strings with `/` between the names, relative or absolute, as the user gave them. Nothing below a `FileSystem` does input
/// or output. Symbolic links are followed by `read` and `info`, and reported as what they are by `entries`.
public protocol FileSystem: Sendable {
  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: Path of a regular file or of a link to one.
  ///   - limit: Most bytes that are read; a larger file throws `FileError.Reason.tooLarge` without being read.
  func read(_ path: String, limit: Int) throws(FileError) -> SourceBytes

  /// Lists a directory, in any order.
  func entries(of path: String) throws(FileError) -> [DirectoryEntry]

  /// Tells what stands at a path, links followed.
  func info(at path: String) throws(FileError) -> FileInfo

  /// Opens a file to read parts of it; links are followed.
  func source(at path: String) throws(FileError) -> any RandomAccessSource
}

extension FileSystem {
  /// Opens a file by reading it whole, at most 256 MiB. File systems that can do better do.
  public func source(at path: String) throws(FileError) -> any RandomAccessSource {
    MemorySource(try read(path, limit: 256 << 20))
  }

  /// What stands at a path, links followed; nil when nothing does or it cannot be asked.
  public func kind(at path: String) -> FileKind? {
    guard let info: FileInfo = try? info(at: path) else { return nil }
    return info.kind
  }

  /// Whether something stands at a path, links followed.
  public func exists(_ path: String) -> Bool { kind(at: path) != nil }

  /// Whether a directory, or a link to one, stands at a path.
  public func isDirectory(_ path: String) -> Bool { kind(at: path) == .directory }
}
