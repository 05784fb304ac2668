public import ArgumentParser

/// The tool of people who work on the package.
public struct DevelopmentCommand: ParsableCommand {
  /// Name and subcommands.
  public static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "infoplist-dev", abstract: "Maintain swift-info-plist itself.",
    subcommands: [GenerateCommand.self, ConformanceCommand.self, NewRuleCommand.self])

  /// Makes the command.
  public init() {}
}
