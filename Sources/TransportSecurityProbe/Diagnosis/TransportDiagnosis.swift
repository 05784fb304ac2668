import SystemModel

/// The diagnosis of one address: what the server does, what the usual tests give, and the least exception that helps.
public struct TransportDiagnosis: Sendable {
  /// The address.
  public let address: LoadAddress
  /// The engine that was used.
  public let engineVersion: String
  /// What the server does when everything is offered.
  public let profile: ServerProfile
  /// The tests with what became of them, in their order.
  public let tests: [(test: DiagnosticTest, result: LoadResult)]
  /// What the timestamps of the server are worth; nil without a handshake.
  public let transparency: TransparencyResult?
  /// What a requirement of Certificate Transparency would give; nil when it was not asked for.
  public let transparencyTest: LoadResult?
  /// What the rules of an app give; nil when none were given.
  public let app: LoadResult?
  /// The least exception that helps.
  public let smallest: SmallestException

  /// Runs a diagnosis. Nothing but this connects to the network, and only to the address, its redirects and the routes.
  public static func run(_ address: LoadAddress, options: ProbeOptions = ProbeOptions(), engine: TLSEngine)
    throws(TLSEngine.Unavailable)
    -> TransportDiagnosis
  {
    var prober: Prober = try Prober(options, engine: engine)
    let tests: [DiagnosticTest] = DiagnosticTest.all(for: address.host, options.sequence)
    let extra: Int = 6
    let profile: ServerProfile = prober.profile(address, remaining: tests.count + extra)
    var results: [(test: DiagnosticTest, result: LoadResult)] = []
    for (index, test) in tests.enumerated() {
      let result: LoadResult = prober.load(address, remaining: tests.count - index + extra, rules: test.exception.requirements)
      results.append((test, result))
    }
    let app: LoadResult? = options.appRules.map { prober.load(address, remaining: extra, rules: $0) }
    var transparencyTest: LoadResult?
    if options.testsTransparency {
      transparencyTest = prober.load(address, remaining: extra) { step in
        var requirements: LoadRequirements = DomainException.none.requirements
        if step.host == address.host { requirements.transparency = .byKey }
        return requirements
      }
    }
    // Every test passes or fails for a reason that no exception changes: no more loads are needed to know that.
    let defaultResult: LoadResult? = results.first?.result
    let smallest: SmallestException
    if let defaultResult, defaultResult.passes {
      smallest = .noneNeeded
    } else if let problem: LoadProblem = defaultResult?.problems.first(where: { !$0.isAboutTransportSecurity }) {
      smallest = .impossible(problem)
    } else {
      smallest = SmallestException.search(address, &prober)
    }
    return TransportDiagnosis(
      address: address, engineVersion: engine.version, profile: profile, tests: results,
      transparency: profile.connections.first.flatMap { prober.transparency($0) }, transparencyTest: transparencyTest, app: app,
      smallest: smallest)
  }
}
