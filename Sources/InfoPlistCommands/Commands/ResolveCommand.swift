import ArgumentParser
import DiagnosticReporting
import InfoPlistKit

/// `infoplist resolve`: the values that a system would see, and why.
struct ResolveCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "resolve", abstract: "Shows the values that hold on a device, for a user's languages, and why.",
    discussion: """
      The bundle may be a folder, an archive (.ipa, .zip) or a property list on its own. Without keys, all keys of the Info.plist are shown. \
      A key may be a key path: CFBundleDocumentTypes[0].CFBundleTypeName gives the name as the user reads it.

      Exit codes: 0 all keys that were asked for have a value, 1 one of them has none, 2 the bundle cannot be read, 64 wrong usage.

      EXAMPLES
        infoplist resolve MyApp.app --device ipad --languages fr
        infoplist resolve MyApp.ipa CFBundleDisplayName --why --languages fr-CA,en
        infoplist resolve MyApp.app CFBundleDisplayName --matrix
      """)

  @Argument(help: "A bundle, archive or property list; '-' is standard input.", completion: .file())
  var bundle: String

  @Argument(help: ArgumentHelp("Keys or key paths.", valueName: "key"))
  var keys: [String] = []

  @OptionGroup var target: EnvironmentOptions

  @Flag(help: "Show each step of the decision, and what lost.")
  var why: Bool = false

  @Flag(help: "Show a table of all devices of the family and all languages of the bundle for each key.")
  var matrix: Bool = false

  @Flag(help: "Write JSON.")
  var json: Bool = false

  @Option(help: "When to use colors: auto, always or never.")
  var color: ColorChoice = .auto

  func validate() throws {
    if matrix, keys.isEmpty { throw ValidationError("--matrix needs a key") }
    if matrix, why { throw ValidationError("--matrix and --why exclude each other") }
  }

  func run() throws {
    let access: BundleAccess = try BundleAccess(bundle)
    let request: ResolveRequest = target.request(path: access.path, keys: keys, includesTrace: why)
    let style: ReportStyle = OutputStyle.forOutput(color)
    if matrix {
      let answer: ResolutionMatrix = try access.answer { try $0.matrix(request) }
      let printer: MatrixPrinter = MatrixPrinter(style: style)
      CurrentConsole.console.write(json ? printer.json(answer).pretty + "\n" : printer.text(answer))
      return try access.requireCompleteness(answer.product.problems)
    }
    let answer: ResolveAnswer = try access.answer { try $0.resolve(request) }
    let printer: ResolutionPrinter = ResolutionPrinter(
      style: style, path: access.path, answer: answer, showsSteps: why, showsFacts: keys.isEmpty)
    CurrentConsole.console.write(json ? printer.json.pretty + "\n" : printer.text)
    try access.requireCompleteness(answer.product.problems)
    if !keys.isEmpty, answer.values.contains(where: { !$0.exists }) { throw ExitCode(1) }
  }
}
