import SystemModel

/// Searches by trying for the least that has to be loosened so that a load succeeds.
struct ExceptionSearch {
  /// What became of a search.
  enum Outcome {
    /// The load succeeds with these exceptions.
    case found(TransportException, LoadResult)
    /// Nothing that exceptions could change keeps the load from succeeding.
    case hopeless([LoadProblem])
    /// A step fails whatever the exception of its host says.
    case exhausted([LoadProblem])
  }

  /// What exceptions ask of a load.
  let rules: (TransportException) -> (LoadAddress) -> LoadRequirements
  /// Whether an exception can name an address.
  let namesAddresses: Bool

  /// The exceptions for one host, in the order of what they risk.
  static let ladder: [DomainException] = [
    DomainException(),
    DomainException(disablesForwardSecrecy: true),
    DomainException(minimumTLS: .tls11),
    DomainException(minimumTLS: .tls10),
    DomainException(minimumTLS: .tls11, disablesForwardSecrecy: true),
    DomainException(minimumTLS: .tls10, disablesForwardSecrecy: true),
    DomainException(allowsInsecureHTTP: true),
    DomainException(disablesForwardSecrecy: true, allowsInsecureHTTP: true),
    DomainException(minimumTLS: .tls11, allowsInsecureHTTP: true),
    DomainException(minimumTLS: .tls10, allowsInsecureHTTP: true),
    DomainException(minimumTLS: .tls11, disablesForwardSecrecy: true, allowsInsecureHTTP: true),
    DomainException(minimumTLS: .tls10, disablesForwardSecrecy: true, allowsInsecureHTTP: true),
  ]

  private static let loadLimit: Int = 48

  /// Loads again and again: each failing step climbs one rung for its host, so the result is the first that lets every step through.
  func run(_ address: LoadAddress, _ prober: inout Prober) -> Outcome {
    var exception: TransportException = TransportException()
    var rungs: [String: Int] = [:]
    var problems: [LoadProblem] = []
    for _ in 0..<Self.loadLimit {
      let result: LoadResult = prober.load(address, remaining: 4, rules: rules(exception))
      problems = result.problems
      guard let problem: LoadProblem = problems.first, let hop: LoadResult.Hop = result.hops.last else {
        return .found(exception, result)
      }
      guard problems.allSatisfy({ $0.exceptionCanHelp }) else { return .hopeless(problems) }
      let host: String = hop.address.host
      guard namesAddresses || hop.address.connectionHost.address == nil else { return .exhausted(problems) }
      var rung: Int = (rungs[host] ?? 0) + 1
      while rung < Self.ladder.count {
        exception[host] = Self.ladder[rung]
        if Self.mayHelp(problem, hop.requirements, rules(exception)(hop.address)) { break }
        rung += 1
      }
      rungs[host] = rung
      guard rung < Self.ladder.count else { return .exhausted(problems) }
    }
    return .exhausted(problems)
  }

  /// Whether a step that failed can pass with other requirements. Those that change nothing about the reason are not tried.
  private static func mayHelp(_ problem: LoadProblem, _ present: LoadRequirements, _ next: LoadRequirements) -> Bool {
    switch problem {
    case .insecureHTTP: next.allowsInsecureHTTP
    case .keySize: !next.checksKeySize
    case .digest: !next.checksDigest
    default: next != present
    }
  }
}
