public import AppBundles
public import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The disk of this machine.
///
/// The only place below the commands that reads or writes files. Sockets, devices and directories are refused as files; named pipes are read
/// to their end.
public struct LocalFileSystem: FileSystem {
  /// Makes the file system.
  public init() {}

  /// Reads a file straight into its storage. A file that grows while it is read is read to the size that it had.
  public func read(_ path: String, limit: Int) throws(FileError) -> SourceBytes {
    let descriptor: Int32 = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw LocalFileSystem.failure(path) }
    defer { close(descriptor) }
    var status: stat = stat()
    guard fstat(descriptor, &status) == 0 else { throw LocalFileSystem.failure(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      let size: Int = Int(status.st_size)
      guard size <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
      // Files of the proc file system claim to be empty.
      return size == 0 ? try readStream(descriptor, path, limit: limit) : try readSized(descriptor, path, size: size)
    case S_IFDIR: throw FileError(path, .isDirectory)
    case S_IFIFO, S_IFCHR: return try readStream(descriptor, path, limit: limit)
    default: throw FileError(path, .other("it is a socket or a device"))
    }
  }

  private func readSized(_ descriptor: Int32, _ path: String, size: Int) throws(FileError) -> SourceBytes {
    var error: Int32 = 0
    let bytes: SourceBytes = SourceBytes(capacity: size) { buffer in
      guard let base: UnsafeMutableRawPointer = buffer.baseAddress else { return 0 }
      var offset: Int = 0
      while offset < size {
        let count: Int = LocalFileSystem.readBytes(descriptor, base + offset, size - offset)
        if count == 0 { break }
        if count < 0 {
          error = errno
          break
        }
        offset += count
      }
      return offset
    }
    if error != 0 { throw LocalFileSystem.failure(path, error) }
    return bytes
  }

  private func readStream(_ descriptor: Int32, _ path: String, limit: Int) throws(FileError) -> SourceBytes {
    var bytes: [UInt8] = []
    var chunk: [UInt8] = Array(repeating: 0, count: 1 << 16)
    while true {
      let count: Int = chunk.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { LocalFileSystem.readBytes(descriptor, $0, buffer.count) } ?? 0
      }
      if count == 0 { return SourceBytes(bytes) }
      if count < 0 { throw LocalFileSystem.failure(path) }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > limit { throw FileError(path, .tooLarge(limit: limit)) }
    }
  }

  /// `read(2)`, taken up again after an interruption.
  private static func readBytes(_ descriptor: Int32, _ base: UnsafeMutableRawPointer, _ count: Int) -> Int {
    while true {
      #if canImport(Glibc)
        let result: Int = Glibc.read(descriptor, base, count)
      #elseif canImport(Musl)
        let result: Int = Musl.read(descriptor, base, count)
      #else
        let result: Int = Darwin.read(descriptor, base, count)
      #endif
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// Lists a directory, sorted by name. Names that are not UTF-8 are shown with U+FFFD and cannot be opened again.
  public func entries(of path: String) throws(FileError) -> [DirectoryEntry] {
    guard let directory = opendir(path.isEmpty ? "." : path) else { throw LocalFileSystem.failure(path) }
    defer { closedir(directory) }
    var entries: [DirectoryEntry] = []
    while let entry = readdir(directory) {
      let name: String = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let full: String = FilePath.join(path, name)
      let kind: FileKind = LocalFileSystem.kind(ofEntryType: Int32(entry.pointee.d_type)) ?? LocalFileSystem.kindWithoutFollowing(full)
      entries.append(DirectoryEntry(name, kind, linkTarget: kind == .symbolicLink ? LocalFileSystem.linkTarget(full) : nil))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Tells what stands at a path, links followed.
  public func info(at path: String) throws(FileError) -> FileInfo {
    var status: stat = stat()
    guard stat(path.isEmpty ? "." : path, &status) == 0 else { throw LocalFileSystem.failure(path) }
    let kind: FileKind = LocalFileSystem.kind(ofMode: status.st_mode)
    return FileInfo(kind: kind, size: kind == .file ? Int(status.st_size) : 0, isExecutable: status.st_mode & 0o111 != 0)
  }

  private static func kind(ofMode mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }

  /// The kind that a directory names without a further question; nil when it does not know.
  private static func kind(ofEntryType type: Int32) -> FileKind? {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .directory
    case Int32(DT_LNK): .symbolicLink
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }

  private static func kindWithoutFollowing(_ path: String) -> FileKind {
    var status: stat = stat()
    return lstat(path, &status) == 0 ? kind(ofMode: status.st_mode) : .other
  }

  private static func linkTarget(_ path: String) -> String? {
    var buffer: [UInt8] = Array(repeating: 0, count: Int(PATH_MAX))
    let count: Int = buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink(path, $0.assumingMemoryBound(to: CChar.self), bytes.count) } ?? -1
    }
    return count >= 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// The failure that `errno` names.
  static func failure(_ path: String, _ code: Int32 = errno) -> FileError {
    switch code {
    case ENOENT: FileError(path, .notFound)
    case ENOTDIR: FileError(path, .notDirectory)
    case EISDIR: FileError(path, .isDirectory)
    case EACCES, EPERM: FileError(path, .noPermission)
    case ELOOP: FileError(path, .linkLoop)
    default: FileError(path, .other(String(cString: strerror(code))))
    }
  }
}
