public import Diagnostics
import Synchronization

/// A console that keeps everything in memory, for tests and for embedding.
public final class MemoryConsole: Console {
  private struct Streams {
    var output: [UInt8] = []
    var errors: String = ""
  }

  private let streams: Mutex<Streams> = Mutex(Streams())
  private let input: [UInt8]
  private let variables: [String: String]
  /// Whether standard output counts as a terminal.
  public let outputIsTerminal: Bool
  /// Standard error is no terminal.
  public let errorIsTerminal: Bool = false
  /// The current directory; nil unless told.
  public let currentDirectory: String?
  /// The present day; nil unless told.
  public let today: String?
  /// One.
  public let processorCount: Int = 1
  /// The columns of the terminal.
  public let terminalWidth: Int?

  /// Makes a console with a standard input and an environment.
  public init(
    input: [UInt8] = [], environment: [String: String] = [:], outputIsTerminal: Bool = false, terminalWidth: Int? = nil,
    currentDirectory: String? = nil, today: String? = nil
  ) {
    self.currentDirectory = currentDirectory
    self.today = today
    self.input = input
    self.variables = environment
    self.outputIsTerminal = outputIsTerminal
    self.terminalWidth = terminalWidth
  }

  /// Keeps the bytes.
  public func write(_ bytes: [UInt8]) {
    streams.withLock { $0.output += bytes }
  }

  /// Keeps the text.
  public func writeError(_ text: String) {
    streams.withLock { $0.errors += text }
  }

  /// The given input, cut behind the limit.
  public func readInput(limit: Int) throws(ConsoleError) -> SourceBytes {
    SourceBytes(input.prefix(limit + 1))
  }

  /// The given environment.
  public func environment(_ name: String) -> String? { variables[name] }

  /// What was written to standard output.
  public var output: [UInt8] { streams.withLock { $0.output } }

  /// What was written to standard output, as text.
  public var outputText: String { String(decoding: output, as: UTF8.self) }

  /// What was written to standard error.
  public var errorText: String { streams.withLock { $0.errors } }
}
