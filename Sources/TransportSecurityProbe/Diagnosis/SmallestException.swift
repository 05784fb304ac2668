import SystemModel

/// The least that has to be loosened so that a load succeeds.
public enum SmallestException: Sendable, Hashable {
  /// Nothing: it succeeds under the full rules.
  case noneNeeded
  /// These exceptions.
  case exception(TransportException)
  /// No exception helps, because of this.
  case impossible(LoadProblem)

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

  private static let firstInsecure: Int = 6
  private static let loadLimit: Int = 48

  /// Searches: each failing step climbs one rung for its host, so the result is the first that lets every step through.
  static func search(_ address: LoadAddress, _ prober: inout Prober) -> SmallestException {
    var exception: TransportException = TransportException()
    var rungs: [String: Int] = [:]
    for _ in 0..<loadLimit {
      let result: LoadResult = prober.load(address, remaining: 4, rules: exception.requirements)
      guard let problem: LoadProblem = result.problems.first, let hop: LoadResult.Hop = result.hops.last else {
        return exception.isEmpty ? .noneNeeded : .exception(exception)
      }
      guard result.problems.allSatisfy({ $0.isAboutTransportSecurity }) else {
        return .impossible(result.problems.first { !$0.isAboutTransportSecurity } ?? problem)
      }
      let host: String = hop.address.host
      var rung: Int = (rungs[host] ?? 0) + 1
      switch problem {
      case .insecureHTTP, .keySize, .digest: rung = max(rung, firstInsecure)
      default: break
      }
      rungs[host] = rung
      guard rung < ladder.count, !TransportException.isAddress(host) else { break }
      exception[host] = ladder[rung]
    }
    let everything: TransportException = TransportException(allowsArbitraryLoads: true)
    let last: LoadResult = prober.load(address, remaining: 1, rules: everything.requirements)
    return last.problems.first.map { .impossible($0) } ?? .exception(everything)
  }
}
