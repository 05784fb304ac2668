public import SystemModel

/// Finds out by connecting which exceptions some loads need on a system, besides what the dictionary of an app has already.
public enum ExceptionProbe {
  /// Loads every address by the dictionary as it is, searches for the least exceptions of its hosts and those of its redirects where that fails, and
  /// takes out of all exceptions together what no load needs.
  public static func suggestion(
    for addresses: [LoadAddress], merge: TransportSecurityMerge, options: ProbeOptions = ProbeOptions(), engine: TLSEngine
  ) throws(TLSEngine.Unavailable) -> TransportSecuritySuggestion {
    var options: ProbeOptions = options
    options.limits.totalMilliseconds *= max(1, addresses.count)
    var prober: Prober = try Prober(options, engine: engine)
    let search: ExceptionSearch = ExceptionSearch(
      rules: { exception in LoadRequirements.rules(of: merge.policy(adding: exception.entries)) }, namesAddresses: merge.namesAddresses)
    var remarks: [TransportSecuritySuggestion.Remark] = []
    var exceptions: [String: DomainException] = [:]
    var helped: [(address: LoadAddress, hosts: Set<String>)] = []
    for address in addresses {
      let plain: LoadResult = prober.load(address, remaining: 4, rules: search.rules(TransportException()))
      func remark(_ outcome: TransportSecuritySuggestion.Remark.Outcome, _ problems: [LoadProblem], _ hop: LoadResult.Hop?) {
        // The reason for plain HTTP names the address already.
        let isNamed: Bool = if case .insecureHTTP? = problems.first { true } else { false }
        let place: String = hop.map { $0.address == address || isNamed ? "" : " (after a redirect to \($0.address.text))" } ?? ""
        let reason: String = problems.isEmpty ? "the server meets the rules" : problems.map(\.words).joined(separator: "; ") + place
        remarks.append(TransportSecuritySuggestion.Remark(text: address.text, outcome: outcome, reason: reason))
      }
      guard !plain.passes else {
        remark(.works, [], nil)
        continue
      }
      switch search.run(address, &prober) {
      case .found(let exception, let result):
        for (host, entry) in exception.entries { exceptions[host] = (exceptions[host] ?? .none).union(entry) }
        helped.append((address, Set(result.hops.map(\.address.host))))
        remark(.needsException, plain.problems, plain.hops.last)
      case .hopeless(let problems): remark(.impossible, problems.filter { !$0.exceptionCanHelp }, nil)
      case .exhausted(let problems): remark(.impossible, problems, nil)
      }
    }
    reduce(&exceptions, helped, search, &prober)
    return TransportSecuritySuggestion(exceptions: exceptions, remarks: remarks, merge: merge)
  }

  /// Takes out what no load needs. An exception that a single load asked for was found step by step and is least already.
  private static func reduce(
    _ exceptions: inout [String: DomainException], _ helped: [(address: LoadAddress, hosts: Set<String>)], _ search: ExceptionSearch,
    _ prober: inout Prober
  ) {
    for host in exceptions.keys.sorted() {
      let concerned: [LoadAddress] = helped.filter { $0.hosts.contains(host) }.map(\.address)
      guard concerned.count > 1 else { continue }
      var isSmaller: Bool = true
      while isSmaller, let entry: DomainException = exceptions[host] {
        isSmaller = false
        for smaller in entry.smallerOnes {
          var trial: [String: DomainException] = exceptions
          trial[host] = smaller
          let rules: (LoadAddress) -> LoadRequirements = search.rules(TransportException(entries: trial))
          guard concerned.allSatisfy({ prober.load($0, remaining: 4, rules: rules).passes }) else { continue }
          exceptions = trial
          isSmaller = true
          break
        }
      }
      if exceptions[host] == DomainException.none { exceptions[host] = nil }
    }
  }
}
