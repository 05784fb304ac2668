public import AppBundles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension LocalFileSystem {
  /// Replaces a file in one step: the bytes go into a new file beside it, which then takes its place. At every moment the path holds
  /// either the old content or the new one.
  ///
  /// The rights of an existing file are kept, and a symbolic link keeps pointing at the file whose content is replaced.
  public func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target: String = LocalFileSystem.resolvedLink(path)
    var status: stat = stat()
    let exists: Bool = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileError(path, .isDirectory) }
    // A pipe or a device is written to; it cannot be replaced.
    if exists, status.st_mode & S_IFMT != S_IFREG { return try overwrite(target, bytes) }
    if exists, access(target, W_OK) != 0 { throw LocalFileSystem.writeFailure(path) }
    var template: [CChar] = Array((FilePath.join(FilePath.directory(of: target), ".infoplist-XXXXXX")).utf8CString)
    let descriptor: Int32 = template.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map { mkstemp($0) } ?? -1 }
    guard descriptor >= 0 else { throw LocalFileSystem.writeFailure(path) }
    let temporary: String = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let mask: mode_t = umask(0)
    umask(mask)
    let mode: mode_t = exists ? status.st_mode & 0o7777 : 0o666 & ~mask
    var code: Int32 = LocalFileSystem.writeAll(descriptor, bytes)
    if code == 0, fchmod(descriptor, mode) != 0 { code = errno }
    if code == 0, fsync(descriptor) != 0 { code = errno }
    close(descriptor)
    if code == 0, rename(temporary, target) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw LocalFileSystem.writeFailure(path, code)
    }
  }

  private func overwrite(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let descriptor: Int32 = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw LocalFileSystem.writeFailure(path) }
    defer { close(descriptor) }
    let code: Int32 = LocalFileSystem.writeAll(descriptor, bytes)
    if code != 0 { throw LocalFileSystem.writeFailure(path, code) }
  }

  /// Writes everything; the error number, or zero.
  private static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      guard let base: UnsafeRawPointer = buffer.baseAddress else { return 0 }
      var offset: Int = 0
      while offset < buffer.count {
        let count: Int = write(descriptor, base + offset, buffer.count - offset)
        if count > 0 { offset += count } else if errno != EINTR { return errno }
      }
      return 0
    }
  }

  /// The file behind a chain of links, followed at most 40 times.
  private static func resolvedLink(_ path: String) -> String {
    var current: String = path
    for _ in 0..<40 {
      var buffer: [UInt8] = Array(repeating: 0, count: Int(PATH_MAX))
      let count: Int = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { readlink(current, $0.assumingMemoryBound(to: CChar.self), bytes.count) } ?? -1
      }
      guard count > 0 else { break }
      let target: String = String(decoding: buffer[..<count], as: UTF8.self)
      current = target.hasPrefix("/") ? target : FilePath.join(FilePath.directory(of: current), target)
    }
    return current
  }

  private static func writeFailure(_ path: String, _ code: Int32 = errno) -> FileError {
    switch code {
    case EACCES, EPERM, EROFS: FileError(path, .other("no permission to write there; nothing was changed"))
    case ENOENT, ENOTDIR: FileError(path, .other("its folder does not exist"))
    default: FileError(path, .other(String(cString: strerror(code)) + "; nothing was changed"))
    }
  }
}
