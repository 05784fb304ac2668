import ArgumentParser
import DiagnosticReporting
import InfoPlistResolution
import SystemModel
import TransportSecurityProbe

/// `infoplist ats diagnose`: which exceptions a server needs, found out by connecting to it.
struct TransportSecurityDiagnoseCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "diagnose", abstract: "Connects to a server and tells which exceptions it needs.",
    discussion: """
      Tries the same combinations of exceptions as 'nscurl --ats-diagnostics' of macOS, in the same order and layout, with a summary first: what \
      the server does, why the plain rules fail, and the least exception that helps. This is the only command that uses the network. It sends \
      one GET for each step of a load, never cookies or credentials, and reads nothing after the head of an answer.

      The rules of the tests are those of the reference; --app also loads by the dictionary of an app, for the system that the options name. TLS comes from the OpenSSL 3 of this machine, opened when the command runs.

      Exit codes: 0 the diagnosis was made, 1 with --strict: the load fails under the plain rules, or with --app under those of the app, 2 there is no TLS engine or a file cannot be \
      read, 64 wrong usage.

      EXAMPLES
        infoplist ats diagnose https://example.com
        infoplist ats diagnose --app MyApp.app --os 15 https://example.com
        infoplist ats diagnose --verbose --output-format nscurl https://example.com
        infoplist ats diagnose --connect-to example.com:443:127.0.0.1:8443 --cacert ca.pem https://example.com
      """)

  @Argument(help: ArgumentHelp("An address that starts with https:// or http://.", valueName: "URL"))
  var url: String

  @Flag(help: "Show the dictionary of each test and the error that a system would give.")
  var verbose: Bool = false

  @Option(
    name: .customLong("output-format"),
    help: "What is shown: text (summary and listing), summary, nscurl (the listing alone) or json.")
  var outputFormat: DiagnosisFormat = .text

  @Flag(help: "Write JSON, as --output-format json does.")
  var json: Bool = false

  @Option(name: .customLong("tests"), help: "How many tests: 16, or 13 as systems without TLS 1.3 have them.")
  var sequence: DiagnosticTest.Sequence = .sixteen

  @Option(
    name: .customLong("connect-to"),
    help: ArgumentHelp("Connect elsewhere than a host says. Repeatable.", valueName: "NAME:PORT:ADDRESS:PORT"))
  var routes: [ConnectionRoute] = []

  @Option(
    name: .customLong("cacert"), help: ArgumentHelp("Certificates of further authorities to trust, in PEM.", valueName: "file"),
    completion: .file())
  var authorityFile: String?

  @Option(
    name: .customLong("ct-log-list"),
    help: ArgumentHelp("The logs of Certificate Transparency to trust: a list of version 3 in JSON.", valueName: "file"),
    completion: .file())
  var logList: String?

  @Flag(name: .customLong("require-ct"), help: "Also test what NSRequiresCertificateTransparency would do.")
  var testsTransparency: Bool = false

  @Option(
    help: ArgumentHelp("The longest time for one load, from 0.1 to 300; a diagnosis takes four times that at most.", valueName: "seconds"))
  var timeout: Double = 10

  @Flag(name: [.customShort("4"), .customLong("ipv4")], help: "Use version 4 of the Internet Protocol only.")
  var usesVersion4: Bool = false

  @Flag(name: [.customShort("6"), .customLong("ipv6")], help: "Use version 6 of the Internet Protocol only.")
  var usesVersion6: Bool = false

  @Option(
    help: ArgumentHelp("Also load by the dictionary of this bundle, archive or property list.", valueName: "path"), completion: .file())
  var app: String?

  @OptionGroup var target: TransportSecurityOptions

  @Flag(help: "Fail with exit code 1 when the load fails under the plain rules, or with --app under those of the app.")
  var strict: Bool = false

  func validate() throws {
    guard timeout >= 0.1, timeout <= 300 else { throw ValidationError("--timeout takes seconds from 0.1 to 300") }
    if usesVersion4, usesVersion6 { throw ValidationError("--ipv4 and --ipv6 exclude each other") }
  }

  func run() throws {
    let address: LoadAddress
    do {
      address = try LoadAddress(url)
    } catch {
      throw CommandFailure.usage("'\(url)' \(error.words)")
    }
    let diagnosis: TransportDiagnosis = try diagnose(address)
    if address.hadCredentials {
      CurrentConsole.console.writeError("infoplist: the user's name and password of the address are not sent\n")
    }
    let summary: DiagnosisSummary = DiagnosisSummary(diagnosis: diagnosis)
    let listing: DiagnosticListing = DiagnosticListing(isVerbose: verbose)
    switch json ? .json : outputFormat {
    case .text: CurrentConsole.console.write(summary.text + "\n" + listing.text(diagnosis))
    case .summary: CurrentConsole.console.write(summary.text)
    case .nscurl: CurrentConsole.console.write(listing.text(diagnosis))
    case .json: CurrentConsole.console.write(summary.json.pretty + "\n")
    }
    if strict, (diagnosis.app ?? diagnosis.tests.first?.result)?.passes != true { throw ExitCode(1) }
  }

  private func diagnose(_ address: LoadAddress) throws -> TransportDiagnosis {
    var options: ProbeOptions = ProbeOptions()
    options.routes = routes
    options.family = usesVersion4 ? .version4 : usesVersion6 ? .version6 : .any
    options.sequence = sequence
    options.testsTransparency = testsTransparency
    options.limits.loadMilliseconds = Int(timeout * 1000)
    options.limits.totalMilliseconds = Int(timeout * 4000)
    if let authorityFile {
      // Reading it first gives the usual words for a file that is not there.
      _ = try FileAccess.read(authorityFile)
      options.authorityFile = authorityFile
    }
    if let app {
      let source: ResolutionSource = try BundleAccess(app).source()
      let environment: Environment = target.environment(for: source)
      let configuration: TransportSecurityConfiguration = TransportSecurityConfiguration(
        source.info, profile: VariantProfile(for: environment))
      options.appRules = LoadRequirements.rules(
        of: TransportSecurityPolicy(configuration, environment: environment, profile: target.profile))
    }
    if let logList {
      guard let list: TransparencyLogList = TransparencyLogList(reading: try FileAccess.read(logList)) else {
        throw CommandFailure.unusable("\(logList) is no list of logs in JSON")
      }
      options.logList = list
    }
    let engine: TLSEngine
    switch TLSEngine.shared {
    case .success(let found): engine = found
    case .failure(let problem):
      throw CommandFailure.unusable("\(problem.words); install OpenSSL 3 (Debian: libssl3) to diagnose servers, all else works without it")
    }
    do {
      return try TransportDiagnosis.run(address, options: options, engine: engine)
    } catch {
      throw CommandFailure.unusable(authorityFile.map { "\($0): \(error.words)" } ?? error.words)
    }
  }
}

/// What `ats diagnose` shows.
enum DiagnosisFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case summary
  case nscurl
  case json
}

extension DiagnosticTest.Sequence: ExpressibleByArgument {}

extension ConnectionRoute: ExpressibleByArgument {
  /// Reads `NAME:PORT:ADDRESS:PORT`.
  public init?(argument: String) {
    self.init(argument)
  }
}
