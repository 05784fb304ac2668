import SystemModel

/// Runs loads against one server within one budget of time, and names their reasons.
struct Prober {
  private var loader: Loader
  private let limits: LoadLimits
  private let budget: Deadline
  private var profiles: [String: ServerProfile] = [:]
  private var hasTimedOut: Bool = false

  init(_ options: ProbeOptions, engine: TLSEngine) throws(TLSEngine.Unavailable) {
    let trust: TLSTrust = try TLSTrust(engine: engine, authorityFile: options.authorityFile)
    loader = Loader(
      trust: trust,
      judge: Judge(
        engine: engine, logList: options.logList, addedAuthorities: TLSTrust.certificates(inPEM: options.addedAuthorities)),
      limits: options.limits,
      lookup: NameLookup(routes: options.routes, family: options.family))
    limits = options.limits
    budget = Deadline(milliseconds: options.limits.totalMilliseconds)
  }

  /// Loads an address; `remaining` loads share the rest of the time once a server has let one time out.
  mutating func load(_ address: LoadAddress, remaining: Int, rules: (LoadAddress) -> LoadRequirements) -> LoadResult {
    var result: LoadResult = loader.load(address, deadline(remaining), rules: rules)
    note(result.problems)
    guard let hop: LoadResult.Hop = result.hops.last, hop.address.isSecure, hop.evidence == nil, !result.problems.isEmpty else {
      return result
    }
    let profile: ServerProfile = profile(hop.address, remaining: remaining)
    result.problems = result.problems.map { profile.refine($0, hop.requirements) }
    return result
  }

  /// What the server does with each version.
  mutating func profile(_ address: LoadAddress, remaining: Int) -> ServerProfile {
    guard address.isSecure else { return ServerProfile() }
    let key: String = address.host + ":" + String(address.port)
    if let profile: ServerProfile = profiles[key] { return profile }
    var profile: ServerProfile = ServerProfile()
    for version in TLSVersion.allCases.reversed() {
      let offer: TLSOffer = TLSOffer(minimum: version, maximum: version, suites: nil)
      switch loader.evidence(address, offer: offer, deadline(remaining)) {
      case .success(let evidence): profile.outcomes.append((version, .connected(evidence)))
      case .failure(let problem):
        note([problem])
        profile.outcomes.append((version, .failed(problem)))
        // A port where nothing answers does so with every version.
        switch problem {
        case .refused, .unreachable, .nameNotFound:
          profiles[key] = profile
          return profile
        default: break
        }
      }
    }
    profiles[key] = profile
    return profile
  }

  /// What the timestamps of a handshake are worth.
  func transparency(_ evidence: HandshakeEvidence) -> TransparencyResult? {
    evidence.certificate.map { loader.judge.transparency(evidence, $0) }
  }

  private func deadline(_ remaining: Int) -> Deadline {
    let left: Int = budget.milliseconds
    guard hasTimedOut || left < limits.totalMilliseconds / 2 else { return Deadline(milliseconds: min(limits.loadMilliseconds, left)) }
    return Deadline(milliseconds: min(limits.loadMilliseconds, left / max(1, remaining + 4)))
  }

  private mutating func note(_ problems: [LoadProblem]) {
    if case .timedOut? = problems.first { hasTimedOut = true }
  }
}
