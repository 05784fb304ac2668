import ArgumentParser

/// The help of every command, for the documentation.
public enum HelpPages {
  /// Each command with its words (`infoplist check`) and its help text, the root first, then in the order of the help.
  public static func all(columns: Int = 100) -> [(words: String, text: String)] {
    pages(InfoPlistCommand.self, words: "infoplist", columns)
  }

  private static func pages(_ command: any ParsableCommand.Type, words: String, _ columns: Int) -> [(words: String, text: String)] {
    [(words, InfoPlistCommand.helpMessage(for: command, columns: columns))]
      + command.configuration.subcommands.flatMap { subcommand in
        pages(subcommand, words: words + " " + (subcommand.configuration.commandName ?? ""), columns)
      }
  }
}
