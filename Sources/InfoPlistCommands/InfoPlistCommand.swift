public import ArgumentParser

/// The command `infoplist`.
public struct InfoPlistCommand: ParsableCommand {
  /// Name, help and subcommands.
  public static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "infoplist",
    abstract: "Reads, checks, converts and explains Info.plist files and other property lists.",
    discussion: """
      Every command reads XML, binary, OpenStep, strings and JSON property lists, and '-' as standard input.

      Exit codes: 0 fine, 1 problems found, 2 something could not be read or written, 64 wrong usage.
      """,
    version: "0.1.0",
    subcommands: [
      CheckCommand.self, PrintCommand.self, GetCommand.self, ConvertCommand.self, FormatCommand.self, ResolveCommand.self,
      BundleCommand.self, StringsCommand.self, ExtractCommand.self, ExplainCommand.self, RulesCommand.self, KeysCommand.self,
      NewCommand.self,
      SchemaCommand.self, TransportSecurityCommand.self,
    ])

  /// Makes the command.
  public init() {}

  /// Runs a command line without the program's name and returns the exit code.
  public static func run(_ arguments: [String], console: any Console = StandardConsole()) -> Int32 {
    CurrentConsole.$console.withValue(console) {
      do {
        if let check: CheckRun = CheckRun(plain: arguments) {
          try check.run()
          return 0
        }
        var command: any ParsableCommand = try parseAsRoot(arguments)
        try command.run()
        return 0
      } catch let failure as CommandFailure {
        console.writeError("infoplist: " + failure.message + "\n")
        return failure.exitCode.rawValue
      } catch {
        let code: ExitCode = exitCode(for: error)
        let text: String = fullMessage(for: error)
        if !text.isEmpty {
          if code == .success { console.write(text + "\n") } else { console.writeError(text + "\n") }
        }
        return code.rawValue
      }
    }
  }
}

/// Something that keeps a command from doing its work.
struct CommandFailure: Error {
  var message: String
  var exitCode: ExitCode

  /// A file could not be read or written, or its content cannot be used: exit code 2.
  static func unusable(_ message: String) -> CommandFailure { CommandFailure(message: message, exitCode: ExitCode(2)) }

  /// The command line is wrong: exit code 64.
  static func usage(_ message: String) -> CommandFailure { CommandFailure(message: message, exitCode: .validationFailure) }

  /// The answer is "no" or "not there": exit code 1.
  static func negative(_ message: String) -> CommandFailure { CommandFailure(message: message, exitCode: ExitCode(1)) }
}
