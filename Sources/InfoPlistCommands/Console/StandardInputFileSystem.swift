import AppBundles
import Diagnostics

/// A file system with standard input as one more file.
struct StandardInputFileSystem: FileSystem {
  /// The name under which standard input is checked and shown.
  static let path: String = "<stdin>"

  var standardInput: SourceBytes?
  let base: any FileSystem

  func read(_ path: String, limit: Int) throws(FileError) -> SourceBytes {
    guard path == Self.path, let standardInput else { return try base.read(path, limit: limit) }
    guard standardInput.count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
    return standardInput
  }

  func entries(of path: String) throws(FileError) -> [DirectoryEntry] {
    try base.entries(of: path)
  }

  func info(at path: String) throws(FileError) -> FileInfo {
    guard path == Self.path, let standardInput else { return try base.info(at: path) }
    return FileInfo(kind: .file, size: standardInput.count)
  }

  func source(at path: String) throws(FileError) -> any RandomAccessSource {
    try base.source(at: path)
  }
}
