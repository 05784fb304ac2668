import ArgumentParser

/// The help of every command, for the documentation.
public enum HelpPages {
  /// Each command with its words (`infoplist check`) and its help text, the root first, then in the order of the help.
  public static var all: [(words: String, text: String)] {
    pages(InfoPlistCommand.self, words: "infoplist")
  }

  private static func pages(_ command: any ParsableCommand.Type, words: String) -> [(words: String, text: String)] {
    [(words, InfoPlistCommand.helpMessage(for: command, columns: 100))]
      + command.configuration.subcommands.flatMap { subcommand in
        pages(subcommand, words: words + " " + (subcommand.configuration.commandName ?? ""))
      }
  }
}
