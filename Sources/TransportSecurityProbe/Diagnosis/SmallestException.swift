import SystemModel

/// The least that has to be loosened so that a load succeeds, by the words of the reference.
public enum SmallestException: Sendable, Hashable {
  /// Nothing: it succeeds under the full rules.
  case noneNeeded
  /// These exceptions.
  case exception(TransportException)
  /// No exception helps, because of this.
  case impossible(LoadProblem)

  /// Searches, exceptions of hosts first and the key that lifts the rules for all hosts last.
  static func search(_ address: LoadAddress, _ prober: inout Prober) -> SmallestException {
    let search: ExceptionSearch = ExceptionSearch(rules: { $0.requirements }, namesAddresses: false)
    switch search.run(address, &prober) {
    case .found(let exception, _): return exception.isEmpty ? .noneNeeded : .exception(exception)
    case .hopeless(let problems):
      guard let problem: LoadProblem = problems.first(where: { !$0.exceptionCanHelp }) else { return .noneNeeded }
      return .impossible(problem)
    case .exhausted: break
    }
    let everything: TransportException = TransportException(allowsArbitraryLoads: true)
    let last: LoadResult = prober.load(address, remaining: 1, rules: everything.requirements)
    return last.problems.first.map { .impossible($0) } ?? .exception(everything)
  }
}
