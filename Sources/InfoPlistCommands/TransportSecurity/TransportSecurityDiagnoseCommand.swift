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
      the server does, why the plain rules fail, and the least exception that helps. Only this command and 'ats suggest --probe' use the network. It sends \
      one GET for each step of a load, never cookies or credentials, and reads nothing after the head of an answer.

      The rules of the tests are those of the reference; --app also loads by the dictionary of an app, for the system that the options name. TLS \
      comes from the OpenSSL 3 of this machine, opened when the command runs. Where the server is not at fault, CFNETWORK_DIAGNOSTICS=1 in the \
      environment of the app makes the system log why its loads fail.

      Exit codes: 0 the diagnosis was made, 1 with --strict: the load fails under the plain rules, or with --app under those of the app, 2 there \
      is no TLS engine or a file cannot be read, 64 wrong usage.

      EXAMPLES
        infoplist ats diagnose https://example.com
        infoplist ats diagnose --app MyApp.app --os 15 https://example.com
        infoplist ats diagnose --verbose --output-format nscurl https://example.com
        infoplist ats diagnose --cacert ca.pem https://localhost:8443
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

  @OptionGroup var connection: ProbeArguments

  @Flag(name: .customLong("require-ct"), help: "Also test what NSRequiresCertificateTransparency would do.")
  var testsTransparency: Bool = false

  @Option(
    help: ArgumentHelp("Also load by the dictionary of this bundle, archive or property list.", valueName: "path"), completion: .file())
  var app: String?

  @OptionGroup var target: TransportSecurityOptions

  @Flag(help: "Fail with exit code 1 when the load fails under the plain rules, or with --app under those of the app.")
  var strict: Bool = false

  func run() throws {
    let address: LoadAddress = try ProbeArguments.address(url)
    let diagnosis: TransportDiagnosis = try diagnose(address)
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
    var options: ProbeOptions = try connection.options()
    options.sequence = sequence
    options.testsTransparency = testsTransparency
    if let app {
      let source: ResolutionSource = try BundleAccess(app).source()
      let environment: Environment = target.environment(for: source)
      let configuration: TransportSecurityConfiguration = TransportSecurityConfiguration(
        source.info, profile: VariantProfile(for: environment))
      options.appRules = LoadRequirements.rules(
        of: TransportSecurityPolicy(configuration, environment: environment, profile: target.profile))
    }
    let prepared: ProbeOptions = options
    return try connection.withEngine { engine throws(TLSEngine.Unavailable) in
      try TransportDiagnosis.run(address, options: prepared, engine: engine)
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
