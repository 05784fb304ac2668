public import AppBundles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open regular file that is read in parts; it has no position, so many threads may use it at once.
public final class LocalFile: RandomAccessSource, Sendable {
  /// The number of bytes when the file was opened.
  public let size: Int
  private let descriptor: Int32
  private let path: String

  /// Opens a file for reading.
  public init(_ path: String) throws(FileError) {
    let descriptor: Int32 = Self.openForReading(path)
    guard descriptor >= 0 else { throw LocalFileSystem.failure(path) }
    var status: stat = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code: Int32 = errno
      close(descriptor)
      throw LocalFileSystem.failure(path, code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError(path, status.st_mode & S_IFMT == S_IFDIR ? .isDirectory : .other("it is not a regular file"))
    }
    self.descriptor = descriptor
    self.path = path
    size = Int(status.st_size)
  }

  deinit {
    close(descriptor)
  }

  private static func openForReading(_ path: String) -> Int32 {
    // Without O_NONBLOCK a pipe without a writer would wait for ever.
    open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
  }

  /// Reads bytes; a file that has become shorter gives fewer.
  public func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    let count: Int = available(at: offset, count: count)
    var code: Int32 = 0
    let bytes: [UInt8] = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      guard let base: UnsafeMutablePointer<UInt8> = buffer.baseAddress else { return }
      while written < count {
        let result: Int = pread(descriptor, base + written, count - written, off_t(offset + written))
        if result == 0 { return }
        if result > 0 {
          written += result
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    if code != 0 { throw LocalFileSystem.failure(path, code) }
    return bytes
  }
}
