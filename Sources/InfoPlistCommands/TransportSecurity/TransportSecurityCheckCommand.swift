import AppBundles
import ArgumentParser
import DiagnosticReporting
import Diagnostics
import InfoPlistResolution
import PropertyLists
import SystemModel

/// `infoplist ats check`: the verdicts on loads, or what the dictionary opens.
struct TransportSecurityCheckCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "check", abstract: "Judges loads by the dictionary of an app, or says what the dictionary opens.",
    discussion: """
      Nothing is connected to: the answer is what the system would do before and while it connects. Without addresses the dictionary is put into \
      plain words, domain by domain, with everything for which the App Store asks for a reason.

      Exit codes: 0 all loads may start, 1 one of them is blocked, 2 something cannot be read, 64 wrong usage.

      EXAMPLES
        infoplist ats check MyApp.app
        infoplist ats check MyApp.ipa http://example.com https://10.0.0.1 --why
        infoplist ats check Info.plist --urls-from urls.txt --os 9.3 --json
      """)

  @Argument(help: "A bundle, archive or property list; '-' is standard input.", completion: .file())
  var bundle: String

  @Argument(help: ArgumentHelp("Addresses.", valueName: "url"))
  var urls: [String] = []

  @Option(help: ArgumentHelp("Read addresses from a file, one a line; '-' is standard input.", valueName: "file"))
  var urlsFrom: String?

  @Option(help: "What loads the addresses: session, media, web-content or low-level.")
  var context: ConnectionContext = .session

  @OptionGroup var target: TransportSecurityOptions

  @Flag(help: "Show each step of the decision, and what lost.")
  var why: Bool = false

  @Flag(help: "Write JSON.")
  var json: Bool = false

  @Option(help: "When to use colors: auto, always or never.")
  var color: ColorChoice = .auto

  func validate() throws {
    if bundle == "-", urlsFrom == "-" { throw ValidationError("standard input cannot be both the property list and the addresses") }
  }

  func run() throws {
    let access: BundleAccess = try BundleAccess(bundle)
    let source: ResolutionSource = try access.source()
    let environment: Environment = target.environment(for: source)
    let configuration: TransportSecurityConfiguration = TransportSecurityConfiguration(
      source.info, profile: VariantProfile(for: environment))
    let policy: TransportSecurityPolicy = TransportSecurityPolicy(configuration, environment: environment, profile: target.profile)
    let printer: TransportSecurityPrinter = TransportSecurityPrinter(
      style: OutputStyle.forOutput(color), root: access.path, explainer: TransportSecurityExplainer(policy), context: context)
    let texts: [String] = try urls + listedURLs()
    if texts.isEmpty, urlsFrom == nil {
      CurrentConsole.console.write(json ? printer.summaryJSON.pretty + "\n" : printer.summaryText)
      return
    }
    let loads: [TransportSecurityPrinter.Load] = texts.map { TransportSecurityPrinter.Load($0) }
    CurrentConsole.console.write(json ? printer.json(loads).pretty + "\n" : printer.text(loads, showsSteps: why))
    if loads.contains(where: { $0.problem != nil }) { throw ExitCode(2) }
    if loads.contains(where: { $0.url.map { !policy.verdict(for: $0, in: context).allowsLoad } ?? false }) { throw ExitCode(1) }
  }

  private func listedURLs() throws -> [String] {
    guard let urlsFrom else { return [] }
    let text: String = String(decoding: try FileAccess.read(urlsFrom).array, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map { line in
      String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
