public import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The streams of the process.
public struct StandardConsole: Console {
  /// Makes the console of the process.
  public init() {}

  /// Writes to standard output. A reader that has gone away is not an error: the rest is dropped.
  public func write(_ bytes: [UInt8]) {
    StandardConsole.write(bytes, to: STDOUT_FILENO)
  }

  /// Writes to standard error.
  public func writeError(_ text: String) {
    StandardConsole.write(Array(text.utf8), to: STDERR_FILENO)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      guard let base: UnsafeRawPointer = buffer.baseAddress else { return }
      var offset: Int = 0
      while offset < buffer.count {
        #if canImport(Glibc)
          let written: Int = Glibc.write(descriptor, base + offset, buffer.count - offset)
        #elseif canImport(Musl)
          let written: Int = Musl.write(descriptor, base + offset, buffer.count - offset)
        #else
          let written: Int = Darwin.write(descriptor, base + offset, buffer.count - offset)
        #endif
        if written > 0 { offset += written } else if errno != EINTR { return }
      }
    }
  }

  /// Reads standard input to its end.
  public func readInput(limit: Int) throws(ConsoleError) -> SourceBytes {
    var bytes: [UInt8] = []
    var chunk: [UInt8] = Array(repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count: Int = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw ConsoleError(reason: String(cString: strerror(errno)))
      }
      bytes.append(contentsOf: chunk[..<count])
    }
    return SourceBytes(bytes)
  }

  /// The value of an environment variable.
  public func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal.
  public var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The absolute path of the current directory.
  public var currentDirectory: String? {
    guard let path: UnsafeMutablePointer<CChar> = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The present day in universal time.
  public var today: String? {
    var now: time_t = time(nil)
    var parts: tm = tm()
    guard gmtime_r(&now, &parts) != nil else { return nil }
    func digits(_ number: Int32, _ count: Int) -> String {
      let text: String = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(parts.tm_year &+ 1900, 4))-\(digits(parts.tm_mon &+ 1, 2))-\(digits(parts.tm_mday, 2))"
  }

  /// How many processors can work at once.
  public var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The columns of the terminal.
  public var terminalWidth: Int? {
    guard outputIsTerminal else { return nil }
    var size: winsize = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
