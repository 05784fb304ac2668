import Foundation
import InfoPlistCommands
import _InfoPlistTestSupport

/// One run of the command in this process.
struct CommandRun {
  let exitCode: Int32
  let output: String
  let bytes: [UInt8]
  let errors: String

  init(
    _ arguments: String..., input: String = "", inputBytes: [UInt8]? = nil, environment: [String: String] = [:], isTerminal: Bool = false
  ) {
    let console: MemoryConsole = MemoryConsole(
      input: inputBytes ?? Array(input.utf8), environment: environment, outputIsTerminal: isTerminal, terminalWidth: isTerminal ? 100 : nil)
    exitCode = InfoPlistCommand.run(arguments, console: console)
    output = console.outputText
    bytes = console.output
    errors = console.errorText
  }

  /// The path of an example.
  static func example(_ path: String) -> String {
    SharedMaterial.packageRoot.appendingPathComponent("Examples/" + path).path
  }

  /// Calls `body` with a fresh folder, which is removed afterwards.
  static func inTemporaryFolder(_ body: (String) throws -> Void) throws {
    let url: URL = FileManager.default.temporaryDirectory.appendingPathComponent("infoplist-run-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }
}
