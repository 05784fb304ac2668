import ArgumentParser
import DiagnosticReporting
import Diagnostics
import InfoPlistResolution
import PropertyLists
import SystemModel

/// `infoplist ats minimize`: an equal dictionary without what has no effect.
struct TransportSecurityMinimizeCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "minimize", abstract: "Takes out of the dictionary what has no effect on any load.",
    discussion: """
      What is left gives the same verdict for every address, interface and system from --from on. Without --in-place or --output the file stays \
      as it is and the parts are only named. NSAllowsLocalNetworking with YES stays, as it declares an intent; so does everything that holds a \
      build setting.

      Exit codes: 0 nothing has to go, or it went; 1 something has no effect and nothing was written; 2 the file cannot be read or written; \
      64 wrong usage.

      EXAMPLES
        infoplist ats minimize Info.plist
        infoplist ats minimize Info.plist --from 17.0 --in-place
      """)

  @Argument(help: "A property list; '-' is standard input.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("The device: iphone, ipad, ipod, mac, appletv, watch or vision.", valueName: "device"))
  var device: DeviceArgument?

  @Option(help: ArgumentHelp("The oldest system that the app runs on. By default the first with the rules.", valueName: "version"))
  var from: OSVersionArgument?

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the result goes; '-' is standard output.", valueName: "path"))
  var output: String?

  @Flag(name: .long, help: "Replace the file.")
  var inPlace: Bool = false

  @Flag(help: "Write JSON about what has no effect.")
  var json: Bool = false

  func validate() throws {
    if inPlace, output != nil { throw ValidationError("--in-place and --output exclude each other") }
    if inPlace, file == "-" { throw ValidationError("standard input cannot be replaced; leave out --in-place") }
    if json, output == "-" { throw ValidationError("--json and the result cannot both go to standard output") }
  }

  func run() throws {
    let document: PropertyListDocument = try FileAccess.document(file)
    let name: String = FileAccess.displayName(file)
    guard document.root?.kind == .dictionary else { throw CommandFailure.unusable("\(name) holds no dictionary") }
    let configuration: TransportSecurityConfiguration = TransportSecurityConfiguration(document, file: name)
    let minimization: TransportSecurityMinimization = TransportSecurityMinimization(
      configuration, equivalence: TransportSecurityEquivalence(device: device?.device ?? .iPhone, from: from?.version))
    let target: String? = inPlace ? file : output
    if let target {
      let result: PropertyListDocument
      do {
        result = try document.applying(minimization.edits)
      } catch {
        throw CommandFailure.unusable("\(name): \(error.description)")
      }
      if !inPlace || !minimization.removals.isEmpty { try FileAccess.write(result.bytes.array, to: target) }
    }
    report(minimization, hasDictionary: configuration.node != nil, toErrors: output == "-")
    if target == nil, !minimization.removals.isEmpty { throw ExitCode(1) }
  }

  private func report(_ minimization: TransportSecurityMinimization, hasDictionary: Bool, toErrors: Bool) {
    var text: String = ""
    if json {
      let removals: [JSONOutput] = minimization.removals.map {
        .members([("path", .string($0.path.description)), ("reason", .string($0.reason))])
      }
      text = JSONOutput.members([("schemaVersion", 1), ("removals", .array(removals))]).pretty + "\n"
    } else if minimization.removals.isEmpty {
      text = hasDictionary ? "nothing is without effect\n" : "there is no NSAppTransportSecurity, so there is nothing to take out\n"
    } else {
      for removal in minimization.removals { text += VisibleText.sanitized("\(removal.path): \(removal.reason)") + "\n" }
    }
    if toErrors { CurrentConsole.console.writeError(text) } else { CurrentConsole.console.write(text) }
  }
}
