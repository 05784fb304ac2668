public import ArgumentParser
import Foundation

/// `infoplist-dev generate`.
public struct GenerateCommand: ParsableCommand {
  /// Name and help.
  public static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "generate", abstract: "Regenerate the checked-in files that are made from other files.")

  /// Whether to compare only.
  @Flag(help: "Write nothing; fail when a file is out of date.")
  public var check: Bool = false

  /// The one generator to run.
  @Option(help: "Run this generator only.")
  public var only: String?

  /// Root of the package.
  @Option(help: "Root directory of the package.")
  public var package: String = "."

  /// Makes the command.
  public init() {}

  /// Checks that the generator exists.
  public func validate() throws {
    if let only, !Generators.all.contains(where: { $0.name == only }) {
      throw ValidationError("no generator '\(only)'; there are: \(Generators.all.map(\.name).joined(separator: ", "))")
    }
  }

  /// Writes or compares.
  public func run() throws {
    let changed: [String] = try Generators.run(package: URL(fileURLWithPath: package), only: only, write: !check)
    for path in changed { print(check ? "out of date: \(path)" : "wrote \(path)") }
    if check, !changed.isEmpty { throw ExitCode.failure }
  }
}
