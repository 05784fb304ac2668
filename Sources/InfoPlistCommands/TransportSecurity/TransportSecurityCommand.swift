import ArgumentParser

/// `infoplist ats`: App Transport Security.
struct TransportSecurityCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "ats", abstract: "Tells what App Transport Security does to connections.",
    discussion: """
      EXAMPLES
        infoplist ats check MyApp.app
        infoplist ats check MyApp.app http://example.com --why
        infoplist ats suggest http://old.example.com
        infoplist ats minimize Info.plist
        infoplist ats diagnose https://old.example.com
      """,
    subcommands: [
      TransportSecurityCheckCommand.self, TransportSecuritySuggestCommand.self, TransportSecurityMinimizeCommand.self,
      TransportSecurityDiagnoseCommand.self,
    ])
}
