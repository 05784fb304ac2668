import AppBundles
import ArgumentParser
import DiagnosticReporting
import Diagnostics
import InfoPlistKit
import Linting
import LocalFileSystem
import PropertyLists

/// `infoplist check`: everything that is wrong.
struct CheckCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "check", abstract: "Checks property lists, bundles and folders.",
    discussion: """
      A bundle is checked with everything inside it; a folder is searched for bundles and Info.plist files. Each problem is shown with its \
      place, its reason and, where there is one, its fix.

      Exit codes: 0 nothing found, or remarks only; 1 problems found; 2 something could not be read; 64 wrong usage.

      EXAMPLES
        infoplist check MyApp.app
        infoplist check --portability Settings.plist
        infoplist check --ignore 'syntax/*' --output-format json Sources
      """)

  @Argument(help: "Property lists, bundles or folders; '-' is standard input.", completion: .file())
  var paths: [String]

  @Option(name: .customLong("output-format"), help: "How findings are shown: text, json or json-lines.")
  var outputFormat: ReportFormat = .text

  @Flag(help: "Also tell where other parsers read a file differently.")
  var portability: Bool = false

  @Option(help: ArgumentHelp("Run only these rules; 'category/*' is a whole category. Repeatable.", valueName: "rule"))
  var select: [RulePattern] = []

  @Option(help: ArgumentHelp("Do not run these rules. Repeatable.", valueName: "rule"))
  var ignore: [RulePattern] = []

  @Flag(help: "Also run rules that are not certain yet.")
  var preview: Bool = false

  @Flag(help: "Treat warnings as errors.")
  var strict: Bool = false

  @Flag(help: "Show errors only.")
  var quiet: Bool = false

  @Flag(help: "Apply the safe fixes; files are replaced in one step, and what is left is shown.")
  var fix: Bool = false

  @Flag(help: "Apply unsafe fixes too: they may change the meaning.")
  var unsafeFixes: Bool = false

  @Flag(help: "Show what --fix would change as a unified diff, and change nothing.")
  var diff: Bool = false

  @Option(help: "When to use colors: auto, always or never.")
  var color: ColorChoice = .auto

  func run() throws {
    var request: CheckRequest = CheckRequest(paths: paths.filter { $0 != "-" })
    request.options.select = select
    request.options.ignore = ignore
    request.options.includesPreviews = preview
    if portability, let pattern: RulePattern = RulePattern(argument: "portability/*") {
      if select.isEmpty { request.options.extend = [pattern] } else { request.options.select.append(pattern) }
    }
    var fileSystem: InputFileSystem = InputFileSystem()
    if paths.contains("-") {
      fileSystem.standardInput = try FileAccess.read("-")
      request.paths.append(InputFileSystem.standardInputPath)
    }
    let workspace: Workspace = Workspace(fileSystem: fileSystem)
    let answer: CheckAnswer
    if fix || unsafeFixes || diff {
      let fixed: FixAnswer = workspace.fix(request, allowing: unsafeFixes ? .unsafe : .safe)
      if diff { return try showDifferences(fixed) }
      try write(fixed)
      answer = fixed.remaining
    } else {
      answer = workspace.check(request)
    }
    show(answer)
    try finish(answer)
  }

  /// Tells what could not be read, and ends with the exit code of the findings.
  private func finish(_ answer: CheckAnswer) throws {
    for error in answer.errors { CurrentConsole.console.writeError("infoplist: \(error)\n") }
    for words in answer.incompleteness { CurrentConsole.console.writeError("infoplist: \(words)\n") }
    if !answer.errors.isEmpty { throw ExitCode(2) }
    let worst: Severity? = answer.findings.map(\.diagnostic.severity).max()
    if let worst, worst > .info { throw ExitCode(1) }
  }

  private func write(_ fixed: FixAnswer) throws {
    for file in fixed.files {
      try FileAccess.write(file.after.array, to: file.path == InputFileSystem.standardInputPath ? "-" : file.path)
    }
    let count: Int = fixed.files.reduce(0) { $0 + $1.applied.count }
    guard count > 0 else { return }
    let files: String = "\(fixed.files.count) file\(fixed.files.count == 1 ? "" : "s")"
    CurrentConsole.console.writeError("infoplist: applied \(count) fix\(count == 1 ? "" : "es") in \(files)\n")
  }

  /// Exit code 1 when something would change.
  private func showDifferences(_ fixed: FixAnswer) throws {
    for file in fixed.files {
      let after: PropertyListDocument = PropertyListDocument(
        reading: file.after, options: PropertyListReadingOptions(format: file.before.format))
      if file.before.format.isText {
        CurrentConsole.console.write(
          UnifiedDiff.text(
            old: file.before.text.text, new: after.text.text, oldName: file.path, newName: file.path, style: OutputStyle.forOutput(color)))
      } else {
        CurrentConsole.console.write("Binary file \(file.path) would change: \(file.applied.count) fixes\n")
      }
    }
    for error in fixed.remaining.errors { CurrentConsole.console.writeError("infoplist: \(error)\n") }
    if !fixed.remaining.errors.isEmpty { throw ExitCode(2) }
    if !fixed.files.isEmpty { throw ExitCode(1) }
  }

  private func show(_ answer: CheckAnswer) {
    var diagnostics: [Diagnostic] = answer.findings.map(\.diagnostic)
    if strict {
      for index in diagnostics.indices where diagnostics[index].severity == .warning { diagnostics[index].severity = .error }
    }
    if quiet { diagnostics.removeAll { $0.severity != .error } }
    let texts: [String: SourceBytes] = answer.files.compactMapValues { $0.document.format.isText ? $0.document.text : nil }
    let report: Report = Report(diagnostics: diagnostics, texts: texts, fileCount: answer.files.count)
    let renderer: any ReportRenderer =
      switch outputFormat {
      case .text: TextRenderer(style: OutputStyle.forOutput(color))
      case .json: JSONRenderer()
      case .jsonLines: JSONLinesRenderer()
      }
    // A run that could not read anything says so on standard error and nothing else.
    if outputFormat == .text, answer.files.isEmpty, !answer.errors.isEmpty { return }
    CurrentConsole.console.write(renderer.render(report))
  }
}

/// How findings are shown.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case jsonLines = "json-lines"
}

extension RulePattern: ExpressibleByArgument {
  /// Reads a pattern such as `syntax/*`.
  public init?(argument: String) {
    self.init(argument)
  }
}

/// The real disk with standard input as one more file.
struct InputFileSystem: FileSystem {
  /// The name under which standard input is checked and shown.
  static let standardInputPath: String = "<stdin>"

  var standardInput: SourceBytes?
  private let disk: LocalFileSystem = LocalFileSystem()

  func read(_ path: String, limit: Int) throws(FileError) -> SourceBytes {
    guard path == Self.standardInputPath, let standardInput else { return try disk.read(path, limit: limit) }
    guard standardInput.count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
    return standardInput
  }

  func entries(of path: String) throws(FileError) -> [DirectoryEntry] {
    try disk.entries(of: path)
  }

  func info(at path: String) throws(FileError) -> FileInfo {
    guard path == Self.standardInputPath, let standardInput else { return try disk.info(at: path) }
    return FileInfo(kind: .file, size: standardInput.count)
  }
}
