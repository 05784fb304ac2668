import ArgumentParser

/// `infoplist check`: everything that is wrong.
struct CheckCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "check", abstract: "Checks property lists, bundles, archives and folders.",
    discussion: """
      A bundle or archive (.ipa, .zip) is checked with everything inside it; a folder is searched for bundles and Info.plist files. Each \
      problem is shown with its place, its reason and, where there is one, its fix. Settings stand in the nearest .infoplist.json above each \
      path (docs/Configuration.md); options win over them.

      Exit codes: 0 nothing found, or remarks only; 1 problems found; 2 something could not be read, there was nothing to \
      check, or a configuration is wrong; 64 wrong usage.

      EXAMPLES
        infoplist check MyApp.ipa --profile store
        infoplist check --portability Settings.plist
        infoplist check --ignore 'syntax/*' --output-format sarif Sources
        infoplist check Sources --write-baseline .infoplist-baseline.json
      """)

  @Argument(help: "Property lists, bundles, archives or folders; '-' is standard input.", completion: .file())
  var paths: [String]

  @Option(
    name: .customLong("output-format"),
    help: "How findings are shown: text, json, json-lines, sarif, github, gitlab, junit, checkstyle or xcode.")
  var outputFormat: ReportFormat = .text

  @Option(
    name: .customLong("documentation-url"),
    help: ArgumentHelp("The address of the folder 'docs' of this project, for links to rules in SARIF.", valueName: "url"))
  var documentationURL: String?

  @OptionGroup var settings: CheckSettingArguments

  @Option(help: ArgumentHelp("Say nothing about the findings that this file lists.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to this file, for --baseline.", valueName: "file"))
  var writeBaseline: String?

  @Option(help: ArgumentHelp("An earlier build, for rules that compare builds.", valueName: "path"), completion: .file())
  var against: String?

  @Option(help: ArgumentHelp("Let up to this many warnings pass. Errors always count.", valueName: "count"))
  var maxWarnings: Int?

  @Flag(help: "Treat warnings as errors.")
  var strict: Bool = false

  @Flag(help: "Show errors only, and no progress.")
  var quiet: Bool = false

  @Flag(help: "Apply the safe fixes; files are replaced in one step, and what is left is shown.")
  var fix: Bool = false

  @Flag(help: "Apply unsafe fixes too: they may change the meaning.")
  var unsafeFixes: Bool = false

  @Flag(help: "Show what --fix would change as a unified diff, and change nothing.")
  var diff: Bool = false

  @Option(help: "When to use colors: auto, always or never.")
  var color: ColorChoice = .auto

  func validate() throws {
    if writeBaseline != nil, baseline != nil { throw ValidationError("--baseline and --write-baseline exclude each other.") }
    if writeBaseline != nil, fix || unsafeFixes || diff { throw ValidationError("--write-baseline does not go with fixes.") }
    if let documentationURL, !documentationURL.hasPrefix("https://") {
      throw ValidationError("--documentation-url takes an address that starts with https://.")
    }
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings takes zero or more.") }
  }

  func run() throws {
    try CheckRun(
      paths: paths, settings: settings.settings, outputFormat: outputFormat, documentationURL: documentationURL, baseline: baseline,
      writeBaseline: writeBaseline,
      against: against, maxWarnings: maxWarnings, strict: strict, quiet: quiet, fix: fix, unsafeFixes: unsafeFixes, diff: diff, color: color
    ).run()
  }
}
