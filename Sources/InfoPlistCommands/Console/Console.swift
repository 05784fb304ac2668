public import Diagnostics

/// The world around a command: its streams and its environment. Tests give one that keeps everything in memory.
public protocol Console: Sendable {
  /// Writes to standard output.
  func write(_ bytes: [UInt8])
  /// Writes to standard error.
  func writeError(_ text: String)
  /// Reads standard input to its end; at most `limit` bytes and one more, so that a caller sees that it was longer.
  func readInput(limit: Int) throws(ConsoleError) -> SourceBytes
  /// The value of an environment variable.
  func environment(_ name: String) -> String?
  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool { get }
  /// Whether standard error is a terminal.
  var errorIsTerminal: Bool { get }
  /// The absolute path of the current directory; nil when it has none.
  var currentDirectory: String? { get }
  /// The present day in universal time, `YYYY-MM-DD`; nil: none is known.
  var today: String? { get }
  /// How many processors can work at once.
  var processorCount: Int { get }
  /// The columns of the terminal; nil when it is none or does not say.
  var terminalWidth: Int? { get }
}

/// Standard input could not be read.
public struct ConsoleError: Error {
  /// Why.
  public let reason: String

  /// Makes an error.
  public init(reason: String) {
    self.reason = reason
  }
}

extension Console {
  /// Writes a text to standard output.
  public func write(_ text: String) {
    write(Array(text.utf8))
  }
}

/// The console of the command that runs now.
enum CurrentConsole {
  @TaskLocal static var console: any Console = StandardConsole()
}
