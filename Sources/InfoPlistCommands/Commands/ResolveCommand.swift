import ArgumentParser
import DiagnosticReporting
import Diagnostics
import InfoPlistCatalog
import InfoPlistResolution
import PropertyLists

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
    let source: ResolutionSource = try access.source()
    let paths: [PropertyListPath] = try keys.map { try KeyPathLookup.path($0, in: source.info.document?.root) }
    let environment: Environment = target.environment(for: source)
    let resolved: ResolvedInfo = resolution(source, environment, access)
    let style: ReportStyle = OutputStyle.forOutput(color)
    if matrix {
      let printer: MatrixPrinter = MatrixPrinter(style: style, devices: devices(environment), languages: languages(resolved)) {
        resolution(source, $0, access)
      }
      CurrentConsole.console.write(json ? printer.json(paths).pretty + "\n" : printer.text(paths))
    } else {
      let printer: ResolutionPrinter = ResolutionPrinter(style: style, access: access, resolved: resolved, showsSteps: why)
      let shown: [PropertyListPath] = keys.isEmpty ? resolved.keys.map { PropertyListPath([.key($0)]) } : paths
      CurrentConsole.console.write(json ? printer.json(shown).pretty + "\n" : printer.text(shown))
    }
    try access.requireCompleteness()
    let missing: [PropertyListPath] = paths.filter { !ResolutionPrinter.exists($0, in: resolved) }
    guard missing.isEmpty || matrix else { throw ExitCode(1) }
  }

  private func resolution(_ source: ResolutionSource, _ environment: Environment, _ access: BundleAccess) -> ResolvedInfo {
    let main: ResolvedInfo? = access.enclosingApp(of: source).map { ResolvedInfo($0, for: environment, options: target.resolution) }
    return ResolvedInfo(source, for: environment, in: main, options: target.resolution)
  }

  /// The devices of the matrix: the one that was named, or all that share its system's bundles.
  private func devices(_ environment: Environment) -> [Environment] {
    let family: [Device] =
      switch environment.device {
      case let device where target.device != nil: [device]
      case .iPhone, .iPad, .iPod: [.iPhone, .iPad, .iPod]
      case let device: [device]
      }
    return family.map { Environment(device: $0, osVersion: environment.osVersion, languages: environment.languages) }
  }

  /// The languages of the matrix: those of the bundle, or English where it has none.
  private func languages(_ resolved: ResolvedInfo) -> [String] {
    let names: [String] = resolved.localizations.languages
    return names.isEmpty ? ["en"] : names
  }
}
